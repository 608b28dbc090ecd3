import { isRecord, isSameData } from "#domain/content/merge.ts";
import { ID_PATTERN } from "#domain/id.ts";

/** The words among what was typed into a part and not saved: each text that is new or another, once. Pure. */
export function getTypedTexts(saved: unknown, edited: unknown): readonly string[] {
  return [...new Set(textsBetween(saved, edited))];
}

function textsBetween(saved: unknown, edited: unknown): readonly string[] {
  if (isSameData(saved, edited)) return [];
  if (typeof edited === "string") return isText(edited) ? [edited] : [];
  if (Array.isArray(edited)) {
    const before = Array.isArray(saved) ? saved : [];
    return edited.flatMap((entry, index) => textsBetween(counterpart(before, entry, index), entry));
  }
  if (!isRecord(edited)) return [];
  return Object.entries(edited).flatMap(([key, value]) =>
    textsBetween(isRecord(saved) ? saved[key] : undefined, value),
  );
}

/** What an entry of a list was before: by its id where it has one, else at its place. */
function counterpart(before: readonly unknown[], entry: unknown, index: number): unknown {
  if (!isRecord(entry) || typeof entry.id !== "string") return before[index];
  return before.find((one) => isRecord(one) && one.id === entry.id);
}

/** Not an id, a colour or the name of a choice, which nobody types. */
function isText(value: string): boolean {
  return (
    value.trim() !== "" && !ID_PATTERN.test(value) && !/^(?:#[\da-f]{6}|[a-z\d]+(?:-[a-z\d]+)*)$/.test(value)
  );
}
