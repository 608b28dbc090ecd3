import { toFieldErrorCode } from "#domain/field-error.ts";
import type { PlaceKind } from "#domain/place/place.ts";
import { readRecords, splitLines } from "#domain/place/place-records.ts";

/** The API's preview of adding ranges and lines. */
export interface ImportPreview {
  readonly added: number;
  readonly there: number;
  readonly ofRanges: number;
  readonly first: readonly { readonly line: number; readonly kind: PlaceKind; readonly name: string }[];
  readonly errors: readonly { readonly path: string; readonly code: string }[];
  /** The first invalid lines, with the text in place of the name. */
  readonly wrong: readonly { readonly line: number; readonly name: string }[];
  /** All invalid lines. */
  readonly wrongLines: readonly number[];
}

/** Why a line is invalid, as a key of its message. */
export type PlaceLineFault = "kind" | "line" | "required" | "tooLong" | "character" | "twice";

export interface WrongLine {
  readonly line: number;
  readonly fault: PlaceLineFault;
}

export interface ImportFaults {
  readonly lines: readonly WrongLine[];
  /** Numbers of invalid ranges, from 1. */
  readonly ranges: readonly number[];
  /** Whether a name in the ranges is invalid. */
  readonly isRangeNameWrong: boolean;
  /** Whether the property would have too many places. */
  readonly isTooMany: boolean;
}

const NAME_FAULTS: Readonly<Record<string, PlaceLineFault>> = {
  required: "required",
  too_long: "tooLong",
  duplicate: "twice",
};

/** A preview's errors, grouped by where they are shown. Pure. */
export function toFaults(errors: ImportPreview["errors"]): ImportFaults {
  const lines: WrongLine[] = [];
  const ranges: number[] = [];
  for (const { path, code } of errors) {
    const [field, number, part = "line"] = path.split(".");
    const line = Number(number);
    if (number === undefined) continue;
    if (field === "ranges") ranges.push(line + 1);
    else if (part === "name") lines.push({ line, fault: NAME_FAULTS[code] ?? "character" });
    else lines.push({ line, fault: part === "kind" ? "kind" : "line" });
  }
  const whole = errors.filter(({ path }) => !path.includes("."));
  return {
    lines,
    ranges,
    isRangeNameWrong: whole.some(({ path, code }) => path === "ranges" && code !== "too_many"),
    isTooMany: whole.some(({ code }) => toFieldErrorCode(code) === "too_many"),
  };
}

/** Whether a preview can be stored. */
export function isFree({ lines, ranges, isRangeNameWrong, isTooMany }: ImportFaults): boolean {
  return lines.length === 0 && ranges.length === 0 && !isRangeNameWrong && !isTooMany;
}

/** Removes rows from a text, by the number of their first line. Pure. */
export function withoutLines(text: string, numbers: readonly number[]): string {
  const wrong = new Set(numbers);
  const left = new Set<number>();
  for (const { line, lineCount } of readRecords(text)) {
    if (wrong.has(line)) for (let index = 0; index < lineCount; index += 1) left.add(line + index);
  }
  return splitLines(text)
    .filter((_line, index) => !left.has(index + 1))
    .join("\n");
}
