import type { Answers } from "#domain/answers/answers.ts";
import { isSameData } from "#domain/content/merge.ts";
import { type DraftState, isDirty, type PartKey, type PartValues } from "./draft-state.ts";

/** Dotted paths of a body's values; lists, records and optional objects count as one value. */
type NameIn<Body> = {
  [Key in keyof Body & string]: Body[Key] extends readonly unknown[] | Answers["byQuestion"]
    ? Key
    : Body[Key] extends object
      ? `${Key}.${NameIn<Body[Key]>}`
      : Key;
}[keyof Body & string];

/** Names of all separately editable values of a draft. */
export type FieldName =
  | { [Part in keyof PartValues]: `${Part}.${NameIn<PartValues[Part]>}` }[keyof PartValues]
  | "buttons";

/** All field names in display order. A missing field of the schema does not compile. */
const FIELDS: Readonly<Record<FieldName, true>> = {
  "property.name": true,
  "property.languages": true,
  "property.defaultLanguage": true,
  "homepage.headerColour": true,
  "homepage.logo": true,
  "homepage.backgroundPortrait": true,
  "homepage.backgroundLandscape": true,
  "homepage.askLine": true,
  "theme.primary": true,
  "theme.secondary": true,
  "theme.button.surface": true,
  "theme.button.background": true,
  "theme.button.text": true,
  "theme.button.icon": true,
  "theme.button.shadow": true,
  "theme.button.opacity": true,
  "theme.button.radius": true,
  "theme.fonts.heading": true,
  "theme.fonts.body": true,
  "theme.fonts.custom": true,
  "theme.textSize": true,
  "theme.layout": true,
  "social.channels": true,
  "social.position": true,
  "social.size": true,
  "social.opacity": true,
  "social.background": true,
  "qr.marketingConsent": true,
  "answers.kind": true,
  "answers.currency": true,
  "answers.byQuestion": true,
  "answers.entries": true,
  buttons: true,
};
const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** The field of a path inside a part: the longest matching one. */
export function findFieldName(key: PartKey, path: readonly string[]): FieldName | null {
  const [section] = key.split(":");
  for (let length = path.length; length >= 0; length -= 1) {
    const name = [section, ...path.slice(0, length)].join(".");
    const found = FIELD_NAMES.find((field) => field === name);
    if (found) return found;
  }
  return null;
}

function getValueAt(document: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined),
    document,
  );
}

/** Fields of some parts that differ from the saved ones, in display order. */
export function getChangedFields(state: DraftState, keys: readonly PartKey[]): FieldName[] {
  const changed = keys.filter((key) => isDirty(state, key));
  if (changed.length === 0) return [];
  return FIELD_NAMES.filter((field) => {
    const [section, ...path] = field.split(".");
    return changed.some((key) => {
      const part = state[key];
      if (!part || key.split(":")[0] !== section) return false;
      return !isSameData(getValueAt(part.saved, path), getValueAt(part.edited, path));
    });
  });
}
