import { OpenAPIHono } from "@hono/zod-openapi";
import type { HttpEnvironment } from "./environment.ts";
import { toInputErrors } from "./problem.ts";
import { refuseInput } from "./refuse-input.ts";

/** A sub-app of the API; schema errors become `validation_failed`. */
export function createRoutes() {
  return new OpenAPIHono<HttpEnvironment>({
    defaultHook: (result, c) => {
      if (result.success) return;
      return refuseInput(c, { code: "validation_failed", errors: toInputErrors(result.error) });
    },
  });
}

/** A JSON response in a route's description. */
export function jsonBody<Schema>(schema: Schema, description: string) {
  return { description, content: { "application/json": { schema } } } as const;
}

/** A required JSON request body. */
export function requestBody<Schema>(schema: Schema) {
  return { content: { "application/json": { schema } }, required: true } as const;
}
