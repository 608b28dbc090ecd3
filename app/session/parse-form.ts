import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

/**
 * Reads a form by its schema, in the action and in the browser alike.
 *
 * Texts reach the schema as typed, so that it refuses an empty one with the same code as the API. A value that is
 * missing or of another kind is refused with `required` or `invalid`.
 */
export function parseForm<Schema extends z.ZodType>(form: FormData | URLSearchParams, schema: Schema) {
  return parseWithZod(form, {
    schema,
    disableAutoCoercion: true,
    error: ({ input }) => (input === undefined ? "required" : "invalid"),
  });
}
