import { z } from "#domain/zod.ts";

/** Position of an export, serialised as its cursor. Only operations send it back. */
const positionSchema = z.strictObject({
  step: z.enum(["group", "property", "activity", "change"]),
  property: z.string(),
  /** Within the property: index of the table, or of a part after the tables. */
  part: z.int(),
  after: z
    .array(z.union([z.string(), z.number()]))
    .readonly()
    .nullable(),
  /** Number of activities exported so far. */
  count: z.int(),
  /** Ids of the newest entries of both logs to export. */
  activity: z.int(),
  change: z.int(),
});
export type ExportPosition = Readonly<z.infer<typeof positionSchema>>;

export function writePosition(position: ExportPosition): string {
  return JSON.stringify(position);
}

/** `null`: not a valid position. */
export function readPosition(cursor: string): ExportPosition | null {
  try {
    return positionSchema.safeParse(JSON.parse(cursor)).data ?? null;
  } catch {
    // Invalid JSON.
    return null;
  }
}
