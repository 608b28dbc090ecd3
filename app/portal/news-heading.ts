/** End of a sentence. An emergency's first sentence is its heading. */
const SENTENCE_END = /[.!?؟](?=\s)|[。！？]/u;

/** Splits an emergency's text into its first sentence, without full stop, and the rest. */
export function splitHeading(text: string): readonly [heading: string, rest: string] {
  const end = SENTENCE_END.exec(text);
  if (!end) return [text, ""];
  const at = end.index + end[0].length;
  const sign = end[0];
  const heading = text.slice(0, sign === "." || sign === "。" ? end.index : at);
  return [heading, text.slice(at).trim()];
}
