import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { getDeletedIds, placesQuery } from "#app/components/places/asked-places.ts";
import { readCatalogues } from "#app/messages/catalogues.ts";
import type { Announcement } from "#domain/announcement/announcement.ts";
import { PLACES_CHOSEN_MAX } from "#domain/limits.ts";
import type { ActivityPage } from "#domain/live/activity.ts";
import type { Place } from "#domain/place/place.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import { createProperty, expectAnswer } from "#scripts/api/caller.ts";
import { addMember } from "#tests/factories/member.ts";
import { localTimeIn } from "#tests/factories/planned.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { getScope } from "#tests/factories/worker/scope.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { selectAnnouncement } from "#worker/db/announcements/announcements.ts";
import { openDatabase } from "#worker/db/client.ts";
import { saveAnnouncement } from "#worker/services/announcement/save-announcement.ts";
import { deleteExpired } from "#worker/services/operations/delete-expired.ts";
import { announce, announcementContent, postAnnouncement } from "../../factories/announcements.ts";

let scene: Scene;
beforeEach(async () => {
  scene = await openScene(target, { languages: ["en", "de"], timeZone: "Europe/Rome" });
});

const list = async (query = "") => {
  const answer = await scene.caller.call("GET", scene.at(`/announcements${query}`));
  return (await expectAnswer(answer)) as { items: readonly Announcement[]; nextCursor?: string };
};
const getTexts = ({ items }: { items: readonly Announcement[] }) =>
  items.map(({ state, texts }) => `${state}: ${texts.en}`);
const change = (method: string, { id, revision }: Announcement, json?: unknown, path = "") =>
  scene.caller.call(method, scene.at(`/announcements/${id}${path}`), { json, revision });
const save = (stored: Announcement, more: object, isSent = true) =>
  change("PUT", stored, {
    content: announcementContent({ endsAt: localTimeIn(scene, 60), ...more }),
    isSent,
  });
const readProblemCode = async (answer: Response | Promise<Response>) => {
  const response = await answer;
  const { code, errors = [] } = (await response.json()) as {
    code: string;
    errors?: { path: string; code: string }[];
  };
  return [response.status, code, ...errors.map(({ path, code }) => `${path} ${code}`)].join(", ");
};
const actions = async () => {
  const page = (await expectAnswer(await scene.caller.call("GET", scene.at("/activity")))) as ActivityPage;
  return page.items
    .filter(({ action }) => /^(announcement|emergency)\./.test(action))
    .map(({ action, summary, userName }) => `${userName}: ${action} ${summary}`)
    .toReversed();
};
const textIn = (en: string) => ({ texts: { en } });

describe("an announcement", () => {
  it("is a draft until it is sent, on until it ends, and is corrected meanwhile [N1]", async () => {
    const draft = await announce(scene, { isSent: false, ...textIn("Lift") });
    expect(draft).toMatchObject({ state: "draft", revision: 1, missing: ["de"], sentAt: null });
    const sent = (await expectAnswer(await save(draft, textIn("Lift 2 is out of order.")))) as Announcement;
    expect(sent).toMatchObject({ state: "on", revision: 2, sentBy: "Front desk", endedBy: null });
    expect(Date.parse(sent.endsAt ?? "") - Date.now()).toBeLessThanOrEqual(HOUR_MS);
    const texts = { en: "Lift 2 is out of order today.", de: "Aufzug 2 ist heute außer Betrieb." };
    const corrected = (await expectAnswer(await save(sent, { texts }))) as Announcement;
    expect(corrected).toMatchObject({ state: "on", missing: [], startsAt: sent.startsAt, texts });
    const ended = await expectAnswer(await change("POST", corrected, undefined, "/end"));
    expect(ended).toMatchObject({ state: "ended", endedBy: "Front desk", revision: 4 });
    expect(await readProblemCode(save(corrected, { texts }))).toBe("409, announcement_over");
    expect(await readProblemCode(change("POST", corrected, undefined, "/end"))).toBe(
      "409, announcement_over",
    );
    expect(await actions()).toEqual([
      "Front desk: announcement.sent Lift 2 is out of order.",
      "Front desk: announcement.changed Lift 2 is out of order today.",
      "Front desk: announcement.ended Lift 2 is out of order today.",
    ]);
  });

  it("is planned for a local time, can be changed until then, and withdrawn [N1]", async () => {
    const times = { startsAt: localTimeIn(scene, 30), endsAt: localTimeIn(scene, 90) };
    const planned = await announce(scene, times);
    expect(planned.state).toBe("planned");
    const moved = { kind: "sheet", ...times, startsAt: localTimeIn(scene, 45) };
    const changed = (await expectAnswer(await save(planned, moved))) as Announcement;
    expect(changed).toMatchObject({ state: "planned", kind: "sheet", revision: 2 });
    const draft = (await expectAnswer(await save(changed, moved, false))) as Announcement;
    expect(draft).toMatchObject({ state: "draft", sentAt: null, sentBy: null });
    expect((await actions()).map((action) => action.split(" ")[2])).toEqual([
      "announcement.planned",
      "announcement.changed",
      "announcement.withdrawn",
    ]);
  });

  it("keeps kind, audience and beginning while it is on [N1]", async () => {
    const on = await announce(scene);
    expect(await readProblemCode(save(on, { kind: "sheet" }))).toBe("409, announcement_running");
    const rooms = { audience: { kinds: ["room"], places: [] } };
    expect(await readProblemCode(save(on, rooms))).toBe("409, announcement_running");
    expect(await readProblemCode(save(on, {}, false))).toBe("409, announcement_running");
    expect(await readProblemCode(change("DELETE", on))).toBe("409, announcement_running");
    const [still] = (await list()).items;
    expect(still).toEqual(on);
  });

  it("is refused at its fields, and nothing is stored or said in the activity [N1]", async () => {
    const answer = postAnnouncement(scene, { texts: { de: "Aufzug" }, endsAt: null });
    expect(await readProblemCode(answer)).toBe(
      "400, validation_failed, content.texts.en required, content.endsAt required",
    );
    const past = { startsAt: localTimeIn(scene, -5), endsAt: localTimeIn(scene, -2) };
    expect(await readProblemCode(postAnnouncement(scene, past))).toBe(
      "400, validation_failed, content.startsAt time_past, content.endsAt time_past",
    );
    const backwards = { startsAt: localTimeIn(scene, 50), endsAt: localTimeIn(scene, 40) };
    expect(await readProblemCode(postAnnouncement(scene, backwards))).toBe(
      "400, validation_failed, content.endsAt end_before_start",
    );
    expect([(await list()).items, await actions()]).toEqual([[], []]);
  });

  it("is for places of this property alone [N1]", async () => {
    const other = await createProperty(target, scene.groupId);
    const findPlace = async (propertyId: string) => {
      const path = `/api/properties/${propertyId}/places`;
      await expectAnswer(await scene.caller.call("POST", path, { json: { kind: "pool", ranges: "1" } }));
      const { items } = (await expectAnswer(await scene.caller.call("GET", path))) as { items: Place[] };
      return { audience: { kinds: [], places: [items[0]?.id ?? ""] } };
    };
    expect(await readProblemCode(postAnnouncement(scene, await findPlace(other.id)))).toBe(
      "400, validation_failed, content.audience.places invalid_id",
    );
    const own = await findPlace(scene.property.id);
    expect(await announce(scene, own)).toMatchObject(own);
  });

  it("that names a place which is deleted can be corrected and planned, and reaches it once it is restored [N1, R1]", async () => {
    const path = scene.at("/places");
    await expectAnswer(await scene.caller.call("POST", path, { json: { kind: "room", ranges: "201" } }));
    const { items } = (await expectAnswer(await scene.caller.call("GET", path))) as { items: Place[] };
    const placeIds = items.map(({ id }) => id);
    const audience = { kinds: [], places: placeIds };
    const on = await announce(scene, { audience, ...textIn("No water in 201") });
    const draft = await announce(scene, { isSent: false, audience, ...textIn("No water in 201 tomorrow") });
    await scene.caller.call("POST", scene.at("/places/remove"), { json: { placeIds } });
    const corrected = (await expectAnswer(
      await save(on, { audience, ...textIn("No water till noon") }),
    )) as Announcement;
    expect(corrected).toMatchObject({ state: "on", audience });
    const startsAt = localTimeIn(scene, 30);
    expect(await expectAnswer(await save(draft, { audience, startsAt }))).toMatchObject({ state: "planned" });
    // Only an announcement that already names the deleted place may keep it.
    expect(await readProblemCode(postAnnouncement(scene, { audience }))).toBe(
      "400, validation_failed, content.audience.places invalid_id",
    );
    await scene.caller.call("POST", scene.at("/places/restore"), { json: { placeIds } });
    expect(await expectAnswer(await postAnnouncement(scene, { audience }))).toMatchObject({ state: "on" });
  });
});

describe("the places that announcements name", () => {
  const asked = async (placeIds: readonly string[]) => {
    const ids = placeIds.join(",");
    const query = new URLSearchParams(
      Object.entries(placesQuery({ text: "", ids }, (await readCatalogues("en")).setup.places.kinds)),
    );
    const found = await expectAnswer(await scene.caller.call("GET", `${scene.at("/places")}?${query}`));
    return getDeletedIds(ids, { ...(found as { items: Place[] }), ids });
  };

  it("are asked for all at once, however many: those alone that are deleted read as deleted [N1, R1]", async () => {
    const path = scene.at("/places");
    const ranges = `1-${PLACES_CHOSEN_MAX}`;
    await expectAnswer(await scene.caller.call("POST", path, { json: { kind: "room", ranges } }));
    const rooms = await scene.caller.call("GET", `${path}?limit=${PLACES_CHOSEN_MAX}`);
    const placeIds = ((await expectAnswer(rooms)) as { items: Place[] }).items.map(({ id }) => id);
    expect([placeIds.length, await asked(placeIds)]).toEqual([PLACES_CHOSEN_MAX, []]);
    const removed = placeIds.slice(-2);
    await scene.caller.call("POST", scene.at("/places/remove"), { json: { placeIds: removed } });
    expect(await asked(placeIds)).toEqual(removed);
  });
});

describe("at most five are on", () => {
  it("at a time, however many send one, and once one has ended there is room [N1]", async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((n) => postAnnouncement(scene, textIn(`${n}`))),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(5);
    while ((await postAnnouncement(scene)).status === 201);
    const { items } = await list();
    expect(items.filter(({ state }) => state === "on").length).toBe(5);
    expect(await readProblemCode(postAnnouncement(scene))).toBe("409, too_many_announcements");
    await expectAnswer(await change("POST", items[0] as Announcement, undefined, "/end"));
    expect((await announce(scene)).state).toBe("on");
  });

  it("but an emergency is sent all the same, without a question, and ends by staff alone [N4]", async () => {
    for (let n = 0; n < 5; n += 1) await announce(scene, textIn(`${n}`));
    const emergency = { kind: "emergency", isMeant: false, ...textIn("Leave the building now.") } as const;
    const sent = await announce(scene, emergency);
    expect(sent).toMatchObject({ state: "on", endsAt: null });
    await expectAnswer(await change("POST", sent, undefined, "/end"));
    expect((await actions()).slice(-2)).toEqual([
      "Front desk: emergency.sent Leave the building now.",
      "Front desk: emergency.ended Leave the building now.",
    ]);
  });
});

it("a fourth within an hour is asked about, and sent when it is meant [N1]", async () => {
  for (let n = 0; n < 3; n += 1) await announce(scene, { isMeant: false });
  expect(await readProblemCode(postAnnouncement(scene, { isMeant: false }))).toBe(
    "409, announcements_in_a_row",
  );
  expect((await announce(scene, { isMeant: false, isSent: false })).state).toBe("draft");
  expect((await announce(scene, { isMeant: true })).state).toBe("on");
});

it("that others keep overtaking is refused with a code that says to try again, a new one and a stored one [N1]", async () => {
  const draft = await announce(scene, { isSent: false });
  const DB = new Proxy(env.DB, {
    get: (database, name) => {
      const value: unknown = Reflect.get(database, name, database);
      if (name !== "batch") return typeof value === "function" ? value.bind(database) : value;
      return async (statements: D1PreparedStatement[]) => {
        await database
          .prepare("update properties set projection_wanted = projection_wanted + 1 where id = ?")
          .bind(scene.property.id)
          .run();
        return database.batch(statements);
      };
    },
  });
  const content = announcementContent({ endsAt: localTimeIn(scene, 60) });
  const [row] = await selectAnnouncement(openDatabase(env.DB), scene.property.id, draft.id);
  for (const [found, revision] of [
    [null, 0],
    [row ?? null, draft.revision],
  ] as const) {
    const saving = { content, isSent: true, isMeant: true, stored: found, revision };
    const verdict = await saveAnnouncement({ ...env, DB }, await getScope(scene), saving);
    expect(verdict).toMatchObject({ ok: false, problem: { code: "property_busy" } });
  }
});

it("of two who change it the second is told, and gets what the first has written [N1]", async () => {
  const draft = await announce(scene, { isSent: false });
  const [one, two] = await Promise.all([
    save(draft, textIn("One"), false),
    save(draft, textIn("Two"), false),
  ]);
  expect([one.status, two.status].toSorted()).toEqual([200, 412]);
  const [first] = (await list()).items;
  const refused = one.status === 412 ? one : two;
  expect(await refused.json()).toMatchObject({ code: "stale_revision", current: first });
  expect(await readProblemCode(scene.caller.call("DELETE", scene.at(`/announcements/${draft.id}`)))).toBe(
    "428, revision_required",
  );
  expect(await readProblemCode(change("DELETE", draft))).toBe("412, stale_revision");
  expect((await change("DELETE", first as Announcement)).status).toBe(204);
  expect((await list()).items).toEqual([]);
});

it("drafts are listed first, then what ends last, page by page [N1]", async () => {
  await announce(scene, { ...textIn("soon over"), endsAt: localTimeIn(scene, 5) });
  await announce(scene, { ...textIn("later"), endsAt: localTimeIn(scene, 50) });
  await announce(scene, { ...textIn("emergency"), kind: "emergency" });
  await announce(scene, { ...textIn("draft"), isSent: false, endsAt: null });
  const whole = ["draft: draft", "on: emergency", "on: later", "on: soon over"];
  expect(getTexts(await list())).toEqual(whole);
  const first = await list("?limit=3");
  const second = await list(`?limit=3&cursor=${first.nextCursor}`);
  expect([...getTexts(first), ...getTexts(second)]).toEqual(whole);
  expect(second.nextCursor).toBeUndefined();
});

it("a clone of the property tells its guests nothing of them [N1, S15]", async () => {
  const other = await createProperty(target, scene.groupId);
  await announce(scene);
  await expectAnswer(await scene.caller.call("POST", scene.at("/clone"), { json: { target: other.id } }));
  const path = `/api/properties/${other.id}/announcements`;
  expect(await expectAnswer(await scene.caller.call("GET", path))).toEqual({ items: [] });
});

it("a viewer reads them and writes none [N1]", async () => {
  await announce(scene);
  const viewer = await addMember(target, scene, "viewer");
  expect((await viewer.call("GET", scene.at("/announcements"))).status).toBe(200);
  expect((await postAnnouncement({ ...scene, caller: viewer })).status).toBe(403);
});

it("what has ended is deleted after thirty days, and nothing else [G8, N1]", async () => {
  const [old, recent, draft, endless] = [
    await announce(scene, textIn("old")),
    await announce(scene, textIn("recent")),
    await announce(scene, { ...textIn("draft"), isSent: false }),
    await announce(scene, { ...textIn("endless"), kind: "emergency" }),
  ];
  const end = (id: string, days: number) =>
    env.DB.prepare("update announcements set ends_at = ? where id = ?").bind(Date.now() - days * DAY_MS, id);
  await env.DB.batch([end(old.id, 31), end(recent.id, 29), end(draft.id, 31)]);
  await deleteExpired(env, wholeRun(Date.now()));
  const left = (await list()).items.map(({ id }) => id);
  expect(left).toEqual([draft.id, endless.id, recent.id]);
});
