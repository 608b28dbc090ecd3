import type { z } from "zod";

/** An opaque cursor: the sort key of a page's last row. Not secret; every list is scoped by itself. */
export function writeCursor(key: unknown): string {
  return encodeURIComponent(JSON.stringify(key));
}

/** The sort key in a cursor; null when it is not one of ours. */
export function readCursor<Schema extends z.ZodType>(
  cursor: string,
  schema: Schema,
): z.output<Schema> | null {
  try {
    const parsed = schema.safeParse(JSON.parse(decodeURIComponent(cursor)));
    return parsed.success ? parsed.data : null;
  } catch {
    // Not a cursor that we made: neither encoded nor JSON.
    return null;
  }
}
