import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "#domain/zod.ts";

/**
 * Validates a form in the browser with the schema that its action uses.
 *
 * Texts reach the schema as typed, so that an empty one has the same code as in the API. Missing values and
 * values of another type become `required` or `invalid`.
 */
export function checkForm<Schema extends z.ZodObject>(form: FormData | URLSearchParams, schema: Schema) {
  return parseWithZod(form, {
    schema,
    disableAutoCoercion: true,
    error: ({ input }) => (input === undefined ? "required" : "invalid"),
  });
}

/**
 * Parses a form sent to an action.
 *
 * Reads only the schema's fields. Conform builds lists and intents from names: a posted `x[20000000]` would
 * cost seconds, and a malformed intent would throw.
 */
export function parseForm<Schema extends z.ZodObject>(form: FormData | URLSearchParams, schema: Schema) {
  const known = new FormData();
  for (const name of Object.keys(schema.shape)) {
    for (const value of form.getAll(name)) known.append(name, value);
  }
  return checkForm(known, schema);
}
