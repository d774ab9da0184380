// Why something did not work, in words.
import type { Fault as FaultData } from "../../protocol";
import { useLanguage } from "../language";
import type { Words } from "../words";

interface FaultProps {
  fault: FaultData;
  /** The game's words, where they are there. */
  words?: Words | null;
}

export function Fault({ fault, words }: FaultProps) {
  const { ui } = useLanguage();
  const key = `refusal.${fault.reason}`;
  const teller = [words, ui].find((one) => one?.find(key) !== undefined);
  const text = teller?.refusal(fault.reason, fault.rule, fault.args);
  return (
    <p role="alert" className="fault">
      {text ?? ui.say("refusal.unknown", { reason: fault.reason })}
    </p>
  );
}
