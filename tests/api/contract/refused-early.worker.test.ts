import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { NAMED_ERRORS_MAX } from "#domain/limits.ts";
import { callAs } from "#scripts/api/caller.ts";
import worker from "#worker/index.ts";
import { ACCESS, type Expectation } from "../../factories/contract/access-table.ts";
import { toPath, writesOfApi } from "../../factories/contract/route-table.ts";
import { usableButton } from "../../factories/draft.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { ORIGIN, target } from "../../factories/worker/worker-target.ts";

const CHUNK_BYTES = 16 * 1024;
const CHUNKED_BYTES = 20 * 1024 * 1024;
const LARGE_BYTES = 2 * 1024 * 1024;

/** A body without a length that counts the bytes read from it. */
function chunked() {
  const taken = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken.bytes += CHUNK_BYTES;
        controller.enqueue(new Uint8Array(CHUNK_BYTES).fill(32));
        if (taken.bytes >= CHUNKED_BYTES) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken };
}

const CARRIED = ["nothing", "no JSON", "2 MB", "20 MB in chunks"] as const;

/** A body of some kind, whether or not it fits the route. */
function carry(what: (typeof CARRIED)[number]) {
  if (what === "nothing") return { body: null, taken: { bytes: 0 } };
  if (what === "no JSON") return { body: "{", taken: { bytes: 0 } };
  if (what === "2 MB") return { body: " ".repeat(LARGE_BYTES), taken: { bytes: 0 } };
  return chunked();
}

describe("a request is refused before it costs", () => {
  let scene: Scene;
  let writes: readonly string[];
  let ended: string;
  beforeAll(async () => {
    scene = await openScene(target);
    writes = await writesOfApi();
    const other = await openScene(target);
    await callAs(target, "POST", "/api/identity/sign-out", { headers: { cookie: other.caller.cookie } });
    ended = other.caller.accessToken;
  });

  const toRule = (route: string) => (ACCESS as Record<string, Expectation>)[route]?.rule ?? "none";

  async function send(route: string, what: (typeof CARRIED)[number], headers: Record<string, string>) {
    const [method = "", template = ""] = route.split(" ");
    const { body, taken } = carry(what);
    const query = ACCESS[route]?.query ?? "";
    // Calls the Worker directly: a proxy would read the first chunk of the body.
    const context = createExecutionContext();
    const response = await worker.fetch(
      new Request(`${ORIGIN}${toPath(template, scene)}${query}`, {
        method,
        headers: { "content-type": "application/json", "if-match": '"1"', ...headers },
        body,
      }) as Parameters<typeof worker.fetch>[0],
      env,
      context,
    );
    await waitOnExecutionContext(context);
    const { code = "" } = response.ok ? {} : ((await response.json()) as { code?: string });
    return { answer: `${response.status} ${code}`, read: taken.bytes };
  }

  const KEY = { "x-client-key": env.CLIENT_KEY };
  const STRANGERS = [
    [
      "without the client key",
      () => ({ authorization: `Bearer ${scene.caller.accessToken}` }),
      "401 client_key_required",
    ],
    ["without a session", () => KEY, "401 unauthenticated"],
    [
      "of a session that has ended",
      () => ({ ...KEY, authorization: `Bearer ${ended}` }),
      "401 unauthenticated",
    ],
  ] as const;

  it.each(STRANGERS)(
    "one %s answers 401 on every route, whatever it carries [G9]",
    async (name, headers, answer) => {
      const wrong: string[] = [];
      for (const route of writes) {
        const rule = toRule(route);
        if (rule === "public" || rule === "person") continue;
        for (const what of CARRIED) {
          const outcome = await send(route, what, headers());
          const expected = rule === "operations" ? "401 unauthenticated" : answer;
          // The session is checked in the same batch as the work, so up to 1 MB of the body may be read before.
          const mayRead = name.startsWith("of a session") ? 1024 * 1024 : 0;
          if (outcome.answer !== expected || outcome.read > mayRead)
            wrong.push(`${route} ${what}: ${outcome.answer} ${outcome.read}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it("one that is too large answers 413 on every route, and most of it is never read [G9]", async () => {
    const wrong: string[] = [];
    for (const route of writes) {
      const rule = toRule(route);
      // Uploads have larger limits per kind of file, and a closed registration reads no body.
      if (route.endsWith("/media") || route.endsWith("/register")) continue;
      // A line of an import holds a whole object. Only operations send lines, and their token is checked first.
      if (route.endsWith("/imports/{groupId}/lines")) continue;
      const authorization = `Bearer ${rule === "operations" ? env.OPS_TOKEN : scene.caller.accessToken}`;
      for (const what of ["2 MB", "20 MB in chunks"] as const) {
        const { answer, read } = await send(route, what, { ...KEY, authorization });
        const isGood = answer === "413 body_too_large" && read <= 640 * 1024;
        if (!isGood) wrong.push(`${route} ${what}: ${answer} ${read}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("one full of mistakes is answered with the first fifty [G9]", async () => {
    const languages = new Array(30_000).fill(1);
    const listed = await scene.caller.call("PATCH", scene.at(""), { json: { languages }, revision: 1 });
    expect(listed.status).toBe(400);
    expect((await listed.text()).length).toBeLessThan(8_000);
    const buttons = new Array(60).fill({ ...usableButton("link", 1), name: 1, hidden: 1, url: 1, openIn: 1 });
    const path = scene.at("/documents/buttons?language=en");
    const saved = await scene.caller.call("PUT", path, { json: { buttons }, revision: 0 });
    expect(saved.status).toBe(400);
    const { errors } = (await saved.json()) as { errors: unknown[] };
    expect(errors).toHaveLength(NAMED_ERRORS_MAX);
  });

  it("one of exactly the limit is read [G9]", async () => {
    const body = `{"email":"a","password":"${"x".repeat(64 * 1024)}`.slice(0, 64 * 1024 - 2).concat('"}');
    const call = (text: string) =>
      callAs(target, "POST", "/api/identity/sign-in", {
        body: text,
        headers: { "content-type": "application/json" },
      });
    expect((await call(body)).status).toBe(400);
    expect((await call(` ${body}`)).status).toBe(413);
  });
});
