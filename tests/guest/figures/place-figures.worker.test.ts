import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { SCANS_PER_NETWORK_HOUR_MAX } from "#domain/analytics/bounds.ts";
import { toPeriod } from "#domain/analytics/period.ts";
import { type Report, reportSchema } from "#domain/analytics/report.ts";
import type { Place } from "#domain/place/place.ts";
import { DAY_MS } from "#domain/time.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { fetchFigures } from "#tests/factories/figures.ts";
import { ask, ORIGIN } from "#tests/factories/published-portal.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { cardCookie } from "#tests/factories/worker/scanned-card.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { readFigures } from "#worker/analytics/read-figures.ts";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

let guests = 0;
/** Headers of a guest's browser on a new network. */
function newPhone(): Record<string, string> {
  guests += 1;
  return {
    "user-agent": PHONE,
    "accept-language": "en",
    "sec-fetch-site": "same-origin",
    "cf-connecting-ip": `203.0.${113 + (guests >> 8)}.${guests & 255}`,
  };
}

async function openPublished(): Promise<Scene> {
  const scene = await (await openScene(target, { timeZone: "UTC" })).withButtons([usableButton("link", 1)]);
  await scene.publish();
  return scene;
}

async function addPlaces(scene: Scene, lines: string): Promise<readonly Place[]> {
  await expectAnswer(
    await scene.caller.call("POST", scene.at("/places"), { json: { kind: "room", ranges: "", lines } }),
  );
  const { items } = (await expectAnswer(await scene.caller.call("GET", scene.at("/places")))) as {
    items: Place[];
  };
  return items;
}

const scan = (code: string, phone = newPhone(), method = "GET") =>
  ask(`/q/${code}`, { method, headers: phone });

async function view({ property }: Scene, place: string | null, phone = newPhone()): Promise<void> {
  const cookie: Record<string, string> =
    place === null ? {} : { cookie: `theme=dark; ${cardCookie({ id: place })}` };
  const body = JSON.stringify({ v: 1, events: [{ id: crypto.randomUUID(), kind: "view" }] });
  const headers = { ...phone, ...cookie, origin: ORIGIN, "content-type": "text/plain" };
  const answer = await ask(`/p/${property.slug}/events`, { method: "POST", body, headers });
  expect(answer.status).toBe(204);
}

const countedAt = async ({ property }: Scene) =>
  (await fetchFigures(property.id, { timeZone: "UTC" })).places.map(({ placeId, scans, visits }) => [
    placeId,
    scans.value,
    visits.value,
  ]);

async function fetchReport({ caller, at }: Scene): Promise<Report> {
  return reportSchema.parse(await expectAnswer(await caller.call("GET", at("/analytics"))));
}

let scene: Scene;
beforeEach(async () => {
  scene = await openPublished();
});

describe("a place's card", () => {
  it("is counted by its scans and by the visits that follow, and told by place and kind [R5]", async () => {
    const [first, second, table] = await addPlaces(scene, "room;201\nroom;202\ntable;4");
    if (!first || !second || !table) throw new Error("Three places were added.");
    const phone = newPhone();
    const answer = await scan(first.code, phone);
    const [cookie = ""] = answer.headers.getSetCookie();
    await scan(first.code);
    await scan(table.code);
    await expect.poll(async () => (await countedAt(scene)).length).toBe(2);
    await view(scene, cookie.split(/[=.]/)[1] ?? "", phone);
    // The same phone views the page again: the view belongs to its visit, which is counted once.
    await view(scene, first.id, phone);
    await view(scene, null);
    const { places, totals } = await fetchReport(scene);
    const none = { value: 0, before: 0 };
    const times = (value: number) => ({ value, before: 0 });
    expect(totals.visits.value).toBe(2);
    expect(places).toEqual({
      count: 3,
      counted: 2,
      withoutPlace: times(1),
      kinds: [
        { kind: "room", places: 2, scans: times(2), visits: times(1), requests: none },
        { kind: "table", places: 1, scans: times(1), visits: none, requests: none },
      ],
      items: [
        { placeId: first.id, kind: "room", name: "201", scans: times(2), visits: times(1), requests: none },
        { placeId: table.id, kind: "table", name: "4", scans: times(1), visits: none, requests: none },
      ],
    });
  });

  it("that machines, staff and link previews open is not scanned [R5]", async () => {
    const [place] = await addPlaces(scene, "room;201");
    const { code = "", id = "" } = place ?? {};
    await scan(code, { ...newPhone(), "user-agent": "curl/8.5" });
    await scan(code, { ...newPhone(), cookie: "__Host-foyer-refresh=whatever" });
    await scan(code, { ...newPhone(), "sec-purpose": "prefetch" });
    await scan(code, newPhone(), "HEAD");
    await scan(code);
    await expect.poll(() => countedAt(scene)).toEqual([[id, 1, 0]]);
  });

  it("that has ended counts at no place [R5, D18]", async () => {
    const [place] = await addPlaces(scene, "room;201");
    if (!place) throw new Error("A place was added.");
    await scan(place.code);
    await expect.poll(() => countedAt(scene)).toEqual([[place.id, 1, 0]]);
    await expectAnswer(await scene.caller.call("POST", scene.at(`/places/${place.id}/code`)));
    expect((await scan(place.code)).status).toBe(302);
    const noted = () =>
      runInDurableObject(env.PROPERTY_ANALYTICS.getByName(scene.property.id), (_, { storage }) =>
        storage.sql.exec("SELECT code FROM scanned_old_cards").toArray(),
      );
    await expect.poll(noted).toEqual([{ code: place.code }]);
    expect(await countedAt(scene)).toEqual([[place.id, 1, 0]]);
  });

  it("that has ended is deleted after 60 days without a scan [R5, R6]", async () => {
    const [place] = await addPlaces(scene, "room;201");
    await scan(place?.code ?? "");
    await expect.poll(async () => (await countedAt(scene)).length).toBe(1);
    const object = env.PROPERTY_ANALYTICS.getByName(scene.property.id);
    const withTable = <Answer>(act: (sql: SqlStorage) => Answer) =>
      runInDurableObject(object, (_, { storage }) => act(storage.sql));
    await withTable((sql) => {
      for (const days of [58, 62])
        sql.exec("INSERT INTO scanned_old_cards VALUES (?, ?)", `${days}`, Date.now() - days * DAY_MS);
    });
    expect(await runDurableObjectAlarm(object)).toBe(true);
    expect(await withTable((sql) => sql.exec("SELECT code FROM scanned_old_cards").toArray())).toEqual([
      { code: "58" },
    ]);
  });
});

describe("a visit whose cookie names", () => {
  it("a place that is made up, or another property's, is counted without one and leaves no row [R5]", async () => {
    const other = await openPublished();
    const [foreign] = await addPlaces(other, "room;201");
    const [own] = await addPlaces(scene, "room;201");
    if (!foreign || !own) throw new Error("Places were added.");
    await scan(foreign.code);
    await expect.poll(async () => (await countedAt(other)).length).toBe(1);
    // The last id is a place of this property, but its card was never scanned.
    for (const id of [sampleId(7), foreign.id, "x".repeat(3_000), own.id]) await view(scene, id);
    expect(await countedAt(scene)).toEqual([]);
    const { places, totals } = await fetchReport(scene);
    expect([totals.visits.value, places?.withoutPlace.value, places?.items]).toEqual([4, 4, []]);
  });

  it("a place that was deleted is one without a place, and there again once it is restored [R5]", async () => {
    const [first, second] = await addPlaces(scene, "room;201\nroom;202");
    if (!first || !second) throw new Error("Places were added.");
    await scan(first.code);
    await expect.poll(async () => (await countedAt(scene)).length).toBe(1);
    await view(scene, first.id);
    const fetchCounts = async () => {
      const { places } = await fetchReport(scene);
      return [places?.withoutPlace.value, places?.items.map(({ name, visits }) => [name, visits.value])];
    };
    expect(await fetchCounts()).toEqual([0, [["201", 1]]]);
    const json = { placeIds: [first.id] };
    await expectAnswer(await scene.caller.call("POST", scene.at("/places/remove"), { json }));
    expect(await fetchCounts()).toEqual([1, []]);
    await expectAnswer(await scene.caller.call("POST", scene.at("/places/restore"), { json }));
    expect(await fetchCounts()).toEqual([0, [["201", 1]]]);
  });
});

describe("figures of places", () => {
  it("are none of a property that has no places [R5]", async () => {
    await view(scene, null);
    expect((await fetchReport(scene)).places).toBeNull();
  });

  it("are anonymous: no row has both a guest and a place [R5]", async () => {
    const [place] = await addPlaces(scene, "room;201");
    if (!place) throw new Error("A place was added.");
    const phone = newPhone();
    await scan(place.code, phone);
    await expect.poll(async () => (await countedAt(scene)).length).toBe(1);
    await view(scene, place.id, phone);
    const holders = await runInDurableObject(
      env.PROPERTY_ANALYTICS.getByName(scene.property.id),
      (_, { storage: { sql } }) => {
        const tables = sql
          .exec<{ name: string }>(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
          )
          .toArray();
        return tables
          .filter(({ name }) =>
            JSON.stringify(sql.exec(`SELECT * FROM "${name}"`).toArray()).includes(place.id),
          )
          .map(({ name }) => [name, sql.exec(`SELECT * FROM "${name}"`).columnNames]);
      },
    );
    expect(holders).toEqual([
      ["place_days", ["day", "place_id", "scans", "visits", "requests"]],
      ["scanned_places", ["place_id", "scanned_at"]],
    ]);
  });

  const AT = Date.parse("2042-03-01T10:00:00Z");
  const sending = (network: string, at = AT) => ({
    visitor: { network, userAgent: "Browser" },
    at,
    timeZone: "UTC",
  });
  const newAnalytics = () => {
    const id = crypto.randomUUID();
    return { id, stub: env.PROPERTY_ANALYTICS.getByName(id) };
  };

  it("take so many scans of one network in an hour, and say how many more there were [R5]", async () => {
    const { id, stub } = newAnalytics();
    const [placeId, over] = [sampleId(1), 64];
    await runInDurableObject(stub, async (analytics) => {
      for (let scans = 0; scans < SCANS_PER_NETWORK_HOUR_MAX + over; scans += 1) {
        await analytics.countScan({ placeId }, sending("203.0.113.1"));
      }
      await analytics.countScan({ placeId }, sending("203.0.113.2"));
      await analytics.countScan({ placeId }, sending("203.0.113.1", AT + 3_600_000));
    });
    const { places, uncounted } = await fetchFigures(id, { now: AT, timeZone: "UTC" });
    expect(places[0]?.scans.value).toBe(SCANS_PER_NETWORK_HOUR_MAX + 2);
    expect(uncounted).toEqual([{ at: "2042-03-01T10", visitor: 0, network: over, property: 0 }]);
  });

  it("cost a report as many rows after forty scans of each card as after one [R5]", async () => {
    const getRows = async (times: number) => {
      const { stub } = newAnalytics();
      return runInDurableObject(stub, async (analytics, { storage: { sql } }) => {
        for (let scans = 0; scans < times * 50; scans += 1) {
          await analytics.countScan(
            { placeId: sampleId(1 + (scans % 50)) },
            sending(`203.0.113.${scans % 99}`),
          );
        }
        const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = [];
        const exec = (query: string, ...values: SqlStorageValue[]) => {
          const cursor = sql.exec(query, ...values);
          cursors.push(cursor);
          return cursor;
        };
        const asking = { now: AT, timeZone: "UTC" };
        const period = toPeriod("30d", asking);
        if (!period) throw new Error("That day has not come yet.");
        readFigures({ exec } as unknown as SqlStorage, period, asking);
        return cursors.reduce((sum, cursor) => sum + cursor.rowsRead, 0);
      });
    };
    const [few, many] = [await getRows(1), await getRows(40)];
    console.info(`50 places: ${few} rows after a scan each, ${many} after forty`);
    expect(many).toBe(few);
    expect(few).toBeGreaterThan(50);
  });
});
