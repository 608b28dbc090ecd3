import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it, vi } from "vitest";
import { describeApi, describeOpenApi } from "./openapi.ts";

// Not called here: the document is built from schemas alone.
vi.mock("cloudflare:workers", () => ({ DurableObject: class {}, waitUntil: () => undefined }));
const { api } = await import("./app.ts");
const FOR_INTEGRATORS = describeOpenApi(api);
const WHOLE = describeApi(api);

interface Part {
  readonly [key: string]: unknown;
}

const isPart = (value: unknown): value is Part => typeof value === "object" && value !== null;
const LIMITS = [
  ["minimum", "exclusiveMinimum"],
  ["maximum", "exclusiveMaximum"],
] as const;

/** Numbers without a minimum or maximum, by their path. */
function endlessNumbers(part: unknown, path: string): string[] {
  if (!isPart(part)) return [];
  const types = [part.type].flat();
  const isNumber = types.includes("integer") || types.includes("number");
  const isOpen = part.enum === undefined && part.const === undefined;
  const isEndless =
    isNumber && isOpen && LIMITS.some((names) => names.every((name) => part[name] === undefined));
  return [
    ...(isEndless ? [path] : []),
    ...Object.entries(part).flatMap(([key, value]) => endlessNumbers(value, `${path}.${key}`)),
  ];
}

interface Parameter {
  readonly name: string;
  readonly description?: string;
}

interface Operation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, { readonly headers?: object }>>;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
}

/** Every operation of a document, such as `get /api/properties`, with the credentials it needs. */
function neededBy({ paths = {} }: ReturnType<typeof describeApi>): Map<string, string> {
  const operations = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => {
        const needed = security.map((schemes) => Object.keys(schemes).join(" and ")).join(" or ");
        return [`${method} ${path}`, needed] as const;
      }),
  );
  return new Map(operations);
}

describe("the description for integrators", () => {
  it("passes Redocly's recommended rules without an error or a warning [S159]", async () => {
    const config = await createConfig({ extends: ["recommended"] });
    const lint = async (document: object) =>
      (await lintFromString({ source: JSON.stringify(document), config })).map(
        ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
      );
    expect(await lint(FOR_INTEGRATORS)).toEqual([]);
    expect(await lint(WHOLE)).toEqual([]);
    // Proves that the linter is active: it must report a broken rule.
    const broken = await lint({ ...FOR_INTEGRATORS, servers: [], paths: {}, components: {} });
    expect(broken).toContainEqual(expect.stringMatching(/^no-empty-servers: /));
  });

  it("gives each operation a described tag, each parameter a sentence and each number two limits [S159]", () => {
    for (const document of [FOR_INTEGRATORS, WHOLE]) {
      const tagNames = new Set(document.tags?.map(({ name, description }) => description && name));
      const wrong = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
        ([path, methods]) =>
          Object.entries(methods).flatMap(([method, { tags = [], parameters = [], ...operation }]) => {
            const route = `${method} ${path}`;
            const isOurs = !path.startsWith("/api/ops/");
            return [
              ...(tags.length === 1 && tags.every((tag) => tagNames.has(tag)) ? [] : [`${route}: tags`]),
              ...parameters.flatMap(({ name, description }) => (description ? [] : [`${route}: ${name}`])),
              ...(isOurs ? endlessNumbers({ parameters, body: operation.requestBody }, route) : []),
              ...(operation.responses["5XX"]?.headers ? [] : [`${route}: 5XX`]),
            ];
          }),
      );
      expect(wrong).toEqual([]);
    }
  });

  it("has an example for each text, date and number of a request [S159]", () => {
    const text = JSON.stringify(FOR_INTEGRATORS);
    // A local time has no zone and no seconds, so it is not a date-time of RFC 3339.
    expect(text).not.toMatch(/"maxLength":16[,}]/);
    expect(text).toContain("2[01]");
    expect(text).toContain('"format":"binary"');
  });

  it("lists the credentials of each operation, and no scheme of operations [S159]", () => {
    const needed = neededBy(FOR_INTEGRATORS);
    expect(needed.get("get /api/properties")).toBe("clientKey and accessToken");
    expect(needed.get("post /api/identity/sign-in")).toBe("");
    expect(needed.get("post /api/identity/token")).toBe("refreshCookie");
    expect(needed.get("get /api/identity/sessions")).toBe("accessToken");
    expect(needed.get("get /healthz")).toBe("");
    expect(JSON.stringify(FOR_INTEGRATORS)).not.toMatch(/operationsToken|\/api\/ops/);
    const all = [...neededBy(WHOLE)].filter(([route]) => route.includes(" /api/ops/"));
    expect(new Set(all.map(([, schemes]) => schemes))).toEqual(new Set(["operationsToken"]));
  });
});
