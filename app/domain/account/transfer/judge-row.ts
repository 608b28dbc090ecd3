import type { z } from "zod";
import { ACCOUNT_ROWS } from "./account-rows.ts";
import { CONTENT_ROWS } from "./content-rows.ts";
import { FIGURES_ROWS } from "./figures-rows.ts";
import { GUEST_ROWS } from "./guest-rows.ts";

/**
 * What a row of each table that a file carries may hold. `tests` hold their names against the database's own columns.
 */
export const ROW_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  ...ACCOUNT_ROWS,
  ...CONTENT_ROWS,
  ...GUEST_ROWS,
};

/** Why a line of a group's file is not taken. */
export interface LineFault {
  /** The table, or `object`, `lost` or `figures`. */
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

/** Judges a row of a property's figures. */
export function judgeFigures(table: string, row: unknown): LineFault | null {
  const schemas: Readonly<Record<string, z.ZodType>> = FIGURES_ROWS;
  const fault = faultOf(table, Object.hasOwn(schemas, table) ? schemas[table] : undefined, row);
  return fault && { ...fault, table: `figures.${table}` };
}

/** What people are told of a line that is not taken. `line` counts from 1, the header is the first. */
export function sentenceOfFault(line: number, { table, field, why }: LineFault): string {
  return `Line ${line}: ${table}.${field} is not as this product writes it (${why}).`;
}
