import { z } from "#domain/zod.ts";
import { toSchemaErrorCode } from "../field-error.ts";
import { NAMED_ERRORS_MAX, PLACES_MAX } from "../limits.ts";
import type { FieldError } from "../problem.ts";
import { type PlaceKind, toPlacePosition } from "./place.ts";
import { type PlaceLine, readPlaceLines } from "./place-lines.ts";
import { readRanges } from "./place-ranges.ts";
import { placeKindSchema, placeNameSchema } from "./place-schema.ts";

/** Maximum input lengths: enough for 5,000 names in any script. */
const RANGES_LENGTH_MAX = 10_000;
const LINES_LENGTH_MAX = 200_000;

/** Places to add: ranges of one kind, a list of lines, or both (R1). */
export const placesInputSchema = z.strictObject({
  /** Kind of the places in ranges, and in lines without a kind. */
  kind: placeKindSchema,
  ranges: z.string().max(RANGES_LENGTH_MAX, "too_long").default(""),
  lines: z.string().max(LINES_LENGTH_MAX, "too_long").default(""),
});
export type PlacesInput = z.infer<typeof placesInputSchema>;

export interface PlaceToAdd {
  readonly kind: PlaceKind;
  readonly name: string;
  /** Line number, from 1; `null` for a range. */
  readonly line: number | null;
}

export interface PlacesPlan {
  readonly added: readonly PlaceToAdd[];
  /** Number of names that already exist and are skipped. */
  readonly there: number;
  /** All invalid lines, with the text in place of the name. */
  readonly wrong: readonly { readonly line: number; readonly name: string }[];
  /** At most 50 errors. Paths: `ranges.0` by index, `lines.4.name` by line number. */
  readonly errors: readonly FieldError[];
}

/** Taken names: existing places and those of this plan. */
class Plan {
  readonly added: PlaceToAdd[] = [];
  readonly errors: FieldError[] = [];
  readonly wrong: { readonly line: number; readonly name: string }[] = [];
  readonly #planned = new Set<string>();
  readonly #taken: ReadonlySet<string>;
  there = 0;

  constructor(taken: ReadonlySet<string>) {
    this.#taken = taken;
  }

  /** Adds a place of a range unless it exists: ranges may overlap. */
  addOfRange(kind: PlaceKind, typed: string): void {
    const name = this.#judge("ranges", typed);
    if (name === null || this.#planned.has(toPlacePosition(kind, name))) return;
    if (this.#taken.has(toPlacePosition(kind, name))) this.there += 1;
    else this.#add({ kind, name, line: null });
  }

  addLine({ line, kind, name: typed, error }: PlaceLine): void {
    const errorsBefore = this.errors.length;
    this.#addLine({ line, kind, name: typed, error });
    if (this.errors.length > errorsBefore) this.wrong.push({ line, name: typed.trim() });
  }

  #addLine({ line, kind, name: typed, error }: PlaceLine): void {
    if (error || kind === null) {
      const path = error?.part === "kind" ? `lines.${line}.kind` : `lines.${line}`;
      this.errors.push({ path, code: error?.code ?? "invalid" });
      return;
    }
    const path = `lines.${line}.name`;
    const name = this.#judge(path, typed);
    if (name === null) return;
    const key = toPlacePosition(kind, name);
    if (this.#planned.has(key)) this.errors.push({ path, code: "duplicate" });
    else if (this.#taken.has(key)) this.there += 1;
    else this.#add({ kind, name, line });
  }

  #judge(path: string, typed: string): string | null {
    const judged = placeNameSchema.safeParse(typed);
    if (judged.success) return judged.data;
    const code = toSchemaErrorCode(judged.error.issues[0]?.message ?? "");
    // One error for all names of a range.
    if (!this.errors.some((error) => error.path === path)) this.errors.push({ path, code });
    return null;
  }

  #add(place: PlaceToAdd): void {
    this.#planned.add(toPlacePosition(place.kind, place.name));
    this.added.push(place);
  }
}

/**
 * Plans the places to add from ranges and lines; `taken` holds positions from `toPlacePosition`. A plan with
 * errors must not be stored. Existing names and repeated names in ranges are skipped. Errors: `duplicate` for
 * a repeated line, those of `placeNameSchema`, `readRanges` and `readPlaceLines`, and `too_many` at `ranges`
 * or `lines` above 5,000 places.
 */
export function planPlaces({ kind, ranges, lines }: PlacesInput, taken: ReadonlySet<string>): PlacesPlan {
  const plan = new Plan(taken);
  const { names, wrong, isTooMany } = readRanges(ranges);
  for (const index of wrong) plan.errors.push({ path: `ranges.${index}`, code: "invalid" });
  for (const name of names) plan.addOfRange(kind, name);
  const ofRanges = plan.added.length;
  for (const line of readPlaceLines(lines, kind)) plan.addLine(line);
  if (isTooMany || taken.size + ofRanges > PLACES_MAX)
    plan.errors.unshift({ path: "ranges", code: "too_many" });
  else if (taken.size + plan.added.length > PLACES_MAX)
    plan.errors.unshift({ path: "lines", code: "too_many" });
  const errors = plan.errors.slice(0, NAMED_ERRORS_MAX);
  return { added: plan.added, there: plan.there, wrong: plan.wrong, errors };
}
