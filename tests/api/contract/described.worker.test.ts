import { env } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type Caller, createProperty, signIn } from "#scripts/api/caller.ts";
import { anyValue, type ValueSchema } from "../../factories/contract/any-value.ts";
import {
  type ApiDescription,
  checkAnswer,
  type DescribedOperation,
  servedDescription,
} from "../../factories/contract/openapi-check.ts";
import { sampleId, usableButton } from "../../factories/draft.ts";
import { addMember } from "../../factories/member.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { isFullTier } from "../../factories/tier.ts";
import { ORIGIN, target } from "../../factories/worker/worker-target.ts";

/*
 * Requests generated from the API description alone, sent to every described route. Ids in paths come from earlier
 * answers where possible, because no schema knows them.
 */

const REQUESTS = isFullTier ? 60 : 4;
const SEED = 26;

interface Operation extends DescribedOperation {
  readonly method: string;
  readonly path: string;
}

/** Routes that generated values may never satisfy, with the reason. */
const MAY_NEVER_BE_ACCEPTED = {
  "a proof out of a mail, or a password": [
    "post /api/identity/sign-in",
    "post /api/identity/change-password",
    "put /api/identity/desk-digits",
    "get /api/desk",
    "post /api/desk/pair",
    "post /api/desk/sign-in",
    "post /api/identity/prove",
    "post /api/identity/sign-in/passkey",
    "post /api/identity/passkeys",
    "patch /api/identity/passkeys/{passkeyId}",
    "delete /api/identity/passkeys/{passkeyId}",
    "post /api/identity/reset-password/confirm",
    "post /api/identity/read-link",
    "post /api/identity/confirm-address",
    "post /api/identity/confirm-recipient",
    "post /api/identity/stop-mail",
  ],
  "a brand that lets strangers register": ["post /api/identity/register"],
  "the caller's own id in a body, or the words of a form": [
    "post /api/account/getGroupInformation",
    "post /api/account/getUserProperties",
    "post /api/account/performSystemUpgrade",
    "post /api/identity/reset-password",
  ],
  "another person, who is not the last owner": [
    "get /api/members/{uid}/sessions",
    "delete /api/members/{uid}/sessions",
    "delete /api/members/{uid}/passkeys",
    "post /api/members/{uid}/desk-digits",
    "delete /api/members/{uid}",
    "patch /api/members/{uid}",
    "delete /api/members/{uid}/sessions/{sessionId}",
  ],
  "a desk, which somebody ended": ["patch /api/properties/{propertyId}/desks/{deskId}"],
  "a place or an announcement that is there, or was deleted": [
    "patch /api/properties/{propertyId}/places/{placeId}",
    "post /api/properties/{propertyId}/places/remove",
    "post /api/properties/{propertyId}/places/restore",
    "post /api/properties/{propertyId}/places/{placeId}/code",
    "post /api/properties/{propertyId}/places/{placeId}/code/undo",
    "post /api/properties/{propertyId}/announcements",
    "put /api/properties/{propertyId}/announcements/{announcementId}",
    "post /api/properties/{propertyId}/announcements/{announcementId}/end",
    "delete /api/properties/{propertyId}/announcements/{announcementId}",
  ],
  "what a browser is pushed to by": ["put /api/notifications/browser"],
  "the bytes of a file": ["post /api/properties/{propertyId}/media"],
  "a message of a guest, or an address that stands in a button": [
    "post /api/properties/{propertyId}/buttons",
    "post /api/properties/{propertyId}/recipient/ask",
    "get /api/properties/{propertyId}/requests/{requestId}",
    "post /api/properties/{propertyId}/requests/{requestId}/handling",
  ],
  "a moment within a year, or what was planned at one": [
    "post /api/properties/{propertyId}/planned-publications",
    "get /api/properties/{propertyId}/planned-publications/{planId}/draft",
    "patch /api/properties/{propertyId}/planned-publications/{planId}",
    "delete /api/properties/{propertyId}/planned-publications/{planId}",
    "post /api/properties/{propertyId}/planned-publications/{planId}/resume",
  ],
  "the draft as it is: its languages, its buttons, what was kept": [
    "patch /api/properties/{propertyId}",
    "put /api/properties/{propertyId}/documents/{section}",
    "patch /api/properties/{propertyId}/buttons/{buttonId}",
    "delete /api/properties/{propertyId}/buttons/{buttonId}",
    "post /api/properties/{propertyId}/buttons/copy",
    "put /api/properties/{propertyId}/buttons/order",
    "put /api/properties/{propertyId}/guest-data/kept-days",
    "get /api/properties/{propertyId}/history/page",
    "post /api/properties/{propertyId}/publish",
    "post /api/properties/{propertyId}/publish/answers",
    "post /api/properties/{propertyId}/publications/{number}/bring-back",
    "post /api/properties/{propertyId}/translations/runs",
    "put /api/properties/{propertyId}/translations/left",
  ],
} as const;

function getOperations({ paths }: ApiDescription): Operation[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ ...operation, method, path })),
  );
}

/** Ids and numbers from answers, by the name of the parameter that takes them. */
class Known {
  private readonly values = new Map<string, string[]>();

  add(name: string, value: unknown): void {
    if (typeof value !== "string" && typeof value !== "number") return;
    const list = this.values.get(name) ?? [];
    this.values.set(name, [...list.filter((each) => each !== String(value)), String(value)].slice(-5));
  }

  last(name: string): string | undefined {
    return this.values.get(name)?.at(-1);
  }

  /** Learns ids from an answer, under the parameter names of other routes. */
  learn({ path }: Operation, answer: unknown): void {
    const ids = [...idsIn(answer)];
    for (const [name, value] of ids) this.add(name, value);
    const of = (end: string, name: string) => {
      if (path.endsWith(end)) for (const [key, value] of ids) if (key === "id") this.add(name, value);
    };
    of("/planned-publications", "planId");
    of("/restore-points", "pointId");
    of("/documents/{section}", "buttonId");
    of("/sessions", "sessionId");
    of("/desks", "deskId");
    of("/terms/{termId}", "termId");
  }
}

function* idsIn(value: unknown): Generator<readonly [string, unknown]> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === "object") yield* idsIn(part);
    else if (key === "id" || key === "number" || key === "uid") yield [key, part];
  }
}

describe("a request generated from the description", () => {
  let api: ApiDescription;
  let scene: Scene;
  const known = new Known();
  const accepted = new Map<string, number>();

  beforeAll(async () => {
    api = await servedDescription();
    scene = await openScene(target);
    const other = await createProperty(target, scene.groupId);
    await addMember(target, scene, "viewer");
    known.add("target", other.id);
    // A published button, so that generated calls can publish, change and restore something.
    const json = { buttons: [usableButton("link", 1, "Menu")] };
    await scene.caller.call("PUT", scene.at("/documents/buttons?language=en"), { json, revision: 0 });
    const published = await scene.caller.call("POST", scene.at("/publish"), { json: {} });
    expect(published.status).toBe(201);
    known.add("buttonId", sampleId(1));
    known.add("number", 1);
    known.add("uid", scene.caller.user.uid);
  });

  /** Signs in again if the caller ended its session. */
  const owner = (): Promise<Caller> => signIn(target, scene.caller.user.email);

  const samples = new Map<string, ReturnType<typeof makeSamples>>();

  function buildSamples(operation: Operation) {
    const { operationId } = operation;
    const made = samples.get(operationId) ?? makeSamples(operation);
    samples.set(operationId, made);
    return made;
  }

  function makeSamples(operation: Operation) {
    const resolve = (ref: string) => api.components.schemas?.[ref.split("/").at(-1) ?? ""] as ValueSchema;
    const values = (schema: unknown) => anyValue(schema as ValueSchema, { resolve, itemsMax: 3 });
    const { parameters = [], requestBody } = operation;
    const record = Object.fromEntries(
      parameters.map(({ name, schema, required }) => {
        const value = values(schema).filter((each) => String(each) !== "");
        return [name, required ? value : fc.option(value, { nil: undefined, freq: 3 })];
      }),
    );
    const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
    const request = fc.record({
      given: fc.record(record as Record<string, fc.Arbitrary<unknown>>),
      body: content ? values(content.schema) : fc.constant(undefined),
    });
    return fc.sample(request, { numRuns: REQUESTS, seed: SEED }).map((sample) => ({ ...sample, type }));
  }

  type Sample = ReturnType<typeof buildSamples>[number];

  /** A path parameter: a known id in place of a generated one. */
  function valueFor(name: string, value: unknown, turn: number): string {
    if (name === "propertyId") return turn === 1 ? String(value) : scene.property.id;
    return turn % 2 === 0 ? (known.last(name) ?? String(value)) : String(value);
  }

  async function makeRequest({ method, path, parameters = [] }: Operation, sample: Sample, turn: number) {
    const of = (where: string) =>
      parameters.flatMap(({ name, in: at }): [string, string][] => {
        const value = at === where ? sample.given[name] : undefined;
        return value === undefined
          ? []
          : [[name, where === "path" ? valueFor(name, value, turn) : String(value)]];
      });
    const address = of("path").reduce(
      (whole, [name, value]) => whole.replace(`{${name}}`, encodeURIComponent(value)),
      path,
    );
    const query = new URLSearchParams(of("query")).toString();
    const { accessToken, cookie } = await owner();
    const headers = new Headers(of("header"));
    headers.set("x-client-key", env.CLIENT_KEY);
    headers.set("authorization", `Bearer ${accessToken}`);
    if (path.startsWith("/api/identity/")) {
      headers.set("cookie", cookie);
      headers.set("origin", ORIGIN);
    }
    if (sample.type !== undefined) headers.set("content-type", sample.type);
    if (headers.has("if-match") && turn % 2 === 0)
      headers.set("if-match", await fetchRevision(address, query));
    const body = toBody(sample);
    return new Request(`${ORIGIN}${address}${query === "" ? "" : `?${query}`}`, {
      method: method.toUpperCase(),
      headers,
      body,
    });
  }

  function toBody({ type, body }: Sample): BodyInit | null {
    if (type === undefined) return null;
    if (type.endsWith("json")) return JSON.stringify(withTarget(body));
    if (type === "application/x-www-form-urlencoded")
      return new URLSearchParams(body as Record<string, string>);
    return new TextEncoder().encode(String(body));
  }

  /** Another property of the group, if the body asks for one. */
  function withTarget(body: unknown): unknown {
    const isCloning = typeof body === "object" && body !== null && "target" in body;
    return isCloning ? { ...body, target: known.last("target") } : body;
  }

  async function fetchRevision(address: string, query: string): Promise<string> {
    const buttons = address.includes("/buttons") ? scene.at(`/documents/buttons?${query}`) : null;
    const path = buttons ?? (address.includes("/documents/") ? `${address}?${query}` : scene.at(""));
    const answer = await (await owner()).call("GET", path);
    return answer.headers.get("etag") ?? '"0"';
  }

  it("is answered as described on every route, and never with a failure of ours [S159]", async () => {
    const wrong: string[] = [];
    const operations = getOperations(api);
    for (const turn of Array.from({ length: REQUESTS }, (_, where) => where)) {
      for (const operation of operations) {
        const sample = buildSamples(operation)[turn];
        if (!sample) continue;
        const request = await makeRequest(operation, sample, turn);
        const called = `${operation.method} ${operation.path}`;
        const response = await exports.default.fetch(request.clone() as Request);
        const answer = response.clone();
        if (response.status >= 500) wrong.push(`${called}: ${response.status} ${await response.text()}`);
        else await checkAnswer(request, response).catch((error: Error) => wrong.push(error.message));
        if (!answer.ok) continue;
        accepted.set(called, (accepted.get(called) ?? 0) + 1);
        if (answer.headers.get("content-type")?.startsWith("application/json")) {
          known.learn(operation, await answer.json());
        }
      }
    }
    expect(wrong).toEqual([]);
  }, 900_000);

  it("is accepted at least once on every route but for those that need what no schema tells [S159]", () => {
    const mayNever = new Set<string>(Object.values(MAY_NEVER_BE_ACCEPTED).flat());
    const routes = getOperations(api).map(({ method, path }) => `${method} ${path}`);
    const never = routes.filter((route) => !accepted.has(route) && !mayNever.has(route));
    expect(never).toEqual([]);
    expect([...mayNever].filter((route) => !routes.includes(route))).toEqual([]);
  });

  it("names If-Match on the routes that refuse a write without it, and on no other [S159]", async () => {
    const wrong: string[] = [];
    for (const operation of getOperations(api)) {
      if (operation.method === "get") continue;
      const [sample] = buildSamples(operation);
      if (!sample) continue;
      const request = await makeRequest(operation, sample, 2);
      request.headers.delete("if-match");
      const { status } = await exports.default.fetch(request as Request);
      const isNamed = operation.parameters?.some(({ name }) => name === "If-Match") ?? false;
      if ((status === 428) !== isNamed && status !== 400)
        wrong.push(`${operation.method} ${operation.path}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});
