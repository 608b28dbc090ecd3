import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { callAs } from "#scripts/api/caller.ts";
import { api } from "#worker/http/app.ts";
import {
  type ApiDescription,
  describedApi,
  servedDescription,
} from "../../factories/contract/openapi-check.ts";
import { sampleId } from "../../factories/draft.ts";
import { ORIGIN, target } from "../../factories/worker/worker-target.ts";

interface Described {
  readonly [key: string]: unknown;
}

const isDescribed = (value: unknown): value is Described => typeof value === "object" && value !== null;

/** Whether a pattern bounds a text's length: anchored, and without unlimited repetition. */
function bounds(pattern: unknown): boolean {
  if (typeof pattern !== "string" || !/^\^[\s\S]*\$$/.test(pattern)) return false;
  const bare = pattern.replace(/\\./g, "x").replace(/\[[^\]]*\]/g, "x");
  return !/[*+]|\{\d+,\}/.test(bare);
}

function isUnboundedText(schema: Described): boolean {
  if (schema.type !== "string" || schema.enum || schema.const !== undefined) return false;
  return schema.maxLength === undefined && !bounds(schema.pattern);
}

/** Paths in a schema to lists and texts of unlimited length. */
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

/** Every unbounded list and text in the requests of the API's document. */
function unboundedParts({ paths }: ApiDescription): string[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const { requestBody, parameters } = operation as unknown as Described;
      const route = `${method.toUpperCase()} ${path}`;
      return [...new Set([...unboundedIn(requestBody, route), ...unboundedIn({ parameters }, route)])];
    }),
  );
}

/** Not JSON: the socket upgrade, the document itself and pages of an external sign-in. */
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

  it("is served to everybody without what only operations call, and once to a client that keeps it [S159]", async () => {
    const [all, served] = [await describedApi(), await servedDescription()];
    const open = Object.keys(all.paths).filter((path) => !path.startsWith("/api/ops"));
    expect(Object.keys(all.paths).length).toBeGreaterThan(open.length);
    expect(Object.keys(served.paths)).toEqual(open);
    expect(JSON.stringify(served)).not.toContain("/api/ops");
    const first = await callAs(target, "GET", "/api/openapi.json");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w+/=]{20,}"$/);
    const again = await callAs(target, "GET", "/api/openapi.json", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  it("names what a call must carry: without it the answer is 401, and where nothing is needed it never is [S159]", async () => {
    const { paths } = await describedApi();
    const wrong: string[] = [];
    for (const [path, operations] of Object.entries(paths)) {
      for (const [method, { security }] of Object.entries(operations)) {
        const [address, verb] = [path.replace(/\{\w+\}/g, sampleId(1)), method.toUpperCase()];
        const init = { method: verb, headers: { origin: ORIGIN, "content-type": "application/json" } };
        const body = verb === "GET" ? {} : { body: "{}" };
        const { status } = await exports.default.fetch(
          new Request(`${ORIGIN}${address}`, { ...init, ...body }),
        );
        const isNeeded = security.length > 0 && security.every((schemes) => Object.keys(schemes).length > 0);
        if ((status === 401) !== isNeeded) wrong.push(`${verb} ${path}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("bounds every list and every text that a request may carry [G9]", async () => {
    expect(unboundedParts(await describedApi())).toEqual([]);
  });
});
