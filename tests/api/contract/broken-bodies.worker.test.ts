import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import worker from "#worker/index.ts";
import { ACCESS } from "../../factories/contract/access-table.ts";
import { describedApi } from "../../factories/contract/openapi-check.ts";
import { toPath, writesOfApi } from "../../factories/contract/route-table.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { ORIGIN, target } from "../../factories/worker/worker-target.ts";

/** A body that breaks off, as when its sender disconnects, or declares an invalid length. */
function brokenOff(): ReadableStream<Uint8Array> {
  let pulled = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulled += 1;
        if (pulled === 1) controller.enqueue(new TextEncoder().encode('{"email":"a'));
        else controller.error(new Error("Network connection lost."));
      },
    },
    { highWaterMark: 0 },
  );
}

/** JSON whose `length` is an object that converts to neither number nor text. */
const ODD = JSON.stringify({ length: { toString: null }, name: { length: { toString: null } } });

describe("a body that can't be read", () => {
  let scene: Scene;
  let routes: readonly string[];
  beforeAll(async () => {
    scene = await openScene(target);
    const { paths } = await describedApi();
    const takesJson = (route: string) => {
      const [method = "", path = ""] = route.split(" ");
      const operation = paths[path]?.[method.toLowerCase()] as
        | { requestBody?: { content?: object } }
        | undefined;
      return "application/json" in (operation?.requestBody?.content ?? {});
    };
    routes = (await writesOfApi()).filter(takesJson);
  });

  async function send(route: string, body: BodyInit): Promise<string> {
    const [method = "", template = ""] = route.split(" ");
    const isOfOperations = template.startsWith("/api/ops/");
    const token = isOfOperations ? target.opsToken : scene.caller.accessToken;
    const context = createExecutionContext();
    const response = await worker.fetch(
      new Request(`${ORIGIN}${toPath(template, scene)}${ACCESS[route]?.query ?? ""}`, {
        method,
        headers: {
          "content-type": "application/json",
          "x-client-key": env.CLIENT_KEY,
          "if-match": '"0"',
          authorization: `Bearer ${token}`,
        },
        body,
      }) as Parameters<typeof worker.fetch>[0],
      env,
      context,
    );
    await waitOnExecutionContext(context);
    const { code = "" } = response.ok ? {} : ((await response.json()) as { code?: string });
    return `${route}: ${response.status} ${code}`;
  }

  // These tests fail on any log line at error level.
  it("because it breaks off is 400 on every route that takes one, and no error for us [S159, G9]", async () => {
    const answers = await Promise.all(routes.map((route) => send(route, brokenOff())));
    expect(answers).toEqual(routes.map((route) => `${route}: 400 malformed_request`));
    expect(routes.length).toBeGreaterThan(40);
  });

  it("because of a length that is no number is 400 on every route that takes one [S159, G9]", async () => {
    const answers = await Promise.all(routes.map((route) => send(route, ODD)));
    expect(answers).toEqual(routes.map((route) => `${route}: 400 malformed_request`));
  });

  it("because it names a prototype, wherever, is 400 on every route that takes one: nothing is dropped [S159, G9]", async () => {
    const named = '{"name":"a","texts":{"en":"Lift","\\u005f_proto__":"Lift"}}';
    const answers = await Promise.all(routes.map((route) => send(route, named)));
    expect(answers).toEqual(routes.map((route) => `${route}: 400 malformed_request`));
  });
});
