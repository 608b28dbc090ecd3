import { fieldErrorCodeOf } from "#domain/field-error.ts";
import type { PlaceKind } from "#domain/place/place.ts";

/** What the API says that ranges and lines would add. */
export interface ImportPreview {
  readonly added: number;
  readonly there: number;
  readonly ofRanges: number;
  readonly first: readonly { readonly line: number; readonly kind: PlaceKind; readonly name: string }[];
  readonly errors: readonly { readonly path: string; readonly code: string }[];
}

/** Why a line is wrong, as words are found for it. */
export type LineFault = "kind" | "line" | "required" | "tooLong" | "character" | "there" | "twice";

export interface WrongLine {
  readonly line: number;
  readonly fault: LineFault;
}

export interface ImportFaults {
  readonly lines: readonly WrongLine[];
  /** Entries of the ranges that can't be read, by their number as people count. */
  readonly ranges: readonly number[];
  /** A name of the ranges is none. */
  readonly isRangeNameWrong: boolean;
  /** The property would have more places than it may. */
  readonly isTooMany: boolean;
}

const FAULTS_OF_NAMES: Readonly<Record<string, LineFault>> = {
  required: "required",
  too_long: "tooLong",
  in_use: "there",
  duplicate: "twice",
};

/** The errors of a preview, by where they are said. Pure. */
export function faultsOf(errors: ImportPreview["errors"]): ImportFaults {
  const lines: WrongLine[] = [];
  const ranges: number[] = [];
  for (const { path, code } of errors) {
    const [field, number, part = "line"] = path.split(".");
    const line = Number(number);
    if (number === undefined) continue;
    if (field === "ranges") ranges.push(line + 1);
    else if (part === "name") lines.push({ line, fault: FAULTS_OF_NAMES[code] ?? "character" });
    else lines.push({ line, fault: part === "kind" ? "kind" : "line" });
  }
  const whole = errors.filter(({ path }) => !path.includes("."));
  return {
    lines,
    ranges,
    isRangeNameWrong: whole.some(({ path, code }) => path === "ranges" && code !== "too_many"),
    isTooMany: whole.some(({ code }) => fieldErrorCodeOf(code) === "too_many"),
  };
}

/** Whether nothing keeps a preview from being stored. */
export function isFree({ lines, ranges, isRangeNameWrong, isTooMany }: ImportFaults): boolean {
  return lines.length === 0 && ranges.length === 0 && !isRangeNameWrong && !isTooMany;
}

/** The lines of a text, as they are numbered: the first is 1. */
export function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/);
}

/** A text without some of its lines. Pure. */
export function leaveOut(text: string, numbers: readonly number[]): string {
  return linesOf(text)
    .filter((_line, index) => !numbers.includes(index + 1))
    .join("\n");
}
