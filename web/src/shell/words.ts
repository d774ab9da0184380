// Words: events, moves and refusals told in a language, exactly as engine/words.py tells them.

/** A file of words: sentences by key, in groups. */
export interface Tree {
  readonly [key: string]: string | Tree;
}

export type Args = Readonly<Record<string, unknown>>;

/** Something wrong in a text that was sent: a line or another place (empty: the whole), and what. */
export interface TextFault {
  readonly place: number | string;
  readonly fault: string;
  readonly args: Args;
}

export function isFault(value: unknown): value is TextFault {
  return typeof value === "object" && value !== null && "place" in value && "fault" in value && "args" in value;
}

const PLACEHOLDER = /{{(\w+)(?:, *(\w+)(?:, *([^\w\s}]+))?)?}}/g;

/**
 * Sentences by key (`event.robbed`), with `{{placeholders}}`. `{{count}}` also chooses between `key_one` and
 * `key_other`. `{{tile, tiles}}` is the argument `tile` put into words by the group `tiles`; a list is joined: a, b and
 * c. An order is no such list: with `{{line, suits, ›}}` it is a › b › c. The group `seat` tells the players' names; a
 * seat beyond them is `seat.nobody`: what plays by the rules alone.
 */
export class Words {
  constructor(
    readonly language: string,
    readonly trees: readonly Tree[],
    readonly seats: readonly string[] = [],
  ) {}

  /** These words first, then those below. */
  over(below: Words): Words {
    return new Words(this.language, [...this.trees, ...below.trees], this.seats.length ? this.seats : below.seats);
  }

  /** The same words under some names of pieces. */
  named(names: Tree): Words {
    return new Words(this.language, [names, ...this.trees], this.seats);
  }

  /** The same words with the players' names; where a name is empty, the seat's own. */
  seated(names: readonly string[]): Words {
    const plain = new Words(this.language, this.trees);
    return new Words(this.language, this.trees, names.map((name, seat) => name || plain.say(`seat.${seat}`)));
  }

  /** The sentence of a key as it stands in the file, if there is one. */
  find(key: string): string | undefined {
    for (const tree of this.trees) {
      let node: string | Tree | undefined = tree;
      for (const part of key.split(".")) {
        node = typeof node === "object" && Object.hasOwn(node, part) ? node[part] : undefined;
      }
      if (typeof node === "string") return node;
    }
    return undefined;
  }

  /** The sentence of a key, with its arguments put in. A missing sentence is told by its key. */
  say(key: string, args: Args = {}): string {
    let sentence = this.find(key);
    const count = args.count;
    if (sentence === undefined && typeof count === "number") sentence = this.find(`${key}_${this.plural(count)}`);
    if (sentence === undefined) return key;
    const said = sentence.replace(PLACEHOLDER, (whole, name: string, group?: string, between?: string) =>
      this.tell(Object.hasOwn(args, name) ? args[name] : whole, group, between),
    );
    return this.language === "fr" ? unbroken(said) : said;
  }

  /** Which form a count takes: in French, nought is singular too. */
  plural(count: number): "one" | "other" {
    return Math.abs(count) === 1 || (count === 0 && this.language === "fr") ? "one" : "other";
  }

  /** One argument in words; of an order, with what stands between its parts. */
  tell(value: unknown, group?: string, between?: string): string {
    if (Array.isArray(value)) {
      const parts = value.map((one) => this.tell(one, group));
      return between === undefined ? this.join(parts) : parts.join(` ${between}\u00a0`);
    }
    if (isFault(value)) return this.fault(value);
    if (group === undefined) return typeof value === "number" && value < 0 ? `−${-value}` : String(value);
    if (group === "seat" && typeof value === "number" && this.seats.length) return this.seat(value);
    return this.say(`${group}.${String(value)}`);
  }

  /** Something wrong in a text, with its place. */
  fault({ place, fault, args }: TextFault): string {
    const at = typeof place === "number" ? "line" : place ? "place" : "whole";
    return this.say(`fault_at.${at}`, { place, fault: this.say(`fault.${fault}`, args) });
  }

  /** A list as people say it: a, b and c. */
  join(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join("");
    return `${parts.slice(0, -1).join(", ")} ${this.say("and")} ${parts[parts.length - 1]}`;
  }

  /** Something under its name: French puts a space before the colon. */
  titled(name: string, what: string): string {
    return this.say("titled", { name, what });
  }

  /** A player's name. */
  seat(seat: number): string {
    return this.seats.length ? (this.seats[seat] ?? this.say("seat.nobody")) : this.say(`seat.${seat}`);
  }

  /** An event in words. */
  event(kind: string, args: Args): string {
    return this.say(`event.${kind}`, args);
  }

  /** A move in words. */
  move(verb: string, piece: number | string | null): string {
    return this.say(`verb.${verb}`, { piece });
  }

  /** The same of a move by its name: `send 7`. */
  moveNamed(name: string): string {
    const space = name.indexOf(" ");
    return space < 0 ? this.move(name, null) : this.move(name.slice(0, space), name.slice(space + 1));
  }

  /** A refusal in words, with its rule. */
  refusal(reason: string, rule: string, args: Args): string {
    return this.say(`refusal.${reason}`, args) + (rule ? ` [${rule}]` : "");
  }
}

/** French puts spaces before some marks; no line may end there. */
export function unbroken(french: string): string {
  return french.replace(/ (?=[:;?!»£$%])/g, "\u00a0").replace(/« /g, "«\u00a0");
}

/** The arguments a sentence asks for. */
export function placeholders(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(PLACEHOLDER)].map((match) => match[1] ?? ""))].sort();
}
