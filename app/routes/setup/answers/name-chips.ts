import type { SetupMessages } from "#app/messages/catalogues.ts";
import { type Chip, replaceChips } from "#domain/answers/chips/chip.ts";

type Words = Pick<SetupMessages, "chips" | "questionNames">;

/** Question and part for staff, such as "Breakfast (hours)". */
export function getChipName({ question, part }: Chip, { chips, questionNames }: Words): string {
  return `${questionNames[question]} (${chips.parts[part]})`;
}

/** A text of any version for staff, with names in place of its answers. Pure. */
export function nameChips(text: string, words: Words): string {
  return replaceChips(text, (chip) => getChipName(chip, words));
}
