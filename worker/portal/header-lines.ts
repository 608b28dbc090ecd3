/*
 * A header is one JSON text, for every version that reads it. In lines of its own stands what a page view can do
 * without, so that a guest does not wait until it is parsed: forms, and of each page what only that page needs. A
 * newline ends a line and stands nowhere else, as JSON escapes it.
 *
 *   0        the beginning, and the manifest without its forms
 *   1        its forms
 *   2        hours, and where the pages begin
 *   3 + 2n   of page n what every view needs
 *   4 + 2n   its slots and its timing
 *   last     the end
 */

const PAGES_FROM = 3;

const END = "]}";

type Fields = Readonly<Record<string, unknown>>;

/** Of the fields, those have lines of their own that are named in the table above. */
interface Splittable extends Fields {
  readonly manifest: Fields;
  readonly pages: readonly Fields[];
}

/** Fields of an object without the braces around them. */
function fieldsOf(object: Fields): string {
  return JSON.stringify(object).slice(1, -1);
}

/** The text of a header, in lines. `manifest` has fields besides `forms`, and so has each page besides its details. */
export function writeLines({ manifest: { forms, ...manifest }, pages, hours, ...rest }: Splittable): string {
  const pageLines = pages.flatMap(({ slots, timing, ...light }, index) => [
    `${index > 0 ? "," : ""}{${fieldsOf(light)}`,
    `,${fieldsOf({ slots: slots ?? null, timing })}}`,
  ]);
  return [
    `{${fieldsOf(rest)},"manifest":{${fieldsOf(manifest)}`,
    `,${fieldsOf({ forms: forms ?? [] })}},`,
    `${hours === undefined ? "" : `${fieldsOf({ hours })},`}"pages":[`,
    ...pageLines,
    END,
  ].join("\n");
}

/** A header that was written in lines. */
export interface HeaderLines {
  /** All of it but what the other lines hold. */
  readonly light: unknown;
  readonly forms: () => unknown;
  readonly hours: () => unknown;
  /** `{ slots, timing? }` of a page, counted from 0. */
  readonly detailsOf: (page: number) => unknown;
}

/** Throws a `SyntaxError` for what `writeLines` has not written. */
export function readLines(text: string): HeaderLines {
  const lines = text.split("\n");
  if (lines.length <= PAGES_FROM || lines.pop() !== END) throw new SyntaxError("A header is cut off.");
  const lineOf = (line: number) => lines[line] ?? "";
  const pages = lines.filter((_, line) => line >= PAGES_FROM && (line - PAGES_FROM) % 2 === 0);
  const parse = (fields: string): unknown => JSON.parse(`{${fields}}`);
  return {
    light: JSON.parse(`${lineOf(0)}},"pages":[${pages.map((page) => `${page}}`).join("")}]}`),
    // Between the comma in front and what ends the manifest, the list of pages and the page.
    forms: () => parse(lineOf(1).slice(1, -"},".length)),
    hours: () => parse(lineOf(2).slice(0, -'"pages":['.length).replace(/,$/, "")),
    detailsOf: (page) => parse(lineOf(PAGES_FROM + 1 + 2 * page).slice(1, -1)),
  };
}
