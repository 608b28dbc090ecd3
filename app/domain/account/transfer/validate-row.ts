import type { z } from "#domain/zod.ts";
import { ACCOUNT_ROWS } from "./account-rows.ts";
import { CONTENT_ROWS } from "./content-rows.ts";
import { FIGURES_ROWS } from "./figures-rows.ts";
import { DESK_ROWS } from "./guest-rows.ts";

/** Row schemas of all tables in a group file. A test compares the names with the database's columns. */
export const ROW_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  ...ACCOUNT_ROWS,
  ...CONTENT_ROWS,
};

/** Why a line of a group file is rejected. */
export interface TransferLineFault {
  /** The table, or `object`, `lost`, `figures` or `desk`. */
  readonly table: string;
  /** The column, or the object's key. */
  readonly field: string;
  /** An error code or a schema message, with the path inside the value. */
  readonly why: string;
}

function findFault(table: string, schema: z.ZodType | undefined, row: unknown): TransferLineFault | null {
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

/** Checks a table row as its writer would; `null`: valid. Never throws. */
export function validateRow(table: string, row: unknown): TransferLineFault | null {
  return findFault(table, Object.hasOwn(ROW_SCHEMAS, table) ? ROW_SCHEMAS[table] : undefined, row);
}

/** Rows of a property's Durable Objects. */
const OBJECT_ROWS: Readonly<Record<"figures" | "desk", Readonly<Record<string, z.ZodType>>>> = {
  figures: FIGURES_ROWS,
  desk: DESK_ROWS,
};

/** Checks a row of a property's figures or desk. */
export function validateDurableObjectRow(
  of: keyof typeof OBJECT_ROWS,
  table: string,
  row: unknown,
): TransferLineFault | null {
  const schemas = OBJECT_ROWS[of];
  const fault = findFault(table, Object.hasOwn(schemas, table) ? schemas[table] : undefined, row);
  return fault && { ...fault, table: `${of}.${table}` };
}

/** Error message for a rejected line. `line` counts from 1, including the header. */
export function describeFault(line: number, { table, field, why }: TransferLineFault): string {
  return `Line ${line}: ${table}.${field} is not as this product writes it (${why}).`;
}
