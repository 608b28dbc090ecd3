import type { Words } from "./words/words.ts";

/** Screen reader text for links that open a new tab. */
export function NewTabNote({ words }: { words: Words }) {
  return <small className="p-sr">({words.newTab})</small>;
}
