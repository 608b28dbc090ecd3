import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "#domain/zod.ts";

/**
 * Checks a form in the browser, by the schema that its action reads it with.
 *
 * Texts reach the schema as typed, so that it refuses an empty one with the same code as the API. A value that is
 * missing or of another kind is refused with `required` or `invalid`.
 */
export function checkForm<Schema extends z.ZodObject>(form: FormData | URLSearchParams, schema: Schema) {
  return parseWithZod(form, {
    schema,
    disableAutoCoercion: true,
    error: ({ input }) => (input === undefined ? "required" : "invalid"),
  });
}

/**
 * Reads a form that was sent to an action.
 *
 * Only fields that the schema names are read. Conform makes lists and intents of names: anybody could post
 * `x[20000000]`, which costs seconds, or an intent that can't be read, which throws.
 */
export function parseForm<Schema extends z.ZodObject>(form: FormData | URLSearchParams, schema: Schema) {
  const known = new FormData();
  for (const name of Object.keys(schema.shape)) {
    for (const value of form.getAll(name)) known.append(name, value);
  }
  return checkForm(known, schema);
}
