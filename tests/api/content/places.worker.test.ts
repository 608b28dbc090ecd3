import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { PLACES_MAX } from "#domain/limits.ts";
import type { ActivityPage } from "#domain/live/activity.ts";
import type { Place, PlaceKind } from "#domain/place/place.ts";
import { createProperty, expectAnswer } from "#scripts/api/caller.ts";
import { type Counts, countDatabase } from "#tests/factories/databases/counted-database.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { addMember } from "#tests/factories/member.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { ORIGIN, target, uncheckedTarget } from "#tests/factories/worker/worker-target.ts";
import worker from "#worker/index.ts";
import { connect } from "../../live/live-client.ts";

interface PlacesPage {
  readonly items: readonly Place[];
  readonly nextCursor?: string;
  readonly counts: Readonly<Record<PlaceKind, number>>;
  readonly range?: { readonly first: number; readonly total: number };
}

let scene: Scene;
beforeEach(async () => {
  scene = await openScene(target);
});

const input = (ranges: string, lines = "", kind: PlaceKind = "room") => ({ json: { kind, ranges, lines } });
const add = (ranges: string, lines?: string, kind?: PlaceKind) =>
  scene.caller.call("POST", scene.at("/places"), input(ranges, lines, kind));
const list = async (query = "") =>
  (await expectAnswer(await scene.caller.call("GET", scene.at(`/places${query}`)))) as PlacesPage;
const getNames = ({ items }: PlacesPage) => items.map(({ kind, name }) => `${kind} ${name}`);
const first = async () => (await list()).items[0] as Place;
const change = (method: string, { id }: Place, path = "", json?: unknown) =>
  scene.caller.call(method, scene.at(`/places/${id}${path}`), json === undefined ? {} : { json });
const choose = (verb: "remove" | "restore", ...places: Place[]) =>
  scene.caller.call("POST", scene.at(`/places/${verb}`), { json: { placeIds: places.map(({ id }) => id) } });
const logged = async () =>
  (await env.DB.prepare(
    "select count(*) as count from changes where property_id = ? and kind = 'places.changed'",
  )
    .bind(scene.property.id)
    .first<number>("count")) ?? 0;

describe("places are added", () => {
  it("from ranges and lines, each with a code of its own, and listed by kind with numbers in their order [R1]", async () => {
    const added = await add("9-11", "table;2\ntable;10\ndeck;Sun deck");
    const { since, ...counts } = (await added.json()) as { since: string };
    expect([added.status, counts]).toEqual([201, { added: 6, there: 0 }]);
    const page = await list();
    expect(getNames(page)).toEqual(["room 9", "room 10", "room 11", "table 2", "table 10", "deck Sun deck"]);
    expect(page.counts).toEqual({ room: 3, table: 2, deck: 1, lobby: 0, pool: 0, other: 0 });
    expect(new Set(page.items.map(({ code }) => code)).size).toBe(6);
    expect((await list(`?since=${since}`)).items).toEqual(page.items);
    expect((await list(`?since=${new Date(Date.parse(since) + 1).toISOString()}`)).items).toEqual([]);
    for (const { code, address } of page.items) {
      expect(code).toMatch(/^[a-z2-7]{26}$/);
      expect(address).toBe(`${ORIGIN}/q/${code}`);
    }
  });

  it("all or none: a wrong line is named by its number, and nothing is stored or announced [R1]", async () => {
    await add("201");
    const before = await logged();
    const lines = "room;401\nroom;Penthouse with sea view\nroom;201\nroom;401";
    const refused = await add("301-303", lines);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      code: "validation_failed",
      errors: [
        { path: "lines.2.name", code: "too_long" },
        { path: "lines.4.name", code: "duplicate" },
      ],
    });
    expect([getNames(await list()), await logged()]).toEqual([["room 201"], before]);
  });

  it("as a preview says before, which writes nothing [R1]", async () => {
    await add("201-205");
    const before = await logged();
    const preview = await scene.caller.call(
      "POST",
      scene.at("/places/preview"),
      input("201-240", "bar;1\ndeck;Sun\nroom;201"),
    );
    expect(await preview.json()).toEqual({
      added: 36,
      there: 6,
      ofRanges: 35,
      first: [{ line: 2, kind: "deck", name: "Sun" }],
      wrong: [{ line: 1, name: "1" }],
      wrongLines: [1],
      errors: [{ path: "lines.1.kind", code: "invalid" }],
    });
    expect([(await list()).items.length, await logged()]).toEqual([5, before]);
  });

  it("of a list that has most of them already, which are counted and left out [R1]", async () => {
    await add("1-400");
    const rows = Array.from({ length: 402 }, (_, index) => `${index + 1},DBL,1`);
    const added = await add("", ["Room No,Room Type,Floor", ...rows].join("\n"));
    expect(await added.json()).toMatchObject({ added: 2, there: 400 });
    const wrong = await scene.caller.call(
      "POST",
      scene.at("/places/preview"),
      input("", "bar;1\n".repeat(120)),
    );
    const { errors, wrongLines } = (await wrong.json()) as { errors: unknown[]; wrongLines: number[] };
    expect([errors.length, wrongLines.length, wrongLines.at(-1)]).toEqual([50, 120, 120]);
  });

  it("by two people at once: each place is there once, in either order [R1]", async () => {
    const answers = await Promise.all([add("1-60"), add("41-100"), add("", "room;50")]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 2)).toEqual([201, 201]);
    const rooms = await env.DB.prepare(
      "select count(*) as count, count(distinct position) as names from places where property_id = ?",
    )
      .bind(scene.property.id)
      .first();
    expect(rooms).toEqual({ count: 100, names: 100 });
  });

  it("up to 5,000, with one entry for all in the log and in the list of activities [R1]", async () => {
    const before = await logged();
    expect((await add("1-5000")).status).toBe(201);
    expect((await list()).counts.room).toBe(PLACES_MAX);
    expect(await logged()).toBe(before + 1);
    const activity = await scene.caller.call("GET", scene.at("/activity?limit=1"));
    expect(((await activity.json()) as ActivityPage).items).toMatchObject([
      { action: "places.added", summary: "5000" },
    ]);
    const refused = await add("", "deck;One more");
    expect(await refused.json()).toMatchObject({ errors: [{ path: "lines", code: "too_many" }] });
  });

  it("is heard in every open browser, once [R1]", async () => {
    const client = await connect(scene.caller);
    await add("1-40");
    await expect
      .poll(() => client.messages.flatMap((message) => (message.type === "changes" ? message.changes : [])))
      .toMatchObject([{ kind: "places.changed", propertyId: scene.property.id }]);
  });
});

describe("the list of places", () => {
  it("is read in pages to its end, searched by name and code, and filtered by kind [R1]", async () => {
    await add("1-120", "table;Ärmel\ntable;12");
    const found: string[] = [];
    for (let cursor: string | undefined = ""; cursor !== undefined; ) {
      const page = await list(`?limit=50${cursor && `&cursor=${cursor}`}`);
      found.push(...getNames(page));
      cursor = page.nextCursor;
    }
    expect([found.length, new Set(found).size, found[119]]).toEqual([122, 122, "room 120"]);
    expect(getNames(await list("?text=%C3%84RM"))).toEqual(["table Ärmel"]);
    expect(getNames(await list("?text=12&kind=table"))).toEqual(["table 12"]);
    expect(getNames(await list("?text=119"))).toEqual(["room 119"]);
    for (const digits of [
      "\u0661\u0661\u0669",
      "\u06F1\u06F1\u06F9",
      "\u0967\u0967\u096F",
      "\u200E\uFF11\uFF11\uFF19",
    ])
      expect(getNames(await list(`?text=${encodeURIComponent(digits)}`))).toEqual(["room 119"]);
    const typed = encodeURIComponent("\u0661\u0661\u0669");
    expect(getNames(await list(`?text=%23&labelKind=room&labelName=${typed}`))).toEqual(["room 119"]);
    // Staff type the label and name: "Room 119" finds the room 119.
    expect(getNames(await list("?text=Room%20119&labelKind=room&labelName=119"))).toEqual(["room 119"]);
    expect(getNames(await list("?text=Table%20119&labelKind=table&labelName=119"))).toEqual([]);
    const { code, name } = await first();
    expect(getNames(await list(`?text=${code.slice(0, 12)}`))).toEqual([`room ${name}`]);
    const [, second, third] = (await list()).items as Place[];
    expect(getNames(await list(`?places=${third?.id},${second?.id}`))).toEqual(["room 2", "room 3"]);
    await change("POST", await first(), "/code");
    expect(getNames(await list("?replaced=true"))).toEqual(["room 1"]);
  });

  it("says which places of how many a page has, but of a search that goes on [R1, R6]", async () => {
    await add("1-120", "table;1\ntable;2");
    const begins: unknown[] = [];
    for (let cursor: string | undefined = ""; cursor !== undefined; ) {
      const page = await list(`?cards=all&limit=50${cursor && `&cursor=${cursor}`}`);
      begins.push(page.range);
      cursor = page.nextCursor;
    }
    expect(begins).toEqual([1, 51, 101].map((first) => ({ first, total: 122 })));
    const { nextCursor } = await list("?cards=all&kind=room&limit=100");
    const rest = await list(`?cards=all&kind=room&limit=100&cursor=${nextCursor}`);
    expect(rest.range).toEqual({ first: 101, total: 120 });
    expect((await list("?cards=all&kind=table")).range).toEqual({ first: 1, total: 2 });
    expect((await list("?cards=all&text=11&limit=100")).range).toEqual({ first: 1, total: 11 });
    expect((await list("?cards=all&text=1&limit=10")).range).toBeUndefined();
  });

  it("asks the database once, and reads of 5,000 places no more than it counts [R1]", async () => {
    await add("1-5000");
    const { database, counts } = countDatabase(env.DB);
    const context = createExecutionContext();
    const headers = { authorization: `Bearer ${scene.caller.accessToken}`, "x-client-key": env.CLIENT_KEY };
    const request = new Request(`${ORIGIN}${scene.at("/places")}`, { headers });
    const answer = await worker.fetch(
      request as Parameters<typeof worker.fetch>[0],
      { ...env, DB: database },
      context,
    );
    await waitOnExecutionContext(context);
    expect(answer.status).toBe(200);
    expect(counts).toMatchObject({ trips: 1, statements: 3 } satisfies Partial<Counts>);
    expect(counts.rowsRead).toBeLessThan(PLACES_MAX * 2.1);
  });
});

describe("a place", () => {
  it("is renamed with its code, and never to a name that is there [R1]", async () => {
    await add("201-202");
    const { code, ...place } = await first();
    const renamed = await change("PATCH", { code, ...place }, "", { name: "  Suite  1 ", was: "201" });
    expect(await renamed.json()).toMatchObject({ id: place.id, code, name: "Suite  1" });
    const taken = await change("PATCH", { code, ...place }, "", { name: "２０２", was: "Suite  1" });
    expect([taken.status, await taken.json()]).toEqual([
      409,
      expect.objectContaining({ code: "place_taken" }),
    ]);
    expect(getNames(await list())).toEqual(["room 202", "room Suite  1"]);
  });

  it("is renamed by the first of two; the second gets a conflict [R1]", async () => {
    await add("201");
    const place = await first();
    const rename = (name: string) => change("PATCH", place, "", { name, was: "201" });
    const answers = await Promise.all([rename("Lake Suite"), rename("Garden Suite")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const refused = answers.find(({ status }) => status === 412);
    expect(await refused?.json()).toMatchObject({ code: "stale_revision" });
    const won = (await answers.find(({ status }) => status === 200)?.json()) as Place;
    expect(getNames(await list())).toEqual([`room ${won.name}`]);
    expect((await rename("Third Suite")).status).toBe(412);
  });

  it("is deleted and restored, but not once its name is another one's [R6]", async () => {
    await add("201");
    const place = await first();
    expect((await choose("remove", place)).status).toBe(204);
    expect((await choose("remove", place)).status).toBe(404);
    expect((await list()).items).toEqual([]);
    expect((await choose("restore", place)).status).toBe(204);
    expect((await list()).items).toEqual([place]);
    expect((await choose("restore", place)).status).toBe(404);
    await choose("remove", place);
    await add("201");
    expect(await (await choose("restore", place)).json()).toMatchObject({ code: "place_taken" });
  });

  it("is deleted and restored with others, all or none, as one entry of the list of activities [R1]", async () => {
    await add("201-204");
    const { items } = await list();
    const [one, two, three] = items as [Place, Place, Place];
    const before = await logged();
    expect((await choose("remove", one, two, three)).status).toBe(204);
    expect([getNames(await list()), await logged()]).toEqual([["room 204"], before + 1]);
    expect((await choose("restore", one, two, three)).status).toBe(204);
    expect([(await list()).items, await logged()]).toEqual([items, before + 2]);
    const activity = await scene.caller.call("GET", scene.at("/activity?limit=2"));
    expect(((await activity.json()) as ActivityPage).items).toMatchObject([
      { action: "places.restored", summary: "3" },
      { action: "places.removed", summary: "3" },
    ]);
    await choose("remove", one, two);
    await add("201");
    expect((await choose("restore", one, two)).status).toBe(409);
    expect(getNames(await list())).toEqual(["room 201", "room 203", "room 204"]);
  });

  it("gets another code by one press, and says until when the old card leads to the portal [R6, D18]", async () => {
    await add("201");
    const before = await first();
    const answer = await change("POST", before, "/code");
    expect(answer.status).toBe(201);
    const after = (await answer.json()) as Place;
    expect(after.code).not.toBe(before.code);
    const days = (Date.parse(after.oldCardUntil ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    expect([before.oldCardUntil, (await list()).items]).toEqual([null, [after]]);
  });

  it("gets its previous code back until the new one is scanned [R6, D18]", async () => {
    await add("201");
    const before = await first();
    const replace = async () => (await expectAnswer(await change("POST", before, "/code"))) as Place;
    const undo = (code: string) => change("POST", before, "/code/undo", { code });
    const landing = async ({ code }: Place) => {
      const headers = {
        "user-agent":
          "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1",
        "accept-language": "en",
        "sec-fetch-site": "none",
        "cf-connecting-ip": "203.0.113.9",
      };
      const answer = await target.send(new Request(`${ORIGIN}/q/${code}`, { redirect: "manual", headers }));
      return [answer.status, answer.headers.get("set-cookie")?.split(".")[0] ?? ""];
    };
    await scene.withButtons([usableButton("link", 1)]);
    await scene.publish();
    const second = await replace();
    expect(await expectAnswer(await undo(second.code))).toEqual(before);
    expect(await landing(before)).toEqual([302, `place=${before.id}`]);
    expect(await landing(second)).toEqual([410, ""]);
    // The scan shows that the third card hangs in the room.
    const third = await replace();
    const scannedAt = Date.now();
    expect((await landing(third))[0]).toBe(302);
    const analytics = env.PROPERTY_ANALYTICS.getByName(scene.property.id);
    const lastScan = async () => (await analytics.cardScans("2000-01-01")).places[before.id] ?? 0;
    await expect.poll(lastScan).toBeGreaterThanOrEqual(scannedAt);
    const refused = await undo(third.code);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, "code_in_use"]);
    expect((await undo(before.code)).status).toBe(409);
    expect((await list()).items).toMatchObject([{ code: third.code }]);
  });

  it("is its own property's alone, and only editors change one [S139, R1]", async () => {
    await add("201");
    const place = await first();
    const chosen = { placeIds: [place.id] };
    const viewer = await addMember(target, scene, "viewer");
    expect((await viewer.call("GET", scene.at("/places"))).status).toBe(200);
    for (const [method, path, json] of [
      ["POST", "/places/preview", input("1").json],
      ["POST", "/places", input("1").json],
      ["PATCH", `/places/${place.id}`, { name: "1", was: "201" }],
      ["POST", "/places/remove", chosen],
      ["POST", "/places/restore", chosen],
      ["POST", `/places/${place.id}/code`, undefined],
      ["POST", `/places/${place.id}/code/undo`, { code: "a".repeat(26) }],
    ] as const) {
      const sent = json === undefined ? {} : { json };
      expect((await viewer.call(method, scene.at(path), sent)).status, path).toBe(403);
    }
    const sister = await createProperty(target, scene.groupId);
    const stranger = await openScene(uncheckedTarget);
    const elsewhere = `/api/properties/${sister.id}/places/remove`;
    expect((await scene.caller.call("POST", elsewhere, { json: chosen })).status).toBe(404);
    for (const at of [scene.at, stranger.at]) {
      expect((await stranger.caller.call("POST", at("/places/remove"), { json: chosen })).status).toBe(404);
    }
    expect(await first()).toEqual(place);
  });

  it.each(["remove", "restore"] as const)(
    "%s all that are named or none: one of another property is 404 [R1, S64]",
    async (verb) => {
      const own = await openScene(target);
      await expectAnswer(
        await own.caller.call("POST", own.at("/places"), { json: { kind: "room", ranges: "7", lines: "" } }),
      );
      const list = async () =>
        ((await expectAnswer(await own.caller.call("GET", own.at("/places")))) as { items: Place[] }).items;
      const ids = (await list()).map(({ id }) => id);
      const send = (path: string, placeIds: string[]) =>
        own.caller.call("POST", own.at(`/places/${path}`), { json: { placeIds } });
      if (verb === "restore") await expectAnswer(await send("remove", ids));
      const before = await list();
      expect((await send(verb, [...ids, sampleId(5)])).status).toBe(404);
      expect(await list()).toEqual(before);
    },
  );
});
