import { z } from "#domain/zod.ts";

/**
 * The longest cursor of any list: a name of 40 characters of three bytes each, percent-encoded as nine
 * characters, an id, and JSON punctuation. `cursors.worker.test.ts` checks every list.
 */
const CURSOR_LENGTH_MAX = 500;

/** An opaque cursor: the sort key of a page's last row. Not secret; every list checks access itself. */
export function writeCursor(key: unknown): string {
  return encodeURIComponent(JSON.stringify(key));
}

/** `nextCursor` of a page, if more rows follow. */
export const nextCursorSchema = z
  .string()
  .max(CURSOR_LENGTH_MAX)
  .meta({ description: "For `cursor`: where the next page begins. Absent after the last one" });

/**
 * The query parameter `cursor`, parsed as the sort key of the previous page's last row. Refuses an invalid or
 * truncated one with `invalid`.
 */
export function cursorParam<Key extends z.ZodType>(key: Key) {
  return z
    .string()
    .max(CURSOR_LENGTH_MAX, { error: "invalid", abort: true })
    .transform((cursor, context): z.output<Key> => {
      const parsed = key.safeParse(parseCursor(cursor));
      if (parsed.success) return parsed.data;
      context.addIssue({ code: "custom", message: "invalid" });
      return z.NEVER;
    })
    .meta({ description: "`nextCursor` of the page before; absent for the first page" })
    .optional();
}

function parseCursor(cursor: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(cursor));
  } catch {
    // Not one of our cursors: wrong encoding or JSON.
    return undefined;
  }
}
