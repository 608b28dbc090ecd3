/** Placeholders for values while a catalogue is compiled. Private-use characters, which our texts do not contain. */
const START = "\uE000";
const END = "\uE001";
const PLURAL = "\uE002";
const OTHER = "\uE003";
const PLURAL_END = "\uE004";

/** Placeholder of the value at a position. Lower-casing it means the value in lower case. */
export function getPlaceholder(position: number): string {
  return `${START}V${position}${END}`;
}

/** Whether a count is still a placeholder. */
export function isPlaceholder(value: unknown): value is string {
  return typeof value === "string" && value.startsWith(START);
}

/** Placeholder for two plural forms; the count decides later. */
export function pluralPlaceholder(count: string, forms: { one: string; other: string }): string {
  return `${PLURAL}${count}${forms.one}${OTHER}${forms.other}${PLURAL_END}`;
}

/** A piece of a text: words, the position of a value, or plural forms. */
export type Piece =
  | string
  | { readonly value: number; readonly isLower?: true }
  | { readonly count: number; readonly one: readonly Piece[]; readonly other: readonly Piece[] };

/** Splits a text at its placeholders. Throws if they are unbalanced. */
export function parsePieces(text: string): Piece[] {
  const marks = text.split(/([\uE000-\uE004])/).filter((part) => part !== "");
  let next = 0;
  const expectMark = (mark: string): void => {
    if (marks[next] !== mark) throw new Error(`The marks in “${text}” do not fit together.`);
    next += 1;
  };
  const parseValue = (): { value: number; isLower?: true } => {
    expectMark(START);
    const [, letter, position] = /^(v)(\d+)$/i.exec(marks[next] ?? "") ?? [];
    next += 1;
    expectMark(END);
    if (letter === undefined) throw new Error(`A value in “${text}” was changed as it was written.`);
    return { value: Number(position), ...(letter === "v" && { isLower: true as const }) };
  };
  const parseRun = (): Piece[] => {
    const pieces: Piece[] = [];
    for (
      let mark = marks[next];
      mark !== undefined && mark !== OTHER && mark !== PLURAL_END;
      mark = marks[next]
    ) {
      if (mark === START) pieces.push(parseValue());
      else if (mark === PLURAL) pieces.push(parsePlural());
      else {
        pieces.push(mark);
        next += 1;
      }
    }
    return pieces;
  };
  const parsePlural = (): Piece => {
    expectMark(PLURAL);
    const { value: count } = parseValue();
    const one = parseRun();
    expectMark(OTHER);
    const other = parseRun();
    expectMark(PLURAL_END);
    return { count, one, other };
  };
  const pieces = parseRun();
  if (next !== marks.length) throw new Error(`The marks in “${text}” do not fit together.`);
  return pieces;
}
