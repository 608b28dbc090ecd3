import { z } from "#domain/zod.ts";
import { schemaErrorCodeOf } from "../field-error.ts";
import { NAMED_ERRORS_MAX, PLACES_MAX } from "../limits.ts";
import type { FieldError } from "../problem.ts";
import { type PlaceKind, placePosition } from "./place.ts";
import { type PlaceLine, readPlaceLines } from "./place-lines.ts";
import { readRanges } from "./place-ranges.ts";
import { placeKindSchema, placeNameSchema } from "./place-schema.ts";

/** So many signs a text of ranges may have, and a list of lines: 5,000 of them in any script, and some to spare. */
const RANGES_LENGTH_MAX = 10_000;
const LINES_LENGTH_MAX = 200_000;

/** Places to add: ranges of one kind, a list of lines, or both (R1). */
export const placesInputSchema = z.strictObject({
  /** Of the ranges, and of lines that name none. */
  kind: placeKindSchema,
  ranges: z.string().max(RANGES_LENGTH_MAX, "too_long").default(""),
  lines: z.string().max(LINES_LENGTH_MAX, "too_long").default(""),
});
export type PlacesInput = z.infer<typeof placesInputSchema>;

/** A place that is not there yet. */
export interface PlaceToAdd {
  readonly kind: PlaceKind;
  readonly name: string;
  /** The number of the line that names it, as people count; null for one of a range. */
  readonly line: number | null;
}

export interface PlacesPlan {
  readonly added: readonly PlaceToAdd[];
  /** How many names are there already: they are left out. */
  readonly there: number;
  /** Every line that is wrong, with what stands in the place of its name. */
  readonly wrong: readonly { readonly line: number; readonly name: string }[];
  /** At most 50: `ranges.0` by its index, `lines.4.name` by the line's number as people count. */
  readonly errors: readonly FieldError[];
}

/** Names that are taken by places, and those that this plan adds. */
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

  /** Adds a place of a range, unless it is there: a range may overlap with what is there, and with another one. */
  addOfRange(kind: PlaceKind, typed: string): void {
    const name = this.#judge("ranges", typed);
    if (name === null || this.#planned.has(placePosition(kind, name))) return;
    if (this.#taken.has(placePosition(kind, name))) this.there += 1;
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
    const key = placePosition(kind, name);
    if (this.#planned.has(key)) this.errors.push({ path, code: "duplicate" });
    else if (this.#taken.has(key)) this.there += 1;
    else this.#add({ kind, name, line });
  }

  #judge(path: string, typed: string): string | null {
    const judged = placeNameSchema.safeParse(typed);
    if (judged.success) return judged.data;
    const code = schemaErrorCodeOf(judged.error.issues[0]?.message ?? "");
    // The names of a range are wrong together.
    if (!this.errors.some((error) => error.path === path)) this.errors.push({ path, code });
    return null;
  }

  #add(place: PlaceToAdd): void {
    this.#planned.add(placePosition(place.kind, place.name));
    this.added.push(place);
  }
}

/**
 * Decides what ranges and lines add to the places of a property, `taken` by `placePosition`. Nothing is to be stored
 * of a plan with an error. Names that are there are left out, and those of ranges that come twice; a line is refused as
 * `duplicate` where it is the second of two, else as `placeNameSchema`, `readRanges` and
 * `readPlaceLines` refuse. `too_many` at `ranges` or `lines` where the property would have more than 5,000.
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
