// An example for the rules: a trick that is saved.
import { CardFrame } from "../../look";
import { Story } from "../Story";
import type { ExampleProps } from "../table";
import { NumberCard } from "./drawings/NumberCard";

const TRICK = ["spades-9", "hearts-7", "diamonds-4", "clubs-3"];

export default function Example({ words }: ExampleProps) {
  const card = (name: string) => (
    <CardFrame>
      <NumberCard card={name} ace="" />
    </CardFrame>
  );
  return <Story pictures={TRICK.map(card)} words={words} />;
}
