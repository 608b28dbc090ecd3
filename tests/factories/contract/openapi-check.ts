import { exports } from "cloudflare:workers";
import { dereference, initialBaseURI, type Schema, validate } from "@cfworker/json-schema";
import { describeApi } from "#worker/http/openapi.ts";

interface DescribedParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

export interface DescribedOperation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly DescribedParameter[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
  /** Alternative credentials of a call; empty when none is needed. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
        readonly headers?: Readonly<Record<string, { readonly required?: boolean; readonly schema: Schema }>>;
      }
    >
  >;
}

export interface ApiDescription {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly components: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly [key: string]: unknown;
  };
}

let description: Promise<ApiDescription> | null = null;
const patterns = new Map<string, RegExp>();
/** Schemas by address, for references: those of the components, and each that was used. */
let addresses: ReturnType<typeof dereference> | null = null;
const addressed = new WeakSet<Schema>();
let count = 0;

/** Matches addresses of a path template such as `/api/properties/{propertyId}`. */
function toPathPattern(template: string): RegExp {
  const pattern = patterns.get(template) ?? new RegExp(`^${template.replace(/\{[^}]+\}/g, "[^/]+")}$`);
  patterns.set(template, pattern);
  return pattern;
}

/** Each schema is prepared once, and the components once for all: it takes longer than validating. */
async function check(value: unknown, schema: Schema): Promise<ReturnType<typeof validate>> {
  addresses ??= dereference({ components: (await describedApi()).components } as Schema);
  if (!addressed.has(schema)) {
    addressed.add(schema);
    count += 1;
    dereference(schema, addresses, initialBaseURI, `/used/${count}`);
  }
  return validate(value, schema, "2020-12", addresses, true);
}

/** The OpenAPI document of every route, operations included. */
export function describedApi(): Promise<ApiDescription> {
  description ??= import("#worker/http/app.ts").then(
    ({ api }) => JSON.parse(JSON.stringify(describeApi(api))) as ApiDescription,
  );
  return description;
}

/** The OpenAPI document as the Worker serves it. */
export async function servedDescription(): Promise<ApiDescription> {
  return (await exports.default.fetch("https://foyer.example/api/openapi.json")).json();
}

/** Description of a request's route; null when no described path matches. */
async function findOperation(method: string, path: string): Promise<DescribedOperation | null> {
  const { paths } = await describedApi();
  const matches = Object.entries(paths)
    .filter(([template]) => toPathPattern(template).test(path))
    // A fixed path such as …/buttons/order beats …/buttons/{buttonId}.
    .sort(([one], [other]) => one.split("{").length - other.split("{").length);
  for (const [, operations] of matches) {
    const operation = operations[method.toLowerCase()];
    if (operation) return operation;
  }
  return null;
}

/** Throws when a promised header is missing or violates its schema. */
async function checkHeaders(
  answer: string,
  headers: Headers,
  promised: NonNullable<DescribedOperation["responses"][string]["headers"]>,
): Promise<void> {
  for (const [name, { required = false, schema }] of Object.entries(promised)) {
    const value = headers.get(name);
    if (value === null && required) throw new Error(`${answer} without ${name}.`);
    if (value === null) continue;
    const typed = schema.type === "integer" ? Number(value) : value;
    if (!(await check(typed, schema)).valid) {
      throw new Error(`${answer} with ${name}: ${value}, which is not described.`);
    }
  }
}

/** Throws when an answer violates the API's own document. */
export async function checkAnswer(request: Request, response: Response): Promise<void> {
  const { pathname } = new URL(request.url);
  const operation = await findOperation(request.method, pathname);
  if (!operation) return;
  const { status } = response;
  const promised = operation.responses[status] ?? operation.responses[`${Math.floor(status / 100)}XX`];
  if (!promised) throw new Error(`${request.method} ${pathname} answers ${status}, which is not described.`);
  await checkHeaders(
    `${request.method} ${pathname} answers ${status}`,
    response.headers,
    promised.headers ?? {},
  );
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  const schema = promised.content?.[type]?.schema;
  if (promised.content && !schema) {
    throw new Error(`${request.method} ${pathname} answers ${status} as ${type}, which is not described.`);
  }
  if (!schema || !type.endsWith("json")) return;
  const { valid, errors } = await check(await response.json(), schema);
  if (!valid) {
    throw new Error(
      `${request.method} ${pathname} answers ${status} off its schema: ${JSON.stringify(errors)}`,
    );
  }
}
