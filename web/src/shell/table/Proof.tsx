// The proof of the deal: the promise made before the first move, and at the end what opens it.
import { useEffect, useState } from "react";
import type { Proof as ProofData } from "../../protocol";
import { useLanguage } from "../language";

interface ProofProps {
  commitment: string;
  proof: ProofData | null;
}

export function Proof({ commitment, proof }: ProofProps) {
  const { ui } = useLanguage();
  const holds = useProved(commitment, proof);
  return (
    <details className="proof">
      <summary>{ui.say("proof.title")}</summary>
      <p>{ui.say(proof ? "proof.after" : "proof.before")}</p>
      <dl>
        <dt>{ui.say("proof.commitment")}</dt>
        <dd>{commitment}</dd>
        {proof && (
          <>
            <dt>{ui.say("proof.seed")}</dt>
            <dd>{proof.seed}</dd>
            <dt>{ui.say("proof.nonce")}</dt>
            <dd>{proof.nonce}</dd>
          </>
        )}
      </dl>
      {holds !== null && <p className="proof-held">{ui.say(holds ? "proof.holds" : "proof.broken")}</p>}
    </details>
  );
}

/** Whether the promise was kept, counted in this browser; null where it cannot count (pages without https). */
function useProved(commitment: string, proof: ProofData | null): boolean | null {
  const [holds, setHolds] = useState<boolean | null>(null);
  useEffect(() => {
    if (!proof || !globalThis.crypto?.subtle) return;
    let wanted = true;
    const promised = new TextEncoder().encode(`${proof.nonce}:${proof.seed}`);
    void crypto.subtle.digest("SHA-256", promised).then((hash) => {
      const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      if (wanted) setHolds(hex === commitment);
    });
    return () => {
      wanted = false;
    };
  }, [commitment, proof]);
  return holds;
}
