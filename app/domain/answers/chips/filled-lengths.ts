import type { Button } from "../../content/button.ts";
import { buttonSchema } from "../../content/button-schema.ts";
import type { Draft } from "../../content/document.ts";
import type { PublishFinding } from "../../content/publish-finding.ts";
import { richTextSchema } from "../../content/rich-text-schema.ts";
import type { ContentLanguage } from "../../language.ts";
import type { GuideEntry } from "../guide-entry.ts";
import { nameWithoutChips } from "./answer-uses.ts";

const TOO_MUCH: ReadonlySet<string> = new Set(["too_long", "too_many_lines"]);
/** Marks of direction around values, which guests do not see. */
const ISOLATES = /[\u2066-\u2069]/g;

/**
 * Texts that are too long for their field once the answers are in them, by language. `filled` is the draft with
 * its answers filled in; buttons and entries without any are the same objects. Hidden buttons are not checked. Pure.
 */
export function checkFilledLengths(draft: Draft, filled: Draft): readonly PublishFinding[] {
  const buttons = draft.languages.flatMap((language) => {
    const stored = draft.buttons[language]?.buttons ?? [];
    return (filled.buttons[language]?.buttons ?? []).flatMap((button, index) =>
      button === stored[index] || button.hidden ? [] : checkButton(button, stored[index], language),
    );
  });
  const entries = filled.answers.entries.flatMap((entry, index) =>
    entry === draft.answers.entries[index] ? [] : checkEntry(entry, draft),
  );
  return [...buttons, ...entries];
}

/** The languages in which an own entry is too long. */
function checkEntry({ id, title, content }: GuideEntry, draft: Draft): readonly PublishFinding[] {
  const about = {
    check: "answers",
    level: "blocking",
    code: "chip_too_long",
    tab: "answers",
    entryId: id,
    field: "content",
    subject: title[draft.defaultLanguage] ?? Object.values(title)[0] ?? "",
  } as const;
  return draft.languages
    .filter((language) => isTooMuch(richTextSchema.safeParse(asCounted(content[language] ?? [])).error))
    .map((language) => ({ ...about, language }));
}

function isTooMuch(error: { readonly issues: readonly { readonly message: string }[] } | undefined): boolean {
  return (error?.issues ?? []).some(({ message }) => TOO_MUCH.has(message));
}

/** Filled content as its lengths count. */
function asCounted(filled: unknown): unknown {
  return JSON.parse(withoutIsolates(JSON.stringify(filled)));
}

/** A filled text as its length counts. */
export function withoutIsolates(text: string): string {
  return text.replace(ISOLATES, "");
}

function checkButton(
  filled: Button,
  stored: Button | undefined,
  language: ContentLanguage,
): readonly PublishFinding[] {
  const fields = (buttonSchema.safeParse(asCounted(filled)).error?.issues ?? [])
    .filter(({ message }) => TOO_MUCH.has(message))
    .map(({ path }) => toPlace(filled, path));
  const about = {
    check: "answers",
    level: "blocking",
    code: "chip_too_long",
    tab: "buttons",
    language,
    buttonId: filled.id,
    subject: nameWithoutChips(stored?.name ?? ""),
  } as const;
  return [...new Map(fields.map((place) => [JSON.stringify(place), { ...about, ...place }])).values()];
}

/** The form field of an issue's path; a popup's text is one field, and a sub-button has its own form. */
function toPlace(
  button: Button,
  path: readonly PropertyKey[],
): Pick<PublishFinding, "field" | "subButtonId"> {
  const [list, index, field] = path;
  if (button.type !== "popup" || list === "name") return { field: path.map(String).join(".") };
  if (list === "content") return { field: "content" };
  const sub = button.subButtons[Number(index)];
  return { field: String(field), ...(sub ? { subButtonId: sub.id } : {}) };
}
