import type { ApiDescription } from "./openapi-check.ts";

interface Described {
  readonly [key: string]: unknown;
}

const isDescribed = (value: unknown): value is Described => typeof value === "object" && value !== null;

/** A pattern that no long text matches: anchored, and nothing in it repeats without an end. */
function bounds(pattern: unknown): boolean {
  if (typeof pattern !== "string" || !/^\^[\s\S]*\$$/.test(pattern)) return false;
  const bare = pattern.replace(/\\./g, "x").replace(/\[[^\]]*\]/g, "x");
  return !/[*+]|\{\d+,\}/.test(bare);
}

function isUnboundedText(schema: Described): boolean {
  if (schema.type !== "string" || schema.enum || schema.const !== undefined) return false;
  return schema.maxLength === undefined && !bounds(schema.pattern);
}

/** The parts of a schema, by their path, that take a list or a text of any length. */
function unboundedIn(schema: unknown, path: string): string[] {
  if (!isDescribed(schema)) return [];
  const found: string[] = [];
  if (schema.type === "array" && schema.maxItems === undefined) found.push(`${path} list`);
  if (isUnboundedText(schema)) found.push(`${path} text`);
  for (const [key, part] of Object.entries(schema)) {
    const parts = Array.isArray(part) ? part : [part];
    const isNamed = key === "properties" || Array.isArray(part);
    for (const entry of parts) found.push(...unboundedIn(entry, isNamed ? path : `${path}.${key}`));
  }
  return found;
}

/** Every list and text of a request, body or parameter, that the API's document does not bound. */
export function unboundedParts({ paths }: ApiDescription): string[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const { requestBody, parameters } = operation as unknown as Described;
      const route = `${method.toUpperCase()} ${path}`;
      return [...new Set([...unboundedIn(requestBody, route), ...unboundedIn({ parameters }, route)])];
    }),
  );
}
