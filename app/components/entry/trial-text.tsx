import { useLanguage } from "#app/messages/messages-context.tsx";
import { trialTextIn } from "#brand/trial-text.ts";
import { useBrand } from "../brand-context.tsx";

/** The brand's text about the trial [S24], with the `lang` of its language. */
export function TrialText() {
  const { text, language } = trialTextIn(useBrand(), useLanguage());
  return <span lang={language}>{text}</span>;
}
