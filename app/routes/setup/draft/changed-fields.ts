import { isSameData } from "#domain/content/merge.ts";
import type { DraftState, PartKey } from "./draft-state.ts";

/** What staff call the parts of a draft, one name for each that can be changed on its own. */
export const FIELD_NAMES = [
  "property.name",
  "property.languages",
  "property.defaultLanguage",
  "homepage.headerColour",
  "homepage.logo",
  "homepage.backgroundPortrait",
  "homepage.backgroundLandscape",
  "theme.primary",
  "theme.secondary",
  "theme.button.surface",
  "theme.button.background",
  "theme.button.text",
  "theme.button.icon",
  "theme.button.shadow",
  "theme.button.opacity",
  "theme.button.radius",
  "theme.fonts.heading",
  "theme.fonts.body",
  "theme.fonts.custom",
  "theme.textSize",
  "theme.layout",
  "social.channels",
  "social.position",
  "social.size",
  "social.opacity",
  "social.background",
  "qr.marketingConsent",
  "buttons",
] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** The name of the value at a path inside a part: the longest that fits. */
export function fieldNameOf(key: PartKey, path: readonly string[]): FieldName | null {
  const [section] = key.split(":");
  for (let length = path.length; length >= 0; length -= 1) {
    const name = [section, ...path.slice(0, length)].join(".");
    const found = FIELD_NAMES.find((field) => field === name);
    if (found) return found;
  }
  return null;
}

function valueAt(document: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined),
    document,
  );
}

/** The fields of some parts that differ from what is saved, in the order of the screens. */
export function changedFields(state: DraftState, keys: readonly PartKey[]): FieldName[] {
  return FIELD_NAMES.filter((field) => {
    const [section, ...path] = field.split(".");
    return keys.some((key) => {
      const part = state[key];
      if (!part || key.split(":")[0] !== section) return false;
      return !isSameData(valueAt(part.saved, path), valueAt(part.edited, path));
    });
  });
}
