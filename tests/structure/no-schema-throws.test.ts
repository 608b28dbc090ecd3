import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { SECTION_SCHEMAS } from "#domain/content/document-schema.ts";
import { hostileValueFor, type ValueSchema } from "#tests/factories/contract/any-value.ts";

// Only schemas run here; the runtime's imports are never called.
vi.mock("cloudflare:workers", () => ({ DurableObject: class {}, waitUntil: () => undefined }));
const { api } = await import("#worker/http/app.ts");
const { hasOddMember } = await import("#worker/http/request/odd-member.ts");

const VALUES = process.env.FOYER_TIER === "all" ? 10_000 : 50;
/** Path, query and headers are always texts. */
const ADDRESS = / (?:path|query|headers)$/;

interface Taken {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly headers?: unknown;
  readonly body?: { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> };
}

interface Def {
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly checks?: readonly unknown[];
}

/** A schema and its refined parts, each to be tested by itself. */
function* withRules(schema: z.ZodType, name: string): Generator<readonly [z.ZodType, string]> {
  const { shape = {}, options = [], checks = [], ...def } = schema._zod.def as unknown as Def;
  const isWhole = "shape" in schema._zod.def || def.element !== undefined;
  if (isWhole && checks.length > 0) yield [schema, name];
  const parts = [
    ...Object.entries(shape),
    ...options.map((option, index) => [`${index}`, option] as const),
    ...[def.element, def.innerType, def.valueType, def.in].flatMap((part) =>
      part ? [["", part] as const] : [],
    ),
  ];
  for (const [step, part] of parts) yield* withRules(part, step === "" ? name : `${name} ${step}`);
}

/** Every request schema of the routes and its refined parts, each once, keyed with a name. */
function schemasOfRoutes(): Map<z.ZodType, string> {
  const found = new Map<z.ZodType, string>();
  const add = (schema: unknown, name: string) => {
    if (!(schema instanceof z.ZodType) || found.has(schema)) return;
    found.set(schema, name);
    for (const [part, of] of withRules(schema, name)) if (!found.has(part)) found.set(part, of);
  };
  for (const definition of api.openAPIRegistry.definitions) {
    if (definition.type !== "route") continue;
    const { method, path, request = {} } = definition.route;
    const { params, query, headers, body } = request as Taken;
    const name = `${method.toUpperCase()} ${path}`;
    add(params, `${name} path`);
    add(query, `${name} query`);
    add(headers, `${name} headers`);
    for (const content of Object.values(body?.content ?? {})) add(content.schema, `${name} body`);
  }
  for (const [section, schema] of Object.entries(SECTION_SCHEMAS)) add(schema, `document ${section}`);
  return found;
}

/** As JSON Schema; parts it can't express accept any value. */
function describedAs(schema: z.ZodType): ValueSchema {
  return z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }) as ValueSchema;
}

const schemas = [...schemasOfRoutes()].map(([schema, name]) => ({ schema, name }));

describe("whatever is sent", () => {
  it("is held against the schemas of all routes and documents [S159]", () => {
    const names = schemas.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        "document buttons",
        "PUT /api/properties/{propertyId}/closure body",
        "GET /api/properties/{propertyId}/analytics query",
      ]),
    );
    expect(names.length).toBeGreaterThan(80);
  });

  it.each(schemas)("$name answers whether it is taken, and never throws [S159]", ({ schema, name }) => {
    const described = describedAs(schema);
    const { $defs = {} } = described as { $defs?: Record<string, ValueSchema> };
    const resolve = (ref: string) => (ref === "#" ? described : $defs[ref.replace("#/$defs/", "")]);
    const value = hostileValueFor(described, { resolve, isText: ADDRESS.test(name) });
    fc.assert(
      fc.property(value, (sent) => {
        // Such a body is refused before any schema runs.
        if (!hasOddMember(sent)) schema.safeParse(sent);
      }),
      { numRuns: VALUES },
    );
  });
});
