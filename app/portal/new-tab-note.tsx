import type { Words } from "./words/words.ts";

/** Words for those who can't see that a link leaves the page. */
export function NewTabNote({ words }: { words: Words }) {
  return <small className="p-sr">({words.newTab})</small>;
}
