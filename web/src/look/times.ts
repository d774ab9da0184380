// Times as people read them: a clock's face, and a span in its two largest units.

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;

/** What a clock shows: 4:05, or 1:02:03; never less than nothing, and nothing only when it is over. */
export function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (part: number): string => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  return hours ? `${hours}:${two(minutes)}:${two(whole % MINUTE)}` : `${minutes}:${two(whole % MINUTE)}`;
}

/** A span of time: 2d 5h, or 2 days 5 hours to be read aloud; a part that is nought is left out. */
export function span(seconds: number, language: string, unitDisplay: "narrow" | "short" | "long" = "narrow"): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [
    { unit: "day", count: Math.floor(whole / DAY) },
    { unit: "hour", count: Math.floor((whole % DAY) / HOUR) },
    { unit: "minute", count: Math.floor((whole % HOUR) / MINUTE) },
    { unit: "second", count: whole % MINUTE },
  ];
  const first = parts.findIndex(({ count }) => count > 0);
  const told = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2).filter(({ count }) => count > 0);
  return told
    .map(({ unit, count }) => new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(count))
    .join(" ")
    .replaceAll(" ", "\u00a0"); // no line ends within it
}
