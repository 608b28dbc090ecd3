import type { Button } from "../../content/button.ts";
import { getDescription } from "../../content/button.ts";
import { getEntries } from "../../content/button-entries.ts";
import { readTexts, type Text } from "../../content/button-texts.ts";
import type { Draft } from "../../content/document.ts";
import type { ContentLanguage } from "../../language.ts";
import { type Chip, findChips } from "./chip.ts";
import { hasChipBracket, withoutChips } from "./chip-mark.ts";

/** A place that uses an answer: a text of a button, its hours, or an own entry of the guide. */
export interface AnswerUse {
  readonly chip: Chip;
  readonly language: ContentLanguage;
  /** Name of the button or title of the entry, without chips. */
  readonly subject: string;
  /** Absent: an entry of the guide. */
  readonly button?: Pick<Button, "id" | "hidden"> & { readonly subButtonId?: string };
  readonly entryId?: string;
  /** Id of the form field, such as `name`, `hours` or `items.2.title`. */
  readonly field: string;
}

/** Every use of an answer, in display order: buttons by language, then own entries. Pure. */
export function listUses(draft: Draft): readonly AnswerUse[] {
  return [
    ...draft.languages.flatMap((language) =>
      (draft.buttons[language]?.buttons ?? []).flatMap((button) =>
        getButtonUses(button).map((use) => ({ ...use, language })),
      ),
    ),
    ...draft.answers.entries.flatMap(({ id, title, content }) => {
      const subject = title[draft.defaultLanguage] ?? Object.values(title)[0] ?? "";
      return draft.languages.flatMap((language) =>
        getTextChips(content[language] ?? []).map((chip) => ({
          chip,
          language,
          subject,
          entryId: id,
          field: "content",
        })),
      );
    }),
  ];
}

/** The places that use an answer; one per text and language, however often it is in the text. Pure. */
export function findUses(draft: Draft, question: Chip["question"]): readonly AnswerUse[] {
  const seen = new Set<string>();
  return listUses(draft).filter(({ chip, language, button, entryId, field }) => {
    const key = [language, button?.id ?? entryId, button?.subButtonId, field].join(" ");
    if (chip.question !== question || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Chips of a plain or formatted text. */
function getTextChips(text: Text): readonly Chip[] {
  const words = typeof text === "string" ? text : JSON.stringify(text);
  return findChips(words);
}

/** A name as staff read it where no values are at hand: without its answers. */
export function nameWithoutChips(name: string): string {
  return hasChipBracket(name) ? withoutChips(name).replace(/ {2,}/g, " ").trim() : name;
}

function getButtonUses(button: Button): readonly Omit<AnswerUse, "language">[] {
  const { id, hidden, hours, name } = button;
  const subject = nameWithoutChips(name);
  const uses = [...readTexts(button, { withUntranslated: true })].flatMap(([path, text]) => {
    const place = toField(button, path);
    return getTextChips(text).map((chip) => ({
      chip,
      subject,
      field: place.field,
      button: { id, hidden, ...(place.subButtonId ? { subButtonId: place.subButtonId } : {}) },
    }));
  });
  if (!hours?.follows) return uses;
  const chip = { question: hours.follows, part: "hours" } as const;
  return [...uses, { chip, subject, field: "hours", button: { id, hidden } }];
}

/** The form field of a text's path, which names entries by id: `items.2.title`; a sub-button has its own form. */
function toField(button: Button, path: string): { readonly field: string; readonly subButtonId?: string } {
  const [list = "", entryId = "", field] = path.split(".");
  if (field === undefined) return { field: path };
  if (getDescription(button.type).entries?.areButtons) return { field, subButtonId: entryId };
  const index = getEntries(button).findIndex(({ id }) => id === entryId);
  return { field: `${list}.${index}.${field}` };
}
