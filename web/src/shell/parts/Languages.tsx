// The languages to read the page in.
import { LANGUAGES, useLanguage } from "../language";
import { Choice } from "./Choice";

export function Languages({ short = false, className }: { short?: boolean; className?: string }) {
  const { language, choose, ui } = useLanguage();
  const options = Object.entries(LANGUAGES).map(([code, name]) => {
    return { value: code, name, lang: code, ...(short && { short: code.toUpperCase() }) };
  });
  return <Choice label={ui.say("language")} options={options} chosen={language} choose={choose} className={className} />;
}
