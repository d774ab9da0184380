// A seat link to give away: to copy, or to photograph.
import { useState } from "react";
import { useLanguage } from "../language";
import { CopyField } from "../parts/CopyField";
import { Qr } from "../parts/Qr";
import { seatLink } from "../route";

interface SeatLinkProps {
  table: string;
  /** The secret of the seat. */
  link: string;
  /** Whose seat it is. */
  name: string;
}

export function SeatLink({ table, link, name }: SeatLinkProps) {
  const { ui } = useLanguage();
  const [shown, setShown] = useState(false);
  const address = seatLink(table, link);
  return (
    <div className="seat-link">
      <CopyField text={address} label={ui.say("links.link", { name })} />
      <button type="button" className="btn" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {ui.say("links.code")}
        <span className="aloud">{` ${name}`}</span>
      </button>
      {shown && <Qr text={address} label={ui.say("links.qr", { name })} />}
    </div>
  );
}

const HERE_ONLY = ["localhost", "127.0.0.1", "[::1]"];

/** A warning, where the links lead to an address that only this computer knows. */
export function HereOnly() {
  const { ui } = useLanguage();
  return HERE_ONLY.includes(location.hostname) && <p className="quiet">{ui.say("links.here_only")}</p>;
}
