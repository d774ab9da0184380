// Seat links to give away, each to copy or to photograph.
import { SeatMark } from "../../look";
import { useLanguage } from "../language";
import { CopyField } from "../parts/CopyField";
import { Dialog } from "../parts/Dialog";
import { Qr } from "../parts/Qr";
import { seatLink } from "../route";

interface SeatLinksProps {
  title: string;
  about: string;
  table: string;
  /** Secrets by seat. */
  links: Record<string, string>;
  nameOf(seat: number): string;
  close(): void;
}

const HERE_ONLY = ["localhost", "127.0.0.1", "[::1]"];

export function SeatLinks({ title, about, table, links, nameOf, close }: SeatLinksProps) {
  const { ui } = useLanguage();
  return (
    <Dialog title={title} close={close}>
      <p>{about}</p>
      {HERE_ONLY.includes(location.hostname) && <p className="quiet">{ui.say("links.here_only")}</p>}
      <ul className="seat-links">
        {Object.entries(links).map(([seat, link]) => {
          const name = nameOf(Number(seat));
          return (
            <li key={seat} className="stack">
              <h3>
                <SeatMark seat={Number(seat)} /> {name}
              </h3>
              <CopyField text={seatLink(table, link)} label={ui.say("links.link", { name })} />
              <Qr text={seatLink(table, link)} label={ui.say("links.qr", { name })} />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
