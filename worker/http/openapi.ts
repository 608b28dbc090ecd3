import type { OpenAPIHono } from "@hono/zod-openapi";
import { PRODUCT_VERSION } from "#domain/account.ts";
import type { HttpEnvironment } from "./environment.ts";

/** The OpenAPI 3.1 document of the mounted routes. */
export function describeApi(api: Pick<OpenAPIHono<HttpEnvironment>, "getOpenAPI31Document">) {
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
