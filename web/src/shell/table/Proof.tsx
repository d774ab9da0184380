// The proof of the deal: the promise made before the first move, and at the end what opens it.
import { useEffect, useState } from "react";
import type { Proof as ProofData } from "../../protocol";
import { type Given, prove, type Proved } from "../deal";
import { useLanguage } from "../language";
import type { Words } from "../words";
import styles from "./Proof.module.css";

interface ProofProps {
  commitment: string;
  proof: ProofData | null;
  /** What this browser gave to the deal. */
  given: Given | null;
  words: Words;
}

export function Proof({ commitment, proof, given, words }: ProofProps) {
  const { ui } = useLanguage();
  const proved = useProved(commitment, proof, given);
  return (
    <details className={styles.proof}>
      <summary>{ui.say("proof.title")}</summary>
      <p>{ui.say(proof ? "proof.after" : "proof.before")}</p>
      <dl className="told">
        <Line name={ui.say("proof.commitment")} value={commitment} />
        {given && !proof && <Line name={ui.say("proof.mine")} value={given.share} />}
        {proof && (
          <>
            <Line name={ui.say("proof.secret")} value={proof.secret} />
            <Line name={ui.say("proof.nonce")} value={proof.nonce} />
            {proof.shares.map(
              (share, seat) =>
                share && <Line key={seat} name={ui.say("proof.share", { name: words.seat(seat) })} value={share} />,
            )}
          </>
        )}
        {proved && <Line name={ui.say("proof.seed")} value={proved.seed} />}
      </dl>
      {proved && <strong>{ui.say(proved.holds ? "proof.holds" : "proof.broken")}</strong>}
    </details>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** What the proof comes to, counted in this browser; null until then, and where it cannot count. */
function useProved(commitment: string, proof: ProofData | null, given: Given | null): Proved | null {
  const [proved, setProved] = useState<Proved | null>(null);
  const { seat = 0, share = "" } = given ?? {};
  useEffect(() => {
    if (!proof) return;
    let wanted = true;
    void prove(commitment, proof, share ? { seat, share } : null).then((found) => wanted && setProved(found));
    return () => {
      wanted = false;
    };
  }, [commitment, proof, seat, share]);
  return proved;
}
