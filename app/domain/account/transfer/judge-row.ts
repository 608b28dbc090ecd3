import type { z } from "#domain/zod.ts";
import { ACCOUNT_ROWS } from "./account-rows.ts";
import { CONTENT_ROWS } from "./content-rows.ts";
import { FIGURES_ROWS } from "./figures-rows.ts";
import { DESK_ROWS } from "./guest-rows.ts";

/**
 * What a row of each table that a file carries may hold. `tests` hold their names against the database's own columns.
 */
export const ROW_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  ...ACCOUNT_ROWS,
  ...CONTENT_ROWS,
};

/** Why a line of a group's file is not taken. */
export interface LineFault {
  /** The table, or `object`, `lost`, `figures` or `desk`. */
  readonly table: string;
  /** The column, or the object's key. */
  readonly field: string;
  /** A code, or a sentence of a schema; with the place in the value where it has parts. */
  readonly why: string;
}

function faultOf(table: string, schema: z.ZodType | undefined, row: unknown): LineFault | null {
  if (!schema) return { table, field: "table", why: "there is no such table in a file of a group" };
  const judged = schema.safeParse(row);
  if (judged.success) return null;
  const [issue] = judged.error.issues;
  const [column, ...parts] = (issue?.path ?? []).map(String);
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys[0] : undefined;
  const message = unknown === undefined ? (issue?.message ?? "invalid") : "there is no such column";
  const why = parts.length > 0 ? `${message} at ${parts.join(".")}` : message;
  return { table, field: column ?? unknown ?? "row", why };
}

/** Judges a row of a table as its writer would have; null: nothing is wrong. Never throws. */
export function judgeRow(table: string, row: unknown): LineFault | null {
  return faultOf(table, Object.hasOwn(ROW_SCHEMAS, table) ? ROW_SCHEMAS[table] : undefined, row);
}

/** Rows of a property's own objects. */
const OBJECT_ROWS: Readonly<Record<"figures" | "desk", Readonly<Record<string, z.ZodType>>>> = {
  figures: FIGURES_ROWS,
  desk: DESK_ROWS,
};

/** Judges a row of a property's figures, or of what its guests left. */
export function judgeObjectRow(of: keyof typeof OBJECT_ROWS, table: string, row: unknown): LineFault | null {
  const schemas = OBJECT_ROWS[of];
  const fault = faultOf(table, Object.hasOwn(schemas, table) ? schemas[table] : undefined, row);
  return fault && { ...fault, table: `${of}.${table}` };
}

/** What people are told of a line that is not taken. `line` counts from 1, the header is the first. */
export function sentenceOfFault(line: number, { table, field, why }: LineFault): string {
  return `Line ${line}: ${table}.${field} is not as this product writes it (${why}).`;
}
