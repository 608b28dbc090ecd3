import { OWN_WORDS_LENGTH_MAX, PLACE_LENGTH_MAX } from "../answers/answer-values.ts";
import type { Answers } from "../answers/answers.ts";
import { guideEntrySchema } from "../answers/guide-entry.ts";
import { localizedLine } from "../answers/localized.ts";
import { buttonSchema } from "../content/button-schema.ts";
import type { Text } from "../content/button-texts.ts";
import type { ContentLanguage } from "../language.ts";
import { toFieldErrors } from "../problem.ts";
import { setButtonText } from "./set-text.ts";
import type { TextPlace } from "./text-place.ts";
import type { Translatable } from "./translatable-texts.ts";

const LINES = { place: localizedLine(PLACE_LENGTH_MAX), words: localizedLine(OWN_WORDS_LENGTH_MAX) };
/** Refusals of a text itself; a button without its other texts may lack more. */
const TEXT_FAULTS = ["too_long", "too_many_lines", "invalid_character", "unknown_answer"] as const;
export type TextFault = (typeof TEXT_FAULTS)[number];

/** Why a text cannot stand at a place, by the schema of its field; `null`: it can, or the place is gone. Pure. */
export function findTextFault(
  { defaultLanguage, buttons, answers }: Translatable,
  place: TextPlace,
  { language, text }: { readonly language: ContentLanguage; readonly text: Text },
): TextFault | null {
  const issues = toFieldErrors(getIssues());
  return TEXT_FAULTS.find((code) => issues.some((issue) => issue.code === code)) ?? null;

  function getIssues() {
    if (place.kind === "button") {
      const original = buttons[defaultLanguage]?.buttons.find(({ id }) => id === place.id);
      if (!original) return [];
      const alone = { originals: { buttons: [original] }, buttons: { buttons: [] } };
      const [changed] = setButtonText(alone, place, { text, isWhole: true }).buttons;
      return buttonSchema.safeParse(changed).error?.issues ?? [];
    }
    if (place.kind === "entry") return getEntryIssues(answers, place.path);
    return (
      LINES[place.path === "place" ? "place" : "words"].safeParse({ [language]: text }).error?.issues ?? []
    );
  }

  function getEntryIssues({ entries }: Answers, path: "title" | "content") {
    const entry = entries.find(({ id }) => id === place.id);
    return entry ? (guideEntrySchema.shape[path].safeParse({ [language]: text }).error?.issues ?? []) : [];
  }
}
