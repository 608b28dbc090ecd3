/*
 * Marks of a mail's lines: control characters at their start, which typed texts can't contain. A mail is stored
 * as text with these marks; `plainText` and `mailHtml` render it when it is sent.
 */
const LINK = "\u0001";
const LABEL = "\u0002";
const FACT = "\u0003";
const BAR = "\u0004";
const STARS = "\u0005";
const LANGUAGE = "\u0006";
const FOOT = "\u0007";
const PREVIEW = "\u0008";
const PLACE = "\u000e";

/** A line rendered as a link. Unmarked lines stay text, even if they look like an address. */
export function linkLine(address: string): string {
  return LINK + address;
}

/** The mail's main link: a button with a label. Plain text shows only the address. */
export function buttonLine(address: string, label: string): string {
  return `${LABEL}${label}\n${linkLine(address)}`;
}

/** A highlighted fact with its label, such as a room; a rating also shows its stars. */
export function factLines(label: string, text: string, stars?: number): string {
  return `${FACT}${label}\n${stars === undefined ? "" : STARS + stars}${text}`;
}

/** A figure with its label; `share` (0 to 1) is the length of its bar. */
export function barLine(label: string, figure: string, share: number): string {
  return `${BAR}${Math.round(Math.min(1, Math.max(0, share)) * 100)}${BAR}${label}${BAR}: ${figure}`;
}

/** A paragraph of the footer, such as how to unsubscribe. */
export function footLine(paragraph: string): string {
  return FOOT + paragraph;
}

/** The first paragraph: the mail's language. Not rendered as text. */
export function languageLine(language: string): string {
  return LANGUAGE + language;
}

/** Preview text for the mailbox's list, hidden in the mail itself. */
export function previewLine(text: string): string {
  return PREVIEW + text;
}

/** The property of a whole mail; a digest shows it once. */
export function placeLine(text: string): string {
  return PLACE + text;
}

/** Whether a paragraph belongs to the mail's frame rather than its content: language, button, footer. */
export function isFrame(paragraph: string): boolean {
  return [LANGUAGE, LABEL, FOOT, PREVIEW, PLACE].some((mark) => paragraph.startsWith(mark));
}

/** The preview set by the composer; `null`: none. */
function previewIn(body: string): string | null {
  const line = body.split("\n").find((line) => line.startsWith(PREVIEW));
  return line === undefined ? null : withoutMarks(line);
}

/** Removes marks from other people's text. */
export function withoutMarks(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the marks are control characters
  return text.replace(/[\u0001-\u0008\u000e]/g, "");
}

interface PlainLine {
  readonly text: string;
  readonly isLink: boolean;
}

/** The lines of a mail as plain text. */
export function plainLines(body: string): readonly PlainLine[] {
  const lines = body
    .replace(new RegExp(`^${PREVIEW}.*\n{2}`, "m"), "")
    .split("\n")
    .filter((line) => !line.startsWith(LABEL));
  const [first = ""] = lines;
  return lines.slice(first.startsWith(LANGUAGE) ? 2 : 0).map((line) => ({
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the marks are control characters
    text: withoutMarks(line.replace(/\u0004\d+\u0004|\u0005\d/g, "")),
    isLink: line.replace(FOOT, "").startsWith(LINK),
  }));
}

/** A mail as plain text. */
export function plainText(body: string): string {
  return plainLines(body)
    .map(({ text }) => text)
    .join("\n");
}

interface Bar {
  readonly label: string;
  readonly figure: string;
  /** In percent. */
  readonly share: number;
}

/** One parsed paragraph of a mail. */
export type MailBlock =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "fact"; readonly label: string; readonly text: string; readonly stars: number | null }
  | { readonly kind: "bars"; readonly heading: string; readonly bars: readonly Bar[] }
  | { readonly kind: "button"; readonly label: string; readonly address: string }
  | { readonly kind: "link"; readonly address: string }
  | { readonly kind: "rule" };

export interface ReadMail {
  /** `null`: not set by the composer. */
  readonly language: string | null;
  /** Preview text for the mailbox's list; `null`: not set. */
  readonly preview: string | null;
  readonly blocks: readonly MailBlock[];
  readonly foot: readonly MailBlock[];
}

/** Separator between the messages of a digest. */
export const RULE = "———";

function parseBar(line: string): Bar | null {
  const [, share = "", label = "", figure = ""] = line.split(BAR);
  return line.startsWith(BAR) ? { label, figure: figure.replace(/^: /, ""), share: Number(share) } : null;
}

function parseBlock(paragraph: string): MailBlock {
  const [first = "", ...rest] = paragraph.split("\n");
  if (paragraph === RULE) return { kind: "rule" };
  if (first.startsWith(LINK)) return { kind: "link", address: first.slice(1) };
  if (first.startsWith(LABEL))
    return { kind: "button", label: first.slice(1), address: withoutMarks(rest.join("")) };
  if (first.startsWith(FACT)) {
    const text = rest.join("\n");
    const stars = text.startsWith(STARS) ? Number(text[1]) : null;
    return {
      kind: "fact",
      label: first.slice(1),
      text: withoutMarks(stars === null ? text : text.slice(2)),
      stars,
    };
  }
  const bars = [first, ...rest].flatMap((line) => parseBar(line) ?? []);
  if (bars.length > 0) return { kind: "bars", heading: parseBar(first) ? "" : first, bars };
  return { kind: "text", text: withoutMarks(paragraph) };
}

/** Parses a composed body by paragraphs. Unmarked paragraphs are text. */
export function readMail(body: string): ReadMail {
  const [first = "", ...rest] = body.trim().split(/\n{2,}/);
  const isNamed = first.startsWith(LANGUAGE);
  const paragraphs = isNamed ? rest : [first, ...rest];
  const isFoot = (paragraph: string) => paragraph.startsWith(FOOT);
  const isPreview = (paragraph: string) => paragraph.startsWith(PREVIEW);
  return {
    language: isNamed ? first.slice(1) : null,
    preview: previewIn(body),
    blocks: paragraphs.filter((paragraph) => !isFoot(paragraph) && !isPreview(paragraph)).map(parseBlock),
    foot: paragraphs.filter(isFoot).map((paragraph) => parseBlock(paragraph.slice(1))),
  };
}
