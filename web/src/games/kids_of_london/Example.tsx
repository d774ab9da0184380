// An example for the rules: an hour with three gangs.
import { CardFrame, seatColour } from "../../look";
import { Story } from "../Story";
import type { ExampleProps } from "../table";
import { ChildCard } from "./drawings/ChildCard";
import { Merchant } from "./drawings/Merchant";

const SENT = [7, 5, 2];

export default function Example({ words }: ExampleProps) {
  const card = (child: number, seat: number) => (
    <CardFrame>
      <ChildCard child={child} colour={seatColour(seat)} />
    </CardFrame>
  );
  const pictures = [<Merchant key="tile" />, ...SENT.map(card)];
  return <Story pictures={pictures} words={words} />;
}
