import { build } from "vite";
import { expect, test } from "vitest";
import { routesWithoutDescriptions } from "../../scripts/bundle/routes-without-descriptions.ts";

/** A module of the API as the Worker's build has it. */
async function builtForServer(code: string): Promise<string> {
  const entry = "\0routes.js";
  const built = await build({
    configFile: false,
    logLevel: "silent",
    environments: { ssr: {} },
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: { input: entry, external: /^@hono/ },
    },
    plugins: [
      {
        name: "routes",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
      routesWithoutDescriptions(),
    ],
  });
  const [output] = [built].flat();
  if (!output || !("output" in output)) throw new Error("Nothing was built.");
  return output.output[0].code;
}

test("the Worker's routes keep what they take, and leave what they say of themselves to the file [S159]", async () => {
  const code = await builtForServer(`
import { createRoute } from "@hono/zod-openapi";
import { OpenAPIRegistry } from "@asteasolutions/zod-to-openapi";
const told = { description: "only told" };
const answers = { 200: { description: "only told" }, ...told };
export const route = createRoute({
  method: "get",
  path: "/{id}",
  summary: "only told",
  description: "only told",
  request: { params: "kept", description: "kept as well" },
  responses: answers,
});
export const last = createRoute({ path: "/last", responses: { 200: told } });
export const other = { summary: "no route" };
export const registry = new OpenAPIRegistry();`);
  expect(code).not.toMatch(/only told|responses/);
  for (const part of ['path: "/{id}"', 'params: "kept"', "kept as well", 'path: "/last"', "no route"]) {
    expect(code).toContain(part);
  }
  // The writer is another, which lists nothing.
  expect(code).not.toContain("@asteasolutions");
  expect(code).toContain("registerPath() {}");
});
