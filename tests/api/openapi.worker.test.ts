import { describe, expect, it } from "vitest";
import { api } from "#worker/http/app.ts";
import { describedApi } from "../factories/openapi-check.ts";

/** The upgrade to a socket, the document itself and the pages of a sign-in elsewhere are no JSON routes. */
const UNDESCRIBED = new Set([
  "GET /api/live",
  "GET /api/openapi.json",
  "GET /api/identity/provider/sign-in",
  "GET /api/identity/provider/sign-out",
  "GET /api/identity/provider/callback",
]);

describe("the OpenAPI document", () => {
  it("is version 3.1 and names every mounted route, and no other [S159]", async () => {
    const { openapi, paths } = await describedApi();
    expect(openapi).toBe("3.1.0");
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const mounted = api.routes
      .filter(({ method, path }) => method !== "ALL" && !path.endsWith("*"))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`)
      .filter((route) => !UNDESCRIBED.has(route));
    expect([...new Set(mounted)].sort()).toEqual([...described].sort());
  });
});
