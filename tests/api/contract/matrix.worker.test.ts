import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { PROOF_MINUTES } from "#domain/limits.ts";
import { DAY_MS, MINUTE_MS } from "#domain/time.ts";
import { type CallOptions, callAs, createAccount, createProperty, signIn } from "#scripts/api/caller.ts";
import { mintAccessToken } from "#worker/identity/access-token.ts";
import {
  ACCESS,
  type Expectation,
  getMemberRefusal,
  getStrangerRefusal,
  MEMBER_CALLERS,
  type MemberCaller,
  permittedStatus,
  STRANGERS,
  type StrangerKind,
} from "../../factories/contract/access-table.ts";
import { routesOfApi, toPath } from "../../factories/contract/route-table.ts";
import { addMember, limitMember, proveAt } from "../../factories/member.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { isFullTier } from "../../factories/tier.ts";
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

/** Tried in every run; the full size tries each role with each scope and end. */
const SAMPLE: readonly string[] = [
  ...["owner group none", "owner this none", "owner other none", "owner group past"],
  ...["editor this none", "editor group later", "viewer this none"],
  ...["desk this none", "desk other none", "desk this past"],
];
const MEMBERS = MEMBER_CALLERS.map((caller) => [Object.values(caller).join(" "), caller] as const).filter(
  ([name]) => isFullTier || SAMPLE.includes(name),
);

describe("who may call what", () => {
  let scene: Scene;
  let otherId: string;
  let strangers: Record<StrangerKind, Call>;

  beforeAll(async () => {
    scene = await openScene(target, { name: "Matrix Hotel" });
    const { caller } = scene;
    otherId = (await createProperty(target, scene.groupId, { name: "Matrix Lodge" })).id;
    const foreign = await openScene(target);
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
    strangers = {
      "other group": withToken(foreign.caller.accessToken),
      "no token": (method, path, options) => callAs(target, method, path, options),
      "no key": withToken(caller.accessToken, { "x-client-key": "" }),
      "expired token": withToken(expired),
    };
  });

  /** Calls every route, and compares status and code with what is expected. */
  async function expectAccess(call: Call, getRefusal: (expectation: Expectation) => string | null) {
    const statuses: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [route, expectation] of Object.entries<Expectation>(ACCESS)) {
      const [method = "", template = ""] = route.split(" ");
      const { json, query = "" } = expectation;
      const response = await call(method, toPath(template, scene) + query, { json });
      const refusal = getRefusal(expectation);
      // The code must be about access; another refusal of the same status proves nothing.
      statuses[route] = refusal ? `${response.status} ${await readCode(response)}` : `${response.status}`;
      expected[route] = refusal ?? `${permittedStatus(expectation)}`;
    }
    expect(statuses).toEqual(expected);
  }

  async function signInAs({ role, scope, end, isOldProof }: MemberCaller): Promise<Call> {
    const member = await addMember(target, scene, role);
    const properties = { group: null, this: [scene.property.id], other: [otherId] }[scope];
    const endsAt = { none: null, later: Date.now() + DAY_MS, past: Date.now() - 1_000 }[end];
    await limitMember(member, { properties, endsAt });
    if (isOldProof) await proveAt(member, Date.now() - PROOF_MINUTES * MINUTE_MS - 1);
    return withToken(member.accessToken);
  }

  it("is written down for every route, and for no other", async () => {
    expect(Object.keys(ACCESS).sort()).toEqual([...(await routesOfApi())].sort());
  });

  // Forbidden callers come first, before a permitted call has changed anything.
  it.each(STRANGERS.toReversed().map((caller) => [caller]))(
    "holds for %s on every route [S139, S140, S146]",
    async (caller) => {
      await expectAccess(strangers[caller], (expectation) => getStrangerRefusal(expectation, caller));
    },
  );

  it.each(MEMBERS.toReversed())("holds for a member on every route: %s [S139, H1]", async (_, caller) => {
    await expectAccess(await signInAs(caller), (expectation) => getMemberRefusal(expectation, caller));
  });

  it.each<MemberCaller>([
    { role: "owner", scope: "group", end: "none", isOldProof: true },
    { role: "owner", scope: "other", end: "none", isOldProof: true },
    { role: "desk", scope: "this", end: "none", isOldProof: true },
  ])("asks a member for proof where it is older than ten minutes: $role $scope (H4)", async (caller) => {
    await expectAccess(await signInAs(caller), (expectation) => getMemberRefusal(expectation, caller));
  });
});
