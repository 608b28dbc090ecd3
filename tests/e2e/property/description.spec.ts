import { e2eTarget, expect, test } from "../setup/test.ts";

interface Described {
  readonly openapi: string;
  readonly paths: Readonly<
    Record<string, Record<string, { summary?: string; responses: Record<string, unknown> }>>
  >;
}

test("the build serves the description of the API, which it keeps as a file and not in the Worker [S159]", async ({
  request,
}) => {
  const address = `${e2eTarget.origin}/api/openapi.json`;
  const first = await request.get(address);
  expect(first.status()).toBe(200);
  const { openapi, paths } = (await first.json()) as Described;
  expect(openapi).toBe("3.1.0");
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  expect(operations.length).toBeGreaterThan(90);
  // Every route has a summary and responses.
  expect(operations.filter(({ summary, responses }) => !summary || !responses["5XX"])).toEqual([]);
  expect(paths["/api/properties"]?.get?.responses).toHaveProperty("200");
  expect(Object.keys(paths).filter((path) => path.startsWith("/api/ops"))).toEqual([]);
  const etag = first.headers().etag ?? "";
  expect((await request.get(address, { headers: { "if-none-match": etag } })).status()).toBe(304);
});
