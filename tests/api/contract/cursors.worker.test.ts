import { beforeAll, describe, expect, it } from "vitest";
import { MESSAGE_PATHS } from "#domain/guest/messages/message-path.ts";
import { encodeId } from "#domain/id.ts";
import { createProperty, expectAnswer } from "#scripts/api/caller.ts";
import { announce } from "../../factories/announcements.ts";
import { describedApi } from "../../factories/contract/openapi-check.ts";
import { usableButton } from "../../factories/draft.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { plantAtDesk } from "../../factories/worker/desk.ts";
import { target } from "../../factories/worker/worker-target.ts";

/** Names of 40 units: letters of three and four bytes, and characters special to JSON and URLs. */
const LONG_NAMES = ["港".repeat(40), "🏨".repeat(20), `${'"\\%&+#/? '.repeat(4)}éàü`, "ก".repeat(40)];

/** Place names of 20 characters, each of which may normalise to eighteen. */
const PLACE_NAMES = ["\uFDFA".repeat(20), "🏨".repeat(20), "'%&+#/?\" ".repeat(2), "ก".repeat(20)];

interface Page {
  readonly items: readonly { readonly id?: string; readonly number?: number }[];
  readonly nextCursor?: string;
}

const LISTS = [
  "/api/properties",
  "/api/properties/recent",
  "/api/analytics/portfolio",
  "/api/activity",
  "/api/properties/{propertyId}/activity",
  "/api/properties/{propertyId}/publications",
  "/api/properties/{propertyId}/feedback",
  "/api/properties/{propertyId}/requests",
  "/api/properties/{propertyId}/places",
  "/api/properties/{propertyId}/announcements",
];

/** Three messages of each kind from guests. */
async function sendMessages(propertyId: string): Promise<void> {
  const at = Date.now();
  const messages = [0, 1, 2].flatMap((index) => [
    { kind: "feedback", id: toId(index), at: at + index } as const,
    { kind: "request", id: toId(50 + index), at: at + index } as const,
  ]);
  await plantAtDesk(propertyId, messages);
}

function toId(index: number): string {
  return encodeId(crypto.getRandomValues(new Uint8Array(24)).fill(index, 0, 1));
}

describe("a list is read on by its own cursor", () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(target);
    const { property, caller, at, groupId } = scene;
    for (const name of LONG_NAMES) {
      await createProperty(target, groupId, { name });
    }
    const json = { buttons: [usableButton("link", 1)] };
    await caller.call("PUT", at("/documents/buttons?language=en"), { json, revision: 0 });
    for (const note of LONG_NAMES.slice(0, 3)) {
      await expectAnswer(await caller.call("POST", at("/publish"), { json: { note, force: true } }));
    }
    await sendMessages(property.id);
    for (const isSent of [false, true, true]) await announce(scene, { isSent });
    const places = { kind: "room", ranges: "", lines: PLACE_NAMES.join("\n") };
    await expectAnswer(await caller.call("POST", at("/places"), { json: places }));
  });

  const read = (list: string, query: Record<string, string>) =>
    scene.caller.call(
      "GET",
      `${list.replace("{propertyId}", scene.property.id)}?${new URLSearchParams(query)}`,
    );

  it("on all lists that the description names [G9]", async () => {
    const { paths } = await describedApi();
    const withCursor = Object.entries(paths).flatMap(([path, { get }]) => {
      const { parameters = [] } = (get ?? {}) as { parameters?: { name: string }[] };
      return parameters.some(({ name }) => name === "cursor") && !path.startsWith("/api/ops/") ? [path] : [];
    });
    expect(withCursor.sort()).toEqual([...LISTS].sort());
  });

  it("and each kind of guests' messages has one [S84, G9]", () => {
    const ofMessages = MESSAGE_PATHS.map((path) => `/api/properties/{propertyId}/${path}`);
    expect(LISTS.filter((list) => ofMessages.includes(list)).sort()).toEqual(ofMessages.sort());
  });

  it.each(LISTS)("to its end, an entry a page, whatever names are in it: %s [G9]", async (list) => {
    const whole = (await (await read(list, { limit: "50" })).json()) as Page;
    expect(whole.items.length).toBeGreaterThan(2);
    const found: Page["items"][number][] = [];
    for (let cursor: string | undefined, isMore = true; isMore; ) {
      const answer = await read(list, { limit: "1", ...(cursor === undefined ? {} : { cursor }) });
      expect([answer.status, cursor]).toEqual([200, cursor]);
      const page = (await answer.json()) as Page;
      found.push(...page.items);
      cursor = page.nextCursor;
      isMore = cursor !== undefined;
      expect(found.length).toBeLessThanOrEqual(whole.items.length);
    }
    const getName = ({ id, number }: Page["items"][number]) => id ?? number;
    expect(found.map(getName)).toEqual(whole.items.map(getName));
  });

  it.each(LISTS)("and by none that was forged or cut: %s [G9]", async (list) => {
    const { nextCursor = "" } = (await (await read(list, { limit: "1" })).json()) as Page;
    const cut = nextCursor.length > 8 ? [nextCursor.slice(0, -4)] : [];
    const forged = ["forged", "", "{}", "[]", "null", "%", "1.5", '{"name":1}', "x".repeat(501), ...cut];
    for (const cursor of forged) {
      const answer = await read(list, { cursor });
      expect([cursor, answer.status]).toEqual([cursor, 400]);
      expect(await answer.json()).toMatchObject({
        code: "validation_failed",
        errors: [{ path: "cursor", code: "invalid" }],
      });
    }
  });
});
