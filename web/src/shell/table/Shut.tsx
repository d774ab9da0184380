// A table that is closed to us, why, and where to go.
import type { Refuse } from "../../protocol";
import { useLanguage } from "../language";
import { Fault } from "../parts/Fault";
import { Header } from "../parts/Header";
import { Link } from "../route";

interface ShutProps {
  refusal: Refuse;
  token: string;
  /** Forget the seat, and watch. */
  giveUp(): void;
}

export function Shut({ refusal, token, giveUp }: ShutProps) {
  const { ui } = useLanguage();
  return (
    <>
      <Header />
      <main className="claim">
        <section className="panel stack">
          <h1>{ui.say("shut.title")}</h1>
          <Fault fault={refusal} />
          <div className="row">
            <Link to="/" className="btn btn-primary">
              {ui.say("end.home")}
            </Link>
            {token && refusal.reason === "bad_token" && (
              <button type="button" className="btn" onClick={giveUp}>
                {ui.say("claim.watch")}
              </button>
            )}
          </div>
        </section>
      </main>
    </>
  );
}
