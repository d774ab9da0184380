// An example for the rules: a card is played, and the city run.
import { CardFrame, Coin } from "../../look";
import { Story } from "../Story";
import type { ExampleProps } from "../table";
import { Icon } from "./drawings/Icons";
import { Vignette } from "./drawings/Vignette";
import styles from "./Example.module.css";

export default function Example({ words }: ExampleProps) {
  const card = (name: string) => (
    <CardFrame>
      <span className={styles.face}>
        <Vignette card={name} />
      </span>
    </CardFrame>
  );
  const pictures = [
    card("vintners"),
    card("salters"),
    <span key="money" className={styles.sign}>
      <Coin />
    </span>,
    <span key="poverty" className={styles.sign}>
      <Icon sign="poverty" />
    </span>,
  ];
  return <Story pictures={pictures} words={words} />;
}
