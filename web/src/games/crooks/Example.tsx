// An example for the rules: a target that two barons want.
import { CardFrame } from "../../look";
import { Story } from "../Story";
import type { ExampleProps } from "../table";
import { Face } from "./Cards";
import { Facade } from "./drawings/Facade";
import styles from "./Example.module.css";
import type { Crook } from "./view";

const someone = (card: number, level: number, modifier: number): Crook => {
  return { card, level, modifier, gangs: [], ability: null, attested: true, short: "" };
};
const STRONG = someone(4, 7, 0);
const RICH = someone(14, 4, 2);

export default function Example({ words }: ExampleProps) {
  const card = (crook: Crook) => (
    <CardFrame>
      <Face crook={crook} />
    </CardFrame>
  );
  const target = (
    <span className={styles.target}>
      <Facade number={6} row={0} />
      <b>6</b>
    </span>
  );
  const pictures = [target, card(STRONG), card(RICH), <b key="sum" className={styles.sum}>6 + 2</b>];
  return <Story pictures={pictures} words={words} />;
}
