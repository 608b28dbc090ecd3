import type { SetupMessages } from "#app/messages/catalogues.ts";
import type { TranslationsMessages } from "#app/messages/en/translations.ts";
import type { Button } from "#domain/content/button.ts";
import { getEntries } from "#domain/content/button-entries.ts";
import type { TranslatableText } from "#domain/translation/translatable-texts.ts";
import { nameChips } from "../setup/answers/name-chips.ts";

type Words = Pick<SetupMessages, "buttons" | "chips" | "questionNames"> & {
  readonly translations: TranslationsMessages;
};

/**
 * Where a text stands, for staff, such as "Spa & wellness, name" or "How was your stay?, question 1".
 *
 * @param originals the default language's buttons.
 */
export function getPlaceWords(text: TranslatableText, originals: readonly Button[], words: Words): string {
  const { translations, buttons, questionNames } = words;
  const { parts, inside } = translations;
  const names: Readonly<Record<string, string | undefined>> = parts;
  const { kind, id, path } = text.place;
  const title =
    text.title === null
      ? (Object.entries(questionNames).find(([question]) => question === id)?.[1] ?? "")
      : nameChips(text.title, words) || buttons.unnamed;
  if (kind !== "button") return inside(title, names[path] ?? path);
  const [list, entry, field] = path.split(".");
  if (entry === undefined || field === undefined) return inside(title, names[path] ?? path);
  const original = originals.find((button) => button.id === id);
  const position = original ? getEntries(original).findIndex((each) => each.id === entry) + 1 : 0;
  const count = Object.entries(translations.entries).find(([name]) => name === list)?.[1];
  const named = count?.(position) ?? "";
  // An entry with one text is named by its position alone.
  const isOnly = list === "questions" || list === "services" || list === "places";
  return inside(title, isOnly ? named : inside(named, names[field] ?? field));
}
