import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import type { PreviewLink } from "#domain/property/preview-link.ts";
import { createProperty, DEMO_PASSWORD } from "#scripts/api/caller.ts";
import worker from "#worker/index.ts";
import { announcementContent } from "../../factories/announcements.ts";
import { ACCESS, type Expectation } from "../../factories/contract/access-table.ts";
import { operationCalls } from "../../factories/contract/operation-calls.ts";
import { routesOfApi, toPath } from "../../factories/contract/route-table.ts";
import { type Counts, countDatabase } from "../../factories/databases/counted-database.ts";
import { usableButton } from "../../factories/draft.ts";
import { addMember, limitMember } from "../../factories/member.ts";
import { copyProperty } from "../../factories/properties/copied-properties.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { ORIGIN, target } from "../../factories/worker/worker-target.ts";
import expected from "./query-counts.json" with { type: "json" };

const PROPERTIES = 100;

/** Routes, as opposed to the named jobs. */
const ROUTE = /^[A-Z]+ \//;
const OPERATION = /^[A-Z]+ \/api\/ops\//;

/** Counts of a route. Rows read are left out, because they depend on the order of random ids. */
type RouteCounts = Pick<Counts, "trips" | "statements">;

function countsWhere(isMeant: (name: string) => boolean): Readonly<Record<string, RouteCounts>> {
  return Object.fromEntries(Object.entries(expected).filter(([name]) => isMeant(name)));
}

/** Database use of one request. `statusMax` is the highest accepted status. */
async function ask(request: Request, statusMax = 399): Promise<Omit<Counts, "rounds">> {
  const { database, counts } = countDatabase(env.DB);
  const context = createExecutionContext();
  const response = await worker.fetch(
    request as Parameters<typeof worker.fetch>[0],
    { ...env, DB: database },
    context,
  );
  await response.arrayBuffer();
  await waitOnExecutionContext(context);
  expect(response.status, `${request.method} ${request.url}`).toBeLessThanOrEqual(statusMax);
  const { trips, statements, rowsRead } = counts;
  return { trips, statements, rowsRead };
}

function staffRequest(
  { caller }: Scene,
  method: string,
  path: string,
  json?: unknown,
  revision = 1,
): Request {
  return new Request(`${ORIGIN}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${caller.accessToken}`,
      "x-client-key": env.CLIENT_KEY,
      "content-type": "application/json",
      "if-match": `"${revision}"`,
    },
    body: json === undefined ? null : JSON.stringify(json),
  });
}

function operationsRequest(method: string, path: string, json?: unknown): Request {
  return new Request(`${ORIGIN}${path}`, {
    method,
    headers: { authorization: `Bearer ${env.OPS_TOKEN}`, "content-type": "application/json" },
    body: json === undefined ? null : JSON.stringify(json),
  });
}

function signInRequest(email: string): Request {
  return new Request(`${ORIGIN}/api/identity/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
}

function refreshRequest(cookie: string): Request {
  return new Request(`${ORIGIN}/api/identity/token`, { method: "POST", headers: { cookie } });
}

describe("database use of a route", () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(target, { name: "Counted Hotel", languages: ["en", "de"] });
    const buttons = { buttons: [usableButton("link", 1)] };
    await scene.caller.call("PUT", scene.at("/documents/buttons?language=en"), {
      json: buttons,
      revision: 0,
    });
    await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } });
    // The first list that shows a new property decides its licence state.
    await scene.caller.call("GET", "/api/properties/recent");
  });

  it("is written down, so that one query more is a visible line", async () => {
    const { slug } = scene.property;
    const event = { id: crypto.randomUUID(), kind: "view" };
    const beacon = {
      method: "POST",
      headers: { origin: ORIGIN },
      body: JSON.stringify({ v: 1, events: [event] }),
    };
    const copy = { from: "en", to: "de", mode: "replace" };
    const link = (await (await scene.caller.call("POST", scene.at("/preview-links"))).json()) as PreviewLink;
    const placeIds = async () => {
      const { results } = await env.DB.prepare("select id from places where property_id = ?")
        .bind(scene.property.id)
        .all<{ id: string }>();
      return { placeIds: results.map(({ id }) => id) };
    };
    const measured = {
      "guest page": await ask(new Request(`${ORIGIN}/p/${slug}`)),
      beacon: await ask(new Request(`${ORIGIN}/p/${slug}/events`, beacon)),
      "sign in": await ask(signInRequest(scene.caller.user.email)),
      "refresh the token": await ask(refreshRequest(scene.caller.cookie)),
      "choose a property": await ask(staffRequest(scene, "GET", "/api/properties/recent")),
      "open a screen": await ask(
        staffRequest(scene, "GET", `/api/properties/opening?active=${scene.property.id}`),
      ),
      "open a setup screen": await ask(
        staffRequest(scene, "GET", `/api/properties/opening?active=${scene.property.id}&draft=true`),
      ),
      "list the properties": await ask(staffRequest(scene, "GET", "/api/properties?limit=20")),
      "read a property": await ask(staffRequest(scene, "GET", scene.at(""))),
      "read a document": await ask(staffRequest(scene, "GET", scene.at("/documents/theme"))),
      "open the draft": await ask(staffRequest(scene, "GET", scene.at("/draft"))),
      "read how far it is set up": await ask(staffRequest(scene, "GET", scene.at("/setup-progress"))),
      "save a document": await ask(staffRequest(scene, "PUT", scene.at("/documents/theme"), TEMPLATE.theme)),
      "list the versions": await ask(staffRequest(scene, "GET", scene.at("/publications"))),
      "read what was published": await ask(staffRequest(scene, "GET", scene.at("/publications/1/draft"))),
      "read the report": await ask(staffRequest(scene, "GET", scene.at("/analytics"))),
      publish: await ask(staffRequest(scene, "POST", scene.at("/publish"), { note: "", force: true })),
      "copy a language": await ask(staffRequest(scene, "POST", scene.at("/buttons/copy"), copy)),
      "reset a property": await ask(staffRequest(scene, "POST", scene.at("/reset"))),
      "list the restore points": await ask(staffRequest(scene, "GET", scene.at("/restore-points"))),
      "read how long guests' data is kept": await ask(staffRequest(scene, "GET", scene.at("/guest-data"))),
      "add 40 places": await ask(
        staffRequest(scene, "POST", scene.at("/places"), { kind: "room", ranges: "201-240" }),
      ),
      "list the places": await ask(staffRequest(scene, "GET", scene.at("/places"))),
      "list the places with how their cards are used": await ask(
        staffRequest(scene, "GET", scene.at("/places?cards=all")),
      ),
      "delete 40 places": await ask(
        staffRequest(scene, "POST", scene.at("/places/remove"), await placeIds()),
      ),
      "restore 40 places": await ask(
        staffRequest(scene, "POST", scene.at("/places/restore"), await placeIds()),
      ),
      "send an announcement": await ask(
        staffRequest(scene, "POST", scene.at("/announcements"), {
          content: announcementContent({ kind: "emergency" }),
          isSent: true,
        }),
      ),
      "list the announcements": await ask(staffRequest(scene, "GET", scene.at("/announcements"))),
      "preview the draft": await ask(new Request(link.url)),
      "bring a section back": await ask(
        staffRequest(scene, "POST", scene.at("/publications/1/bring-back"), {
          kind: "section",
          section: "theme",
        }),
      ),
    };
    expect(measured).toEqual(countsWhere((name) => !ROUTE.test(name)));
  });

  it("is written down for every route as a person of the group calls it, refused or not", async () => {
    const own = await openScene(target, { name: "Routed Hotel", languages: ["en", "de"] });
    const measured: Record<string, RouteCounts> = {};
    for (const [route, { rule, json, query = "" }] of Object.entries<Expectation>(ACCESS)) {
      if (rule === "operations") continue;
      const [method = "", template = ""] = route.split(" ");
      const request = staffRequest(own, method, toPath(template, own) + query, json);
      const { trips, statements } = await ask(request, 499);
      measured[route] = { trips, statements };
    }
    const routes = (await routesOfApi()).filter((route) => !OPERATION.test(route));
    expect(Object.keys(measured).toSorted()).toEqual(routes.toSorted());
    expect(measured).toEqual(countsWhere((name) => ROUTE.test(name) && !OPERATION.test(name)));
  });

  it("is written down for every route of operations, each answered well [S159]", async () => {
    const groupName = "Operated Group";
    const own = await openScene(target, { name: "Operated Hotel" }, { groupName });
    await (await own.withButtons([usableButton("link", 1)])).publish();
    const calls = await operationCalls(own, groupName);
    const measured: Record<string, RouteCounts> = {};
    for (const [route, { json, query = "", afterwards }] of Object.entries(calls)) {
      const [method = "", template = ""] = route.split(" ");
      const request = operationsRequest(method, toPath(template, own) + query, json);
      // 404 is expected for the retry of a mail, because none is waiting.
      const { trips, statements } = await ask(
        request,
        route === "POST /api/ops/mail/{mailId}/send" ? 404 : 399,
      );
      measured[route] = { trips, statements };
      await afterwards?.();
    }
    const routes = (await routesOfApi()).filter((route) => OPERATION.test(route));
    expect(Object.keys(measured).toSorted()).toEqual(routes.toSorted());
    expect(measured).toEqual(countsWhere((name) => OPERATION.test(name)));
  });

  it("is five round trips for a clone, however many documents it copies [S15]", async () => {
    const sister = await createProperty(target, scene.groupId);
    const { trips } = await ask(staffRequest(scene, "POST", scene.at("/clone"), { target: sister.id }));
    expect(trips).toBe(5);
  });

  it("grows by at most three rows for each property that a list shows", async () => {
    const small = await ask(staffRequest(scene, "GET", "/api/properties?limit=200"));
    await copyProperty((await createProperty(target, scene.groupId)).id, PROPERTIES - 1);
    const large = await ask(staffRequest(scene, "GET", "/api/properties?limit=200"));
    expect(large.trips).toBe(small.trips);
    expect((large.rowsRead - small.rowsRead) / PROPERTIES).toBeLessThanOrEqual(3);
  });

  it("stays the same for a person of one property, however many others the group has [H1]", async () => {
    const own = await openScene(target);
    const member = { ...own, caller: await addMember(target, own, "editor") };
    await limitMember(member.caller, { properties: [own.property.id] });
    const paths = ["?limit=200", "/opening?page=true", "/opening", "/recent"];
    const rowsRead = async () => {
      const found: number[] = [];
      for (const path of paths) {
        // The first list that shows a new property decides its licence state.
        await ask(staffRequest(member, "GET", `/api/properties${path}`));
        found.push((await ask(staffRequest(member, "GET", `/api/properties${path}`))).rowsRead);
      }
      return found;
    };
    const alone = await rowsRead();
    await copyProperty((await createProperty(target, own.groupId)).id, PROPERTIES - 1);
    expect(await rowsRead()).toEqual(alone);
  });
});
