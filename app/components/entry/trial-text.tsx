import { useLanguage } from "#app/messages/messages-context.tsx";
import { trialTextIn } from "#brand/trial-text.ts";
import { useBrand } from "../brand-context.tsx";

/** What the brand promises with a trial [S24], pronounced as the language that it is written in. */
export function TrialText() {
  const { text, language } = trialTextIn(useBrand(), useLanguage());
  return <span lang={language}>{text}</span>;
}
