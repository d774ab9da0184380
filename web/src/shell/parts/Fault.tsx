// Why something did not work, in words.
import type { Fault as FaultData } from "../../protocol";
import { useLanguage } from "../language";
import { isFault, type Words } from "../words";
import styles from "./Fault.module.css";

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
  const all: readonly unknown[] = Array.isArray(fault.args.faults) ? fault.args.faults : [];
  const others = all.filter(isFault).slice(1); // the sentence tells the first
  return (
    <div role="alert" className={styles.fault}>
      <p>{text ?? ui.say("refusal.unknown", { reason: fault.reason })}</p>
      {others.length > 0 && (
        <ul>
          {others.map((one, number) => (
            <li key={number}>{teller?.fault(one)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
