import { beforeAll, describe, expect, it } from "vitest";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { callAs, expectAnswer } from "#scripts/api/caller.ts";
import { newId } from "#worker/db/new-id.ts";
import { announcementContent } from "../../factories/announcements.ts";
import { describedApi } from "../../factories/contract/openapi-check.ts";
import { sampleId, usableButton } from "../../factories/draft.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { saveButtons, storedBodies } from "../../factories/stored-draft.ts";
import { askAtDesk } from "../../factories/worker/desk.ts";
import { target } from "../../factories/worker/worker-target.ts";

/** A valid body for each writing route; a route without an entry fails the test. */
const BODIES: Readonly<Record<string, unknown>> = {
  "PATCH /api/properties/{propertyId}": { name: "Taken Hotel" },
  "PUT /api/properties/{propertyId}/documents/{section}": TEMPLATE.theme,
  "POST /api/properties/{propertyId}/buttons": usableButton("link", 1),
  "PUT /api/properties/{propertyId}/buttons/order": { ids: [] },
  "PATCH /api/properties/{propertyId}/buttons/{buttonId}": usableButton("link", 1),
  "DELETE /api/properties/{propertyId}/buttons/{buttonId}": null,
  "POST /api/properties/{propertyId}/buttons/copy": { from: "en", to: "de", mode: "replace" },
  "POST /api/properties/{propertyId}/clone": { target: sampleId(78) },
  "POST /api/properties/{propertyId}/reset": null,
  "POST /api/properties/{propertyId}/restore-points/{pointId}/restore": null,
  "POST /api/properties/{propertyId}/desks": { name: "Reception" },
  "POST /api/properties/{propertyId}/desks/{deskId}/code": null,
  "PATCH /api/properties/{propertyId}/desks/{deskId}": { name: "Reception" },
  "DELETE /api/properties/{propertyId}/desks/{deskId}": null,
  "POST /api/properties/{propertyId}/translations/runs": { languages: ["de"] },
  "PUT /api/properties/{propertyId}/translations/left": {
    language: "de",
    place: `button/${sampleId(1)}/name`,
    fingerprint: "00000000",
    isLeft: true,
  },
  "PUT /api/properties/{propertyId}/translations/settings": { automatic: [] },
  "POST /api/properties/{propertyId}/preview-links": null,
  "DELETE /api/properties/{propertyId}/preview-links": null,
  "POST /api/properties/{propertyId}/media": null,
  "POST /api/properties/{propertyId}/publish": { note: "" },
  "POST /api/properties/{propertyId}/publish/answers": { questions: ["check-in"] },
  "POST /api/properties/{propertyId}/publications/{number}/restore": null,
  "POST /api/properties/{propertyId}/planned-publications": { localTime: "2020-01-01T06:00" },
  "PATCH /api/properties/{propertyId}/planned-publications/{planId}": { localTime: "2020-01-01T06:00" },
  "DELETE /api/properties/{propertyId}/planned-publications/{planId}": null,
  "POST /api/properties/{propertyId}/planned-publications/{planId}/resume": null,
  "POST /api/properties/{propertyId}/publications/{number}/bring-back": { kind: "language", language: "en" },
  "POST /api/properties/{propertyId}/qr/regenerate": null,
  "POST /api/properties/{propertyId}/places/preview": { kind: "room", ranges: "201" },
  "POST /api/properties/{propertyId}/places": { kind: "room", ranges: "201" },
  "PATCH /api/properties/{propertyId}/places/{placeId}": { name: "202", was: "201" },
  "POST /api/properties/{propertyId}/places/remove": { placeIds: [sampleId(1)] },
  "POST /api/properties/{propertyId}/places/restore": { placeIds: [sampleId(1)] },
  "POST /api/properties/{propertyId}/places/{placeId}/code": null,
  "POST /api/properties/{propertyId}/places/{placeId}/code/undo": { code: "a".repeat(26) },
  "DELETE /api/properties/{propertyId}/announcements/subscriptions": null,
  "POST /api/properties/{propertyId}/announcements": { content: announcementContent() },
  "PUT /api/properties/{propertyId}/announcements/{announcementId}": { content: announcementContent() },
  "POST /api/properties/{propertyId}/announcements/{announcementId}/end": null,
  "DELETE /api/properties/{propertyId}/announcements/{announcementId}": null,
  "POST /api/properties/{propertyId}/requests/{requestId}/handling": { revision: 0, to: "done" },
  "POST /api/properties/{propertyId}/cloned-contacts/confirm": {
    contacts: [{ kind: "location", value: "Quay 4" }],
  },
  "PUT /api/properties/{propertyId}/visitor-ids": { isOn: false },
  "PUT /api/properties/{propertyId}/pins/{buttonId}": { pin: "7418" },
  "PUT /api/properties/{propertyId}/closure": { closure: null },
  "PUT /api/properties/{propertyId}/start-pages/{placeKind}": { buttonId: null, was: null },
  "POST /api/properties/{propertyId}/held/{kind}/{heldGroup}/release": null,
  "DELETE /api/properties/{propertyId}/held/{kind}/{heldGroup}": null,
  "PUT /api/properties/{propertyId}/guest-data/kept-days": { kind: "requests", from: 30, days: 7 },
  "POST /api/properties/{propertyId}/guest-data/find": { receipt: "K7M-2Q4" },
  "POST /api/properties/{propertyId}/guest-data/erase": { entries: [{ kind: "requests", id: sampleId(7) }] },
  "POST /api/properties/{propertyId}/recipient/ask": { address: "someone@else.example" },
  "POST /api/properties/{propertyId}/licence/request": { plan: "premium" },
  "PUT /api/properties/{propertyId}/analytics/searches/dismissed": { term: "kayak hire", isDismissed: true },
  "PUT /api/properties/{propertyId}/mail-preferences": {
    weeklyMail: true,
    lowRatingAlert: true,
    alertRating: 3,
  },
};

/** Signs of a request from another origin's page. */
const FOREIGN = [
  ["origin", "https://evil.example"],
  ["origin", "null"],
  ["sec-fetch-site", "cross-site"],
] as const;

const QUERIES: Readonly<Record<string, string>> = {
  "translations/estimate": "?languages=de",
  translations: "?language=de",
  buttons: "?language=en",
  media: "?kind=logo&name=x.png",
  "history/page": "?at=2026-01-01T00:00:00Z&language=en",
  recipient: "?address=someone@else.example",
};

interface Route {
  readonly name: string;
  readonly method: string;
  readonly path: (propertyId: string) => string;
  readonly json: unknown;
}

async function propertyRoutes(): Promise<Route[]> {
  const { paths } = await describedApi();
  return Object.entries(paths)
    .filter(([path]) => path.includes("{propertyId}") && !path.startsWith("/api/ops/"))
    .flatMap(([path, operations]) =>
      Object.keys(operations).map((method): Route => {
        const name = `${method.toUpperCase()} ${path}`;
        if (method !== "get" && !(name in BODIES)) throw new Error(`${name} has no entry in this test.`);
        const query = Object.entries(QUERIES).find(([part]) => path.includes(`/${part}`))?.[1] ?? "";
        return {
          name,
          method: method.toUpperCase(),
          path: (propertyId) =>
            path
              .replace("{propertyId}", propertyId)
              .replace("{section}", "theme")
              .replace("{buttonId}", sampleId(1))
              .replace("{pointId}", sampleId(1))
              .replace("{requestId}", sampleId(1))
              .replace("{planId}", sampleId(1))
              .replace("{deskId}", sampleId(1))
              .replace("{placeId}", sampleId(1))
              .replace("{announcementId}", sampleId(1))
              .replace("{kind}", "requests")
              .replace("{placeKind}", "room")
              .replace("{heldGroup}", "flood")
              .replace("{number}", "1") + query,
          json: BODIES[name] ?? undefined,
        };
      }),
    );
}

describe("another group's property", () => {
  let own: Scene;
  let foreign: Scene;
  beforeAll(async () => {
    own = await openScene(target);
    foreign = await openScene(target);
  });

  it("answers on every route exactly as one that does not exist [S64]", async () => {
    const routes = await propertyRoutes();
    expect(routes.length).toBeGreaterThan(14);
    for (const { name, method, path, json } of routes) {
      const ask = async (propertyId: string) => {
        const response = await own.caller.call(method, path(propertyId), { json, revision: 1 });
        return `${name} ${response.status} ${await response.text()}`;
      };
      const answer = await ask(foreign.property.id);
      expect(answer).toContain(`${name} 404 `);
      expect(answer).toBe(await ask(sampleId(77)));
    }
    const untouched = await foreign.caller.call("GET", foreign.at("/draft"));
    expect(await untouched.json()).toMatchObject({ property: { name: "Harbour Hotel", revision: 1 } });
  });

  it("comes with no screen that asks for it, nor does its draft; the own one does [S64]", async () => {
    const open = async (propertyId: string) => {
      const path = `/api/properties/opening?active=${propertyId}&draft=true`;
      return (await expectAnswer(await own.caller.call("GET", path))) as {
        readonly properties: readonly { readonly id: string }[];
        readonly draft: object | null;
      };
    };
    const opened = await open(foreign.property.id);
    expect(opened).toEqual(await open(sampleId(77)));
    expect([opened.draft, opened.properties.map(({ id }) => id)]).toEqual([null, [own.property.id]]);
    const { documents, publication, planned } = (await expectAnswer(
      await own.caller.call("GET", own.at("/draft")),
    )) as Record<string, unknown>;
    expect((await open(own.property.id)).draft).toMatchObject({
      property: { id: own.property.id },
      documents,
      publication,
      planned,
    });
  });

  it("is refused to strangers on every route, with and without the client key [S139, S146]", async () => {
    for (const { name, method, path, json } of await propertyRoutes()) {
      const withKey = await callAs(target, method, path(own.property.id), { json, revision: 1 });
      expect(`${name} ${withKey.status}`).toBe(`${name} 401`);
      const withoutKey = await own.caller.call(method, path(own.property.id), {
        json,
        revision: 1,
        headers: { "x-client-key": "wrong" },
      });
      expect(`${name} ${withoutKey.status}`).toBe(`${name} 401`);
    }
  });

  it("is refused to pages of another origin on every write, for every role", async () => {
    for (const { name, method, path, json } of await propertyRoutes()) {
      if (method === "GET") continue;
      for (const [header, value] of FOREIGN) {
        const headers = { [header]: value };
        const response = await own.caller.call(method, path(own.property.id), { json, revision: 1, headers });
        expect(`${name} ${response.status}`).toBe(`${name} 403`);
      }
    }
  });

  it("keeps its versions, restore points and guests' requests, by their right names too [S64]", async () => {
    // Existing rows of another tenant, which their own staff may use; a made-up id would not show a leak.
    await saveButtons(foreign, "en", [usableButton("link", 1, "Menu")]);
    await expectAnswer(await foreign.caller.call("POST", foreign.at("/publish"), { json: { note: "" } }));
    const reset = await foreign.caller.call("POST", foreign.at("/reset"));
    const { restorePoint } = (await expectAnswer(reset)) as { restorePoint: { id: string } };
    const requestId = newId();
    const desk = { ...foreign.property, timeZone: "UTC", defaultLanguage: "en" } as const;
    await askAtDesk({ property: desk, recipient: "", at: Date.now(), id: requestId });
    const before = await storedBodies(foreign.property.id);
    const writes: readonly (readonly [path: string, json?: object])[] = [
      ["/publications/1/restore"],
      [`/restore-points/${restorePoint.id}/restore`],
      [`/requests/${requestId}/handling`, { revision: 0, to: "done" }],
      ["/clone", { target: own.property.id }],
    ];
    for (const [path, json] of writes) {
      const response = await own.caller.call("POST", foreign.at(path), { json });
      expect(`${path} ${response.status}`).toBe(`${path} 404`);
    }
    expect(await storedBodies(foreign.property.id)).toEqual(before);
    for (const [path, json] of writes.slice(0, 3)) {
      const response = await foreign.caller.call("POST", foreign.at(path), { json });
      expect(`${path} ${response.ok}`).toBe(`${path} true`);
    }
  });

  it("is not in the list", async () => {
    const list = (await (await own.caller.call("GET", "/api/properties")).json()) as {
      items: { id: string }[];
    };
    expect(list.items.map((item) => item.id)).toEqual([own.property.id]);
  });
});
