import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { PRODUCT_VERSION } from "#domain/account/account.ts";
import type { HttpEnvironment } from "./request/environment.ts";

type DescribedApi = Pick<OpenAPIHono<HttpEnvironment>, "getOpenAPI31Document">;

/** The OpenAPI 3.1 document of all mounted routes. */
export function describeApi(api: DescribedApi) {
  return api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Foyer",
      version: PRODUCT_VERSION,
      description:
        "Refusals are application/problem+json with a stable code. Times are ISO 8601 UTC. A write names the revision it was made on in If-Match.",
    },
  });
}

const OPERATIONS_PREFIX = "/api/ops/";

async function publish(api: DescribedApi) {
  const { paths = {}, ...rest } = describeApi(api);
  const open = Object.entries(paths).filter(([path]) => !path.startsWith(OPERATIONS_PREFIX));
  const text = JSON.stringify({ ...rest, paths: Object.fromEntries(open) });
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return { text, etag: `"${btoa(String.fromCharCode(...digest.subarray(0, 18)))}"` };
}

let published: ReturnType<typeof publish> | null = null;

/** The document for everybody, without what only operations call. Made once an isolate: it is large. */
export async function serveDescription(c: Context<HttpEnvironment>, api: DescribedApi): Promise<Response> {
  published ??= publish(api);
  const { text, etag } = await published;
  const headers = { etag, "cache-control": "public, max-age=300", "content-type": "application/json" };
  const isKnown = c.req.header("if-none-match")?.replace(/^W\//, "") === etag;
  return isKnown ? c.body(null, 304, headers) : c.body(text, 200, headers);
}
