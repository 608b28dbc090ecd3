/**
 * The OpenAPI 3.1 document of the API, built from the mounted routes. Exposes `describeApi` (all routes) and
 * `describeOpenApi` (without operations). It adds tags, credentials, headers and common refusals that the
 * routes don't declare.
 */

import type { OpenAPIHono } from "@hono/zod-openapi";
import { PRODUCT_VERSION } from "#domain/account/account.ts";
import { getHeaders, IF_MATCH, needsRevision } from "./described/headers.ts";
import { PARAMETERS } from "./described/parameters.ts";
import { getTag, getTags } from "./described/tags.ts";
import type { HttpEnvironment } from "./request/environment.ts";
import { PROBLEM_TYPE } from "./request/problem-response.ts";

type DescribedApi = Pick<OpenAPIHono<HttpEnvironment>, "getOpenAPI31Document">;
type Description = ReturnType<DescribedApi["getOpenAPI31Document"]>;

const OPERATIONS_PREFIX = "/api/ops/";

const SECURITY_SCHEMES = {
  clientKey: {
    type: "apiKey",
    in: "header",
    name: "x-client-key",
    description: "Names the build that calls. Public; proves nothing.",
  },
  accessToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description:
      "Of somebody who is signed in: from sign-in or `POST /api/identity/token`, for five minutes.",
  },
  refreshCookie: {
    type: "apiKey",
    in: "cookie",
    name: "__Host-foyer-refresh",
    description:
      "The session, as a browser keeps it. Sent by sign-in, and again by each `POST /api/identity/token`.",
  },
  deskCookie: {
    type: "apiKey",
    in: "cookie",
    name: "__Host-foyer-desk",
    description:
      "The key of a shared desk, as its browser keeps it. Sent by pairing, and again by each sign-in there.",
  },
  operationsToken: { type: "http", scheme: "bearer", description: "Of operations." },
} as const;
type Scheme = keyof typeof SECURITY_SCHEMES;

const SIGN_OUT_PATH = "/api/identity/sign-out";

/** Routes before sign-in that need credentials; the others carry their own proof or need none. */
const SESSION_ROUTES: Readonly<Record<string, Scheme>> = {
  "post /api/identity/token": "refreshCookie",
  [`post ${SIGN_OUT_PATH}`]: "refreshCookie",
  "get /api/identity/session": "accessToken",
  "get /api/identity/sessions": "accessToken",
  "delete /api/identity/sessions/{sessionId}": "accessToken",
  "put /api/identity/language": "accessToken",
  "post /api/identity/change-password": "accessToken",
  "get /api/identity/desk-digits": "accessToken",
  "put /api/identity/desk-digits": "accessToken",
  "delete /api/identity/desk-digits": "accessToken",
  "get /api/desk": "deskCookie",
  "post /api/identity/prove": "accessToken",
  "get /api/identity/passkeys": "accessToken",
  "post /api/identity/passkeys/options": "accessToken",
  "post /api/identity/passkeys": "accessToken",
  "patch /api/identity/passkeys/{passkeyId}": "accessToken",
  "delete /api/identity/passkeys/{passkeyId}": "accessToken",
};

/** Crash reports, open to everybody. */
const CRASH_PATH = "/api/crashes";

/** The credentials of a route, by where it is mounted (`app.ts`). All listed schemes are required. */
function getSchemes(method: string, path: string): readonly Scheme[] {
  if (path.startsWith(OPERATIONS_PREFIX)) return ["operationsToken"];
  const ofSession = SESSION_ROUTES[`${method} ${path}`];
  if (/^\/api\/(?:identity|desk)(?:\/|$)/.test(path)) return ofSession ? [ofSession] : [];
  return path.startsWith("/api/") && path !== CRASH_PATH ? ["clientKey", "accessToken"] : [];
}

/** Such as `getPropertiesByPropertyIdDraft`; depends on method and path only. */
function toOperationId(method: string, path: string): string {
  const words = path
    .replace(/^\/api\//, "")
    .replace(/\{(\w+)\}/g, "by-$1")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return `${method}${words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join("")}`;
}

/** Added to routes without refusals of their own: checks before the router may refuse. */
const REFUSED_BEFORE = { "4XX": { description: "Refused before it reached the product" } };

/** Server errors of any route. */
const FAILED = {
  "5XX": {
    description: "Under maintenance (503 `maintenance`), or failed (500 `internal`)",
    content: { [PROBLEM_TYPE]: { schema: { $ref: "#/components/schemas/Problem" } } },
  },
};

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly schema?: { readonly description?: string };
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly responses?: Readonly<Record<string, object>>;
}

function describeParameter(parameter: Parameter): Parameter {
  const description = parameter.description ?? parameter.schema?.description ?? PARAMETERS[parameter.name];
  return description === undefined ? parameter : { ...parameter, description };
}

function describeOperation(method: string, path: string, operation: Operation): Operation {
  const { responses = {}, parameters = [] } = operation;
  const refuses = Object.keys(responses).some((status) => status.startsWith("4"));
  const schemes = getSchemes(method, path);
  const route = `${method} ${path}`;
  const answers = { ...responses, ...(refuses ? {} : REFUSED_BEFORE), ...FAILED };
  const described = [...parameters.map(describeParameter), ...(needsRevision(route) ? [IF_MATCH] : [])];
  return Object.assign({ operationId: toOperationId(method, path), tags: [getTag(path)] }, operation, {
    ...(described.length > 0 ? { parameters: described } : {}),
    // An empty list means that nothing is needed; a missing one says nothing.
    security: [
      ...(schemes.length === 0 ? [] : [Object.fromEntries(schemes.map((name) => [name, []]))]),
      // Also callable without credentials: the browser may be signed out already.
      ...(path === SIGN_OUT_PATH ? [{}] : []),
    ],
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [
        status,
        { ...answer, headers: getHeaders(route, status) },
      ]),
    ),
  });
}

/** The types are for OpenAPI 3.0, which has no identifier. */
const LICENCE: { readonly name: string } & Record<string, string> = {
  name: "Proprietary",
  identifier: "LicenseRef-Foyer",
};

/** The OpenAPI 3.1 document of all mounted routes. */
export function describeApi(api: DescribedApi): Description {
  const {
    paths = {},
    components,
    ...rest
  } = api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Foyer",
      version: PRODUCT_VERSION,
      description:
        "Refusals are application/problem+json with a stable code. Moments are ISO 8601 UTC; days and local times are those of the property's clock, from 2000 to 2199. Texts lose the white space around them before they are measured. What a schema can't say, such as a rule across fields, its description does: a request that breaks one is refused with 400 or 422, and changes nothing. A write names the revision it was made on in If-Match where it is asked for, and answers with x-bookmark: a read that sends it finds what was written.",
      license: LICENCE,
    },
    // Relative to the document's own address.
    servers: [{ url: "/", description: "This installation" }],
  });
  const described = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations as Record<string, Operation>).map(([method, operation]) => [
        method,
        describeOperation(method, path, operation),
      ]),
    ),
  ]);
  return {
    ...rest,
    tags: getTags(Object.keys(paths)),
    paths: Object.fromEntries(described),
    components: { ...components, securitySchemes: SECURITY_SCHEMES },
  } as Description;
}

/** The public document, without operations. */
export function describeOpenApi(api: DescribedApi): Description {
  const { paths = {}, components, ...rest } = describeApi(api);
  const open = Object.entries(paths).filter(([path]) => !path.startsWith(OPERATIONS_PREFIX));
  const { operationsToken: _ofOperations, ...securitySchemes } = SECURITY_SCHEMES;
  return {
    ...rest,
    tags: getTags(open.map(([path]) => path)),
    paths: Object.fromEntries(open),
    components: { ...components, securitySchemes },
  } as Description;
}
