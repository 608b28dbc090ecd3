import type { Button } from "../../content/button.ts";
import { buttonSchema } from "../../content/button-schema.ts";
import type { Draft } from "../../content/document.ts";
import type { PublishFinding } from "../../content/publish-finding.ts";
import type { ContentLanguage } from "../../language.ts";
import { nameWithoutChips } from "./answer-uses.ts";

const TOO_MUCH: ReadonlySet<string> = new Set(["too_long", "too_many_lines"]);
/** Marks of direction around values, which guests do not see. */
const ISOLATES = /[\u2066-\u2069]/g;

/**
 * Texts that are too long for their field once the answers are in them, by language. `filled` is the draft with
 * its answers filled in; buttons without any are the same objects. Hidden buttons are not checked. Pure.
 */
export function checkFilledLengths(draft: Draft, filled: Draft): readonly PublishFinding[] {
  return draft.languages.flatMap((language) => {
    const stored = draft.buttons[language]?.buttons ?? [];
    return (filled.buttons[language]?.buttons ?? []).flatMap((button, index) =>
      button === stored[index] || button.hidden ? [] : checkButton(button, stored[index], language),
    );
  });
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
  const seen: unknown = JSON.parse(withoutIsolates(JSON.stringify(filled)));
  const fields = (buttonSchema.safeParse(seen).error?.issues ?? [])
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
