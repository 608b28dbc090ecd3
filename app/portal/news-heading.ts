/** Where the first sentence of an emergency ends: it is the heading. */
const SENTENCE_END = /[.!?؟](?=\s)|[。！？]/u;

/** The text of an emergency in two: its first sentence, without a full stop, and what comes behind it. */
export function headingOf(text: string): readonly [heading: string, rest: string] {
  const end = SENTENCE_END.exec(text);
  if (!end) return [text, ""];
  const at = end.index + end[0].length;
  const sign = end[0];
  const heading = text.slice(0, sign === "." || sign === "。" ? end.index : at);
  return [heading, text.slice(at).trim()];
}
