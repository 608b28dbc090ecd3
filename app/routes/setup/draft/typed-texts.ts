import { isRecord, isSameData } from "#domain/content/merge.ts";
import { ID_PATTERN } from "#domain/id.ts";

/** Unsaved texts of a part: each new or changed text, once. Pure. */
export function getTypedTexts(saved: unknown, edited: unknown): readonly string[] {
  return [...new Set(findNewTexts(saved, edited))];
}

function findNewTexts(saved: unknown, edited: unknown): readonly string[] {
  if (isSameData(saved, edited)) return [];
  if (typeof edited === "string") return isText(edited) ? [edited] : [];
  if (Array.isArray(edited)) {
    const before = Array.isArray(saved) ? saved : [];
    return edited.flatMap((entry, index) => findNewTexts(findCounterpart(before, entry, index), entry));
  }
  if (!isRecord(edited)) return [];
  return Object.entries(edited).flatMap(([key, value]) =>
    findNewTexts(isRecord(saved) ? saved[key] : undefined, value),
  );
}

/** The previous version of a list entry: by id, otherwise by index. */
function findCounterpart(before: readonly unknown[], entry: unknown, index: number): unknown {
  if (!isRecord(entry) || typeof entry.id !== "string") return before[index];
  return before.find((one) => isRecord(one) && one.id === entry.id);
}

/** Whether a string is typed text: not an id, a colour or the name of an option. */
function isText(value: string): boolean {
  return (
    value.trim() !== "" && !ID_PATTERN.test(value) && !/^(?:#[\da-f]{6}|[a-z\d]+(?:-[a-z\d]+)*)$/.test(value)
  );
}
