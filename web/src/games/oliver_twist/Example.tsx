// An example for the rules: a prowl over three tokens.
import { Story } from "../Story";
import type { ExampleProps } from "../table";
import { Gang } from "./drawings/Gang";
import { Token } from "./drawings/Token";

const WAY = ["apple-1", "brooch-2", "watch-5"];

export default function Example({ words }: ExampleProps) {
  const pictures = [<Gang key="gang" />, ...WAY.map((token) => <Token key={token} token={token} />)];
  return <Story pictures={pictures} words={words} />;
}
