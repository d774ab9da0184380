// Long words that may break in narrow places, and sentences that begin.

const LONG = 7; // letters
// Between syllables: before a consonant, or before a cluster that begins one.
const SYLLABLE =
  /(?<=\p{L}{3})(?<!s(?=[tch])|[ct](?=h)|[bcdfgptv](?=r)|[bcfgp](?=l)|c(?=k))(?=(?:st?r|[bcdfgptv]r|[bcfgp]l|[cst]h|st|[b-df-hj-np-tv-xz])[aeiouyéèêôà]\p{L})/giu;

/** A name whose long words may be broken. */
export function breakable(name: string): string {
  return name.replace(/[\p{L}']+/gu, (word) => (word.length < LONG ? word : word.replace(SYLLABLE, "\u00ad")));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
