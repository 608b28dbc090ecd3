import { hoursLines } from "#app/components/hours-words.ts";
import type { SetupMessages } from "#app/messages/catalogues.ts";
import type { Button } from "#domain/content/button.ts";
import { buttonSchema } from "#domain/content/button-schema.ts";
import { hoursSchema } from "#domain/content/hours/hours-schema.ts";
import type { Picture } from "#domain/content/media-reference.ts";
import { pictureSchema } from "#domain/content/media-reference-schema.ts";
import { isRecord } from "#domain/content/merge.ts";
import { toPlainText } from "#domain/content/rich-text.ts";
import { richTextSchema } from "#domain/content/rich-text-schema.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import { COLOUR_PATTERN } from "#domain/look/colour.ts";
import { describeValue } from "../draft/conflict-value.ts";

/** The value before or after a change. `quiet`: a description instead of a value. */
export type ShownValue =
  | { readonly kind: "quiet" | "text"; readonly text: string }
  | { readonly kind: "colour"; readonly colour: string }
  | { readonly kind: "picture"; readonly picture: Picture };

export interface ShowWords {
  readonly messages: SetupMessages;
  readonly language: InterfaceLanguage;
  /** Text for a missing value. */
  readonly absent: string;
  readonly choices: ReadonlyMap<string, string>;
}

/** A draft value in a comparable form. Never shows keys or ids. Pure. */
export function showValue(value: unknown, { messages, language, absent, choices }: ShowWords): ShownValue {
  const { changes, common } = messages;
  if (value === undefined) return { kind: "quiet", text: absent };
  const choice = choices.get(String(value));
  if (choice !== undefined) return { kind: "text", text: choice };
  if (value === "" || value === null) return { kind: "quiet", text: changes.empty };
  if (typeof value === "string" && COLOUR_PATTERN.test(value)) return { kind: "colour", colour: value };
  const picture = findPicture(value);
  if (picture) return { kind: "picture", picture };
  const button = buttonSchema.safeParse(value).data;
  if (button) return { kind: "text", text: showButton(button, messages, language) };
  const hours = hoursSchema.safeParse(value).data;
  if (hours) return { kind: "text", text: hoursLines(hours, messages, language).join("\n") };
  const text = findRichText(value);
  if (text === "") return { kind: "quiet", text: changes.empty };
  if (text !== null) return { kind: "text", text };
  const words = {
    none: changes.empty,
    on: common.on,
    off: common.off,
    choice: (own: string) => choices.get(own) ?? own,
  };
  return { kind: "text", text: describeValue(value, words) };
}

/** An added or removed button: its type and hours. */
function showButton({ type, hours }: Button, messages: SetupMessages, language: InterfaceLanguage): string {
  const { name } = messages.buttons.types[type];
  return [name, ...(hours ? hoursLines(hours, messages, language) : [])].join("\n");
}

/** A picture, or an object that contains one, such as a gallery item. */
function findPicture(value: unknown): Picture | null {
  const own = isRecord(value) && "picture" in value ? value.picture : value;
  return pictureSchema.safeParse(own).data ?? null;
}

function findRichText(value: unknown): string | null {
  const isBlocks = Array.isArray(value) && value.every((block) => isRecord(block) && !("id" in block));
  const content = isBlocks ? richTextSchema.safeParse(value).data : undefined;
  return content ? toPlainText(content) : null;
}
