import { z } from "#domain/zod.ts";

/** Where an export stands. Its cursor, which operations alone hand back. */
const positionSchema = z.strictObject({
  step: z.enum(["group", "property", "activity", "change"]),
  property: z.string(),
  /** Of the property: which table, or what comes after the tables. */
  part: z.int(),
  after: z
    .array(z.union([z.string(), z.number()]))
    .readonly()
    .nullable(),
  /** Entries of the activity list so far. */
  count: z.int(),
  /** The newest entries of both logs that belong to the file. */
  activity: z.int(),
  change: z.int(),
});
export type ExportPosition = Readonly<z.infer<typeof positionSchema>>;

export function writePosition(position: ExportPosition): string {
  return JSON.stringify(position);
}

/** Null for what is no place of an export. */
export function readPosition(cursor: string): ExportPosition | null {
  try {
    return positionSchema.safeParse(JSON.parse(cursor)).data ?? null;
  } catch {
    // Not JSON.
    return null;
  }
}
