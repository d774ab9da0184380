// A link with a secret in it: to share, to copy, or to photograph.
import { useLanguage } from "../language";
import { CopyField } from "./CopyField";
import { Qr } from "./Qr";
import styles from "./ShareLink.module.css";

interface ShareLinkProps {
  address: string;
  /** For whom it is. */
  name: string;
}

export function ShareLink({ address, name }: ShareLinkProps) {
  const { ui } = useLanguage();
  const share = (): void => void navigator.share({ url: address }).catch(() => undefined); // who thinks better of it
  return (
    <div className={styles.link}>
      <Qr text={address} label={ui.say("links.qr", { name })} />
      <div className="stack">
        <CopyField text={address} label={ui.say("links.link", { name })} />
        {"share" in navigator && (
          <button type="button" className="btn btn-primary" onClick={share}>
            {ui.say("links.share")}
          </button>
        )}
        <HereOnly />
      </div>
    </div>
  );
}

const HERE_ONLY = ["localhost", "127.0.0.1", "[::1]"];

/** A warning, where the links lead to an address that only this computer knows. */
function HereOnly() {
  const { ui } = useLanguage();
  return HERE_ONLY.includes(location.hostname) && <p className="quiet">{ui.say("links.here_only")}</p>;
}
