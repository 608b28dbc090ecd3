import { z } from "#domain/zod.ts";

/**
 * The longest that a list makes: a name of 40 letters of three bytes each, nine signs a letter, an id, and the signs of
 * JSON around them. `cursors.worker.test.ts` writes it for every list.
 */
const CURSOR_LENGTH_MAX = 500;

/** An opaque cursor: the sort key of a page's last row. Not secret; every list is scoped by itself. */
export function writeCursor(key: unknown): string {
  return encodeURIComponent(JSON.stringify(key));
}

/** `nextCursor` of a page, where there is another one after its last row. */
export const nextCursorSchema = z
  .string()
  .max(CURSOR_LENGTH_MAX)
  .meta({ description: "For `cursor`: where the next page begins. Absent after the last one" });

/**
 * The parameter `cursor` of a list, read as the sort key of the row that the page before ended with. Refuses what is
 * none of this list's cursors, such as one that was cut, with `invalid`.
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
    // Not a cursor that we made: neither encoded nor JSON.
    return undefined;
  }
}
