/** Begins a line that is a link. A control character: no text that a person types may hold one. */
const MARK = "\u0001";

/** A line of a mail that is a link, and is shown as one. Every other line is words, whatever it looks like. */
export function linkLine(address: string): string {
  return MARK + address;
}

/** The address of a line that was marked as a link; null for words. */
export function addressOf(line: string): string | null {
  return line.startsWith(MARK) ? line.slice(MARK.length) : null;
}

/** A text without marks: a mail as it is read without HTML, or what somebody else wrote. */
export function withoutMarks(text: string): string {
  return text.replaceAll(MARK, "");
}
