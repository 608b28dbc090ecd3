import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it, vi } from "vitest";
import { describeApi, describeOpenApi } from "./openapi.ts";

// What the routes import of the runtime is never called here: the document is made of schemas alone.
vi.mock("cloudflare:workers", () => ({ DurableObject: class {}, waitUntil: () => undefined }));
const { api } = await import("./app.ts");

interface Operation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
}

/** Every operation of a document, such as `get /api/properties`, with what a call of it must carry. */
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
    expect(await lint(describeOpenApi(api))).toEqual([]);
    expect(await lint(describeApi(api))).toEqual([]);
    // The rules are on: a document that breaks one is named.
    expect(await lint({ ...describeOpenApi(api), servers: [] })).not.toEqual([]);
  });

  it("says of each operation what a call must carry, and names no scheme of operations [S159]", () => {
    const needed = neededBy(describeOpenApi(api));
    expect(needed.get("get /api/properties")).toBe("clientKey and accessToken");
    expect(needed.get("post /api/identity/sign-in")).toBe("");
    expect(needed.get("post /api/identity/token")).toBe("refreshCookie");
    expect(needed.get("get /api/identity/sessions")).toBe("accessToken");
    expect(needed.get("get /healthz")).toBe("");
    expect(JSON.stringify(describeOpenApi(api))).not.toMatch(/operationsToken|\/api\/ops/);
    const all = [...neededBy(describeApi(api))].filter(([route]) => route.includes(" /api/ops/"));
    expect(new Set(all.map(([, schemes]) => schemes))).toEqual(new Set(["operationsToken"]));
  });
});
