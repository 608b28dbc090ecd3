import { env, runDurableObjectAlarm } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import type { Announcement } from "#domain/announcement/announcement.ts";
import type { ActivityPage } from "#domain/live/activity.ts";
import type { Property } from "#domain/property/property.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { toWallTime } from "#domain/zoned-time.ts";
import { callAs, callAsOperator, expectAnswer, type Target } from "#scripts/api/caller.ts";
import { type AroundCall, holdAt } from "#tests/factories/databases/watched-bindings.ts";
import { localTimeIn, openPlanScene, planIn, planRow } from "#tests/factories/planned.ts";
import type { Scene } from "#tests/factories/scene.ts";
import { watchedTarget } from "#tests/factories/worker/watched-target.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { servePortal } from "#worker/guest/serve-portal.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";
import { announce, announcementContent } from "../../factories/announcements.ts";

/** An hour ahead of London all year. */
const EAST = "Europe/Rome";
/** An hour behind London. */
const WEST = "Atlantic/Azores";

let scene: Scene;
beforeEach(async () => {
  scene = await openPlanScene("Bar", { languages: ["en", "de"], timeZone: "Europe/London" });
  await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
});

const listed = async () => {
  const answer = await scene.caller.call("GET", scene.at("/announcements"));
  return ((await expectAnswer(answer)) as { items: readonly Announcement[] }).items;
};
const found = async ({ id }: Announcement) => (await listed()).find((item) => item.id === id);
const property = async () => (await expectAnswer(await scene.caller.call("GET", scene.at("")))) as Property;
const move = async (timeZone: string, more: { readonly isMeant?: boolean } = {}) =>
  scene.caller.call("PATCH", scene.at(""), {
    json: { timeZone, ...more },
    revision: (await property()).revision,
  });
const later = (iso: string | null, hours: number) =>
  new Date(Date.parse(iso ?? "") + hours * HOUR_MS).toISOString();
const save = ({ id, revision }: Announcement, more: object) =>
  scene.caller.call("PUT", scene.at(`/announcements/${id}`), {
    json: { content: announcementContent({ endsAt: localTimeIn(scene, 90), ...more }), isSent: true },
    revision,
  });
const isAnnounced = async (at: number) => {
  const { slug } = scene.property;
  evictPortal(slug);
  const request = new Request(`${target.origin}/p/${slug}/en`);
  return (await (await servePortal(request, { slug, language: "en" }, env, at)).text()).includes(
    "out of order",
  );
};

it("what is on, planned or a draft keeps the times of the wall in another zone, and what has begun its beginning [N1, D90]", async () => {
  const times = { startsAt: localTimeIn(scene, 150), endsAt: localTimeIn(scene, 300) };
  const [on, planned, draft] = [
    await announce(scene),
    await announce(scene, times),
    await announce(scene, { ...times, isSent: false }),
  ];
  const plan = await planIn(scene, 240);
  expect((await move(WEST)).status).toBe(200);
  expect(await found(on)).toEqual({ ...on, endsAt: later(on.endsAt, 1), revision: 2 });
  for (const item of [planned, draft]) {
    const [startsAt, endsAt] = [later(item.startsAt, 1), later(item.endsAt, 1)];
    expect(await found(item)).toEqual({ ...item, startsAt, endsAt, revision: 2 });
  }
  expect((await planRow(plan.id)).due_at).toBe(Date.parse(plan.at) + HOUR_MS);
  const end = Date.parse(on.endsAt ?? "");
  expect([await isAnnounced(end), await isAnnounced(end + HOUR_MS)]).toEqual([true, false]);
  const start = Date.parse(planned.startsAt ?? "");
  expect([await isAnnounced(start), await isAnnounced(start + HOUR_MS)]).toEqual([false, true]);
  // The writer's alarm broadcasts at `due_at`: the start, and then the end.
  const { results } = await env.DB.prepare(
    "select due_at from announcements where property_id = ? and due_at > ? order by due_at",
  )
    .bind(scene.property.id, Date.now() + MINUTE_MS)
    .all<{ due_at: number }>();
  expect(results.map(({ due_at: at }) => at)).toContain(start + HOUR_MS);
  const { items } = (await expectAnswer(
    await scene.caller.call("GET", scene.at("/activity")),
  )) as ActivityPage;
  expect(items[0]).toMatchObject({ action: "property.updated", summary: "timeZone" });
});

it("what would be over by the new clock is named and ends once that is meant, and what would have begun begins now [N1, D90]", async () => {
  const texts = { en: "The bar is closed." };
  const [over, begins, never] = [
    await announce(scene, { endsAt: localTimeIn(scene, 30) }),
    await announce(scene, { texts, startsAt: localTimeIn(scene, 30), endsAt: localTimeIn(scene, 150) }),
    await announce(scene, { texts, startsAt: localTimeIn(scene, 20), endsAt: localTimeIn(scene, 40) }),
  ];
  expect(await isAnnounced(Date.now())).toBe(true);
  const before = Date.now();
  const asked = await move(EAST);
  expect(asked.status).toBe(409);
  const named = ["Lift 2 is out of order.", "The bar is closed."];
  const { code, current } = (await asked.json()) as { code: string; current: string[] };
  expect([code, current.toSorted()]).toEqual(["zone_ends_announcements", named.toSorted()]);
  expect([(await property()).timeZone, await isAnnounced(Date.now())]).toEqual(["Europe/London", true]);
  await expectAnswer(await move(EAST, { isMeant: true }));
  expect(await isAnnounced(Date.now())).toBe(false);
  const ended = await found(over);
  expect(ended).toMatchObject({ state: "ended", startsAt: over.startsAt, endedBy: null });
  expect(Date.parse(ended?.endsAt ?? "")).toBeGreaterThanOrEqual(before);
  const begun = await found(begins);
  expect(begun).toMatchObject({ state: "on", endsAt: later(begins.endsAt, -1) });
  expect(Date.parse(begun?.startsAt ?? "")).toBeGreaterThanOrEqual(before);
  expect(await found(never)).toMatchObject({ state: "ended" });
  await runDurableObjectAlarm(env.PORTAL_WRITER.getByName(scene.property.id));
  expect((await listed()).filter(({ state }) => state === "on").length).toBe(1);
});

it("an emergency until a time moves as well, and one that ends by staff alone stays as it is [N4, D90]", async () => {
  const kind = "emergency";
  const [timed, endless] = [
    await announce(scene, { kind, endsAt: localTimeIn(scene, 60) }),
    await announce(scene, { kind }),
  ];
  await callAsOperator(target, "PATCH", `/properties/${scene.property.id}`, { timeZone: WEST });
  expect(await found(timed)).toEqual({ ...timed, endsAt: later(timed.endsAt, 1), revision: 2 });
  expect(await found(endless)).toEqual(endless);
});

it("who edits it on the clock of before is told, and what is written meanwhile means the new clock [N1, D90]", async () => {
  const on = await announce(scene);
  await expectAnswer(await move(WEST));
  const refused = await save(on, {});
  expect(refused.status).toBe(412);
  expect(await refused.json()).toMatchObject({ code: "stale_revision", current: await found(on) });
});

/** Pauses before call number `calls` until released. */
function holdAtCall(calls: number) {
  let left = calls;
  const held = holdAt(/here/);
  const around: AroundCall = (_what, call) => {
    left -= 1;
    return held.around(left === 0 ? "here" : "", call);
  };
  return { ...held, around };
}

/** Runs the second request between any two calls of the first. */
const interleave = async (
  outer: (held: Target) => Promise<Response>,
  inner: () => Promise<unknown>,
  check: (answer: Response) => Promise<void>,
) => {
  for (let calls = 1; ; calls += 1) {
    const held = holdAtCall(calls);
    const answer = outer(watchedTarget(held.around));
    const isHeld = await Promise.race([held.reached.then(() => true), answer.then(() => false)]);
    if (!isHeld) return calls - 1;
    await inner();
    held.release();
    await check(await answer);
  }
};

describe.each([
  ["sent", true],
  ["written as a draft", false],
])("while the zone changes, what is %s", (_, isSent) => {
  const headers = () => ({ authorization: `Bearer ${scene.caller.accessToken}` });
  let zone = EAST;
  const nextZone = () => {
    zone = zone === EAST ? WEST : EAST;
    return zone;
  };
  /** The local time of the announcement. Computed once per test, because a minute later it would differ. */
  let wall = "";
  beforeEach(() => {
    wall = localTimeIn(scene, 240);
  });
  const input = (en: string) => ({
    content: announcementContent({ endsAt: wall, texts: { en } }),
    isSent,
    isMeant: true,
  });
  const expectOnTheWall = async () => {
    for (const { endsAt: at, texts } of await listed())
      expect(toWallTime(Date.parse(at ?? ""), zone), texts.en).toBe(wall);
  };
  const deleteAll = () =>
    env.DB.prepare("delete from announcements where property_id = ?").bind(scene.property.id).run();

  it("ends at its time of the wall, wherever the zone changes in between [N1, D90]", async () => {
    const calls = await interleave(
      (held) => callAs(held, "POST", scene.at("/announcements"), { json: input("New"), headers: headers() }),
      async () => expectAnswer(await move(nextZone())),
      async (answer) => {
        expect(answer.status).toBe(201);
        await expectOnTheWall();
        await deleteAll();
      },
    );
    expect(calls).toBeGreaterThan(1);
  });

  it("and corrected meanwhile ends there too, or the second is told [N1, D90]", async () => {
    const stored = await announce(scene, { isSent, endsAt: wall });
    const calls = await interleave(
      async (held) =>
        callAs(held, "PUT", scene.at(`/announcements/${stored.id}`), {
          json: input("Corrected"),
          headers: headers(),
          revision: (await found(stored))?.revision ?? 0,
        }),
      async () => expectAnswer(await move(nextZone())),
      async (answer) => {
        expect([200, 412]).toContain(answer.status);
        await expectOnTheWall();
      },
    );
    expect(calls).toBeGreaterThan(1);
  });

  it("ends there too where it comes while the zone changes [N1, D90]", async () => {
    const calls = await interleave(
      async (held) => {
        const { revision } = await property();
        const json = { timeZone: nextZone() };
        return callAs(held, "PATCH", scene.at(""), { json, headers: headers(), revision });
      },
      async () => announce(scene, { isSent, endsAt: wall }),
      async (answer) => {
        expect(answer.status).toBe(200);
        await expectOnTheWall();
        await deleteAll();
      },
    );
    expect(calls).toBeGreaterThan(1);
  });
});
