import { isBlank } from "../text.ts";
import { type Button, getDescription } from "./button.ts";
import { type ButtonEntry, getEntries } from "./button-entries.ts";
import type { SubButton } from "./button-schema.ts";
import { type RichText, toPlainText } from "./rich-text.ts";

/** Plain or formatted text. */
export type Text = string | RichText;

/** Returns the replacement of a text. `path`: field name, or list, entry id and field. */
export type Change<Kind extends Text> = (path: string, own: Kind) => Kind;

export function toPlainWords(text: Text): string {
  return typeof text === "string" ? text : toPlainText(text);
}

function changeFields<Part extends object>(
  part: Part,
  fields: readonly string[],
  change: Change<Text>,
  prefix = "",
): Part {
  const before = part as Readonly<Record<string, Text>>;
  return {
    ...part,
    ...Object.fromEntries(fields.map((field) => [field, change(prefix + field, before[field] ?? "")])),
  };
}

interface Read {
  /** Whether to include guest-facing values that are not translated, such as a map location. */
  readonly withUntranslated: boolean;
}

/** Replaces every text that the button's type describes, in order: name, button texts, entry texts. */
export function changeTexts(button: Button, change: Change<Text>, { withUntranslated }: Read): Button {
  const getFields = ({ type }: Button | SubButton) => {
    const { texts, untranslated } = getDescription(type);
    return withUntranslated ? [...texts, ...untranslated] : texts;
  };
  const changed = changeFields(button, ["name", ...getFields(button)], change);
  const list = getDescription(button.type).entries;
  // Keep an optional list absent.
  if (list === null || !(list.field in button)) return changed;
  const entries = getEntries(button).map((entry: ButtonEntry) => {
    const own = withUntranslated ? [...list.texts, ...(list.untranslated ?? [])] : list.texts;
    const fields = list.areButtons ? [...own, ...getFields(entry as SubButton)] : own;
    return changeFields(entry, fields, change, `${list.field}.${entry.id}.`);
  });
  return { ...changed, [list.field]: entries };
}

/** Every text by its path; formatted texts in their stored form. */
export function readTexts(button: Button, read: Read): ReadonlyMap<string, Text> {
  const texts = new Map<string, Text>();
  const note: Change<Text> = (path, own) => {
    texts.set(path, own);
    return own;
  };
  changeTexts(button, note, read);
  return texts;
}

/** The button's translatable texts by path. Empty ones are left out. */
export function getTexts(button: Button): ReadonlyMap<string, string> {
  const texts = [...readTexts(button, { withUntranslated: false })].map(
    ([path, text]) => [path, toPlainWords(text)] as const,
  );
  return new Map(texts.filter(([, text]) => !isBlank(text)));
}

/** Guest-facing values of the button itself (not its entries) that are not translated. */
export function getLanguageIndependentValues(button: Button): readonly string[] {
  const values: Readonly<Record<string, unknown>> = button;
  return getDescription(button.type).untranslated.map((field) => {
    const value = values[field];
    return typeof value === "string" ? value : "";
  });
}

/** Replaces every plain text by the paths of `getTexts`; formatted text stays. */
export function mapTexts(button: Button, change: Change<string>): Button {
  return changeTexts(button, (path, own) => (typeof own === "string" ? change(path, own) : own), {
    withUntranslated: false,
  });
}
