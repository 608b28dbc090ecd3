import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { MINUTE_MS } from "#domain/time.ts";
import { type CallOptions, callAs, createAccount, signIn } from "#scripts/api/caller.ts";
import { mintAccessToken } from "#worker/identity/access-token.ts";
import {
  ACCESS,
  CALLERS,
  type CallerKind,
  type Expectation,
  getRefusal,
  permittedStatus,
} from "../../factories/contract/access-table.ts";
import { routesOfApi, toPath } from "../../factories/contract/route-table.ts";
import { addMember } from "../../factories/member.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { target } from "../../factories/worker/worker-target.ts";

type Call = (method: string, path: string, options: CallOptions) => Promise<Response>;

async function readCode(response: Response): Promise<string> {
  return response.ok ? "" : ((await response.json()) as { code: string }).code;
}

function withToken(token: string, headers: Record<string, string> = {}): Call {
  return (method, path, options) =>
    callAs(target, method, path, {
      ...options,
      headers: { ...options.headers, authorization: `Bearer ${token}`, ...headers },
    });
}

describe("who may call what", () => {
  let scene: Scene;
  let callers: Record<CallerKind, Call>;

  beforeAll(async () => {
    scene = await openScene(target, { name: "Matrix Hotel" });
    const { caller } = scene;
    const foreign = await openScene(target);
    const [editor, viewer] = [
      await addMember(target, scene, "editor"),
      await addMember(target, scene, "viewer"),
    ];
    const taken = await createAccount(target, { email: "someone@member.example" });
    const other = await signIn(target, taken.email);
    const { sid } = await env.DB.prepare("select id as sid from sessions where user_id = ?")
      .bind(caller.user.uid)
      .first<{ sid: string }>()
      .then((row) => row ?? { sid: "" });
    const issuedAt = Date.now() - 6 * MINUTE_MS;
    const expired = await mintAccessToken(env, { uid: caller.user.uid, sid, now: issuedAt });
    expect(other.user.uid).not.toBe(caller.user.uid);
    await caller.call("POST", scene.at("/licence/request"), { json: { plan: "standard" } });
    callers = {
      owner: withToken(caller.accessToken),
      editor: withToken(editor.accessToken),
      viewer: withToken(viewer.accessToken),
      "other group": withToken(foreign.caller.accessToken),
      "no token": (method, path, options) => callAs(target, method, path, options),
      "no key": withToken(caller.accessToken, { "x-client-key": "" }),
      "expired token": withToken(expired),
    };
  });

  it("is written down for every route, and for no other", async () => {
    expect(Object.keys(ACCESS).sort()).toEqual([...(await routesOfApi())].sort());
  });

  // Forbidden callers come first, before a permitted call has changed anything.
  it.each(CALLERS.toReversed().map((caller) => [caller]))(
    "holds for %s on every route [S139, S140, S146]",
    async (caller) => {
      const statuses: Record<string, string> = {};
      const expected: Record<string, string> = {};
      for (const [route, expectation] of Object.entries<Expectation>(ACCESS)) {
        const [method = "", template = ""] = route.split(" ");
        const { json, query = "" } = expectation;
        const response = await callers[caller](method, toPath(template, scene) + query, { json });
        const refusal = getRefusal(expectation, caller);
        // The code must be about access; another refusal of the same status proves nothing.
        statuses[route] = refusal ? `${response.status} ${await readCode(response)}` : `${response.status}`;
        expected[route] = refusal ?? `${permittedStatus(expectation)}`;
      }
      expect(statuses).toEqual(expected);
    },
  );
});
