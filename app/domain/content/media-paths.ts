import type { FieldError } from "../problem.ts";

/** Finds references to these files in content: each path, dotted, as an `invalid_media` error. */
export function refusedMedia(content: unknown, keys: ReadonlySet<string>, path = ""): FieldError[] {
  if (typeof content === "string") return keys.has(content) ? [{ path, code: "invalid_media" }] : [];
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([name, part]) =>
    refusedMedia(part, keys, path === "" ? name : `${path}.${name}`),
  );
}
