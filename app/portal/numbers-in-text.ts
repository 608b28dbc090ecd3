const DIGIT = "[\\d\\u0660-\\u0669\\u06f0-\\u06f9]";
const LEFT = `(?<![\\p{L}\\d:/.,+-])`;
const RIGHT = `(?!${DIGIT}|[:/]${DIGIT})`;
/** With a leading plus or zero: any separators between digits. */
const DIALLED = `(?:\\+ ?\\(?${DIGIT}|\\(?[0\\u0660\\u06f0])(?:[ ().\\-/]{0,3}${DIGIT}){5,14}`;
/** Otherwise only single separators: `100 - 200` is not a number. */
const GROUPED = `${DIGIT}(?:(?:[ .-]|\\) ?| \\()?${DIGIT}){5,14}`;
const NUMBER = new RegExp(`${LEFT}(?:${DIALLED}|${GROUPED})${RIGHT}`, "gu");
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const LETTER = /\p{L}/u;

/** Part of a text, and whether it is a number that bidi reordering would reverse. */
export interface TextPart {
  readonly text: string;
  readonly isNumber: boolean;
}

/**
 * Splits a text around telephone numbers that would be displayed reversed: in right-to-left text, or without
 * a preceding letter on a right-to-left page. `null`: none, the usual case. Pure.
 */
export function splitNumbers(text: string): readonly TextPart[] | null {
  const isTurned = RIGHT_TO_LEFT.test(text);
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    if (!isTurned && LETTER.test(text.slice(0, index))) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isNumber: false });
    parts.push({ text: number, isNumber: true });
    end = index + number.length;
  }
  if (end === 0) return null;
  return end < text.length ? [...parts, { text: text.slice(end), isNumber: false }] : parts;
}

/** Isolates numbers in HTML from `escapeHtml`, so that bidi reordering does not reverse them. */
export function isolateNumbers(html: string): string {
  const parts = splitNumbers(html);
  if (parts === null) return html;
  return parts.map(({ text, isNumber }) => (isNumber ? `<bdi dir="ltr">${text}</bdi>` : text)).join("");
}
