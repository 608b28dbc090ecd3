import type { FieldError } from "../problem.ts";

/** Where a piece of content names one of these files: each place as a dotted path, refused as `invalid_media`. */
export function refusedMedia(content: unknown, keys: ReadonlySet<string>, path = ""): FieldError[] {
  if (typeof content === "string") return keys.has(content) ? [{ path, code: "invalid_media" }] : [];
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([name, part]) =>
    refusedMedia(part, keys, path === "" ? name : `${path}.${name}`),
  );
}
