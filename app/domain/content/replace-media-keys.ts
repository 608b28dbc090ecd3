import { mediaKeysIn } from "./media-reference.ts";

/**
 * Content that names other files in the place of some. As shape-blind as `mediaKeysIn`; keys without a successor stay.
 */
export function replaceMediaKeys<Content>(
  content: Content,
  successors: ReadonlyMap<string, string>,
): Content {
  let json = JSON.stringify(content);
  for (const key of mediaKeysIn(content)) json = json.replaceAll(key, successors.get(key) ?? key);
  return JSON.parse(json) as Content;
}
