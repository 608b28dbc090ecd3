import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import type { Property } from "#domain/property/property.ts";
import type { RestorePoint } from "#domain/property/restore-point.ts";
import { DAY_MS } from "#domain/time.ts";
import { toLocalTime } from "#domain/zoned-time.ts";
import { createProperty, expectAnswer } from "#scripts/api/caller.ts";
import { sampleId, usableButton } from "../../factories/draft.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { saveButtons, storedBodies } from "../../factories/stored-draft.ts";
import { target } from "../../factories/worker/worker-target.ts";

const ZONE = "Pacific/Auckland";
const SEASON = { kind: "yearly", from: "05-01", to: "09-30" } as const;
const HOURS: Hours = {
  outside: "close",
  windows: [
    { id: sampleId(1), days: [1, 2, 3], from: "07:00", to: "10:30", nextDay: false, season: null },
    { id: sampleId(2), days: [5], from: "22:00", to: "01:00", nextDay: true, season: SEASON },
  ],
  exceptions: [{ id: sampleId(3), date: "2199-12-25", open: null }],
};
const [first] = HOURS.windows as [Hours["windows"][number]];
const timed = (hours: Hours | null = HOURS): Button => ({ ...usableButton("link", 1, "Supper"), hours });
const dayIn = (days: number) => toLocalTime(Date.now() + days * DAY_MS, ZONE).day;
const closedOn = (...dates: string[]): Hours => ({
  ...HOURS,
  exceptions: dates.map((date, index) => ({ id: sampleId(30 + index), date, open: null })),
});

async function getErrors(response: Response) {
  const { errors = [] } = (await response.json()) as { errors?: { path: string; code: string }[] };
  return { status: response.status, errors };
}

function save({ caller, at }: Scene, buttons: readonly Button[], revision: number) {
  return caller.call("PUT", at("/documents/buttons?language=en"), { json: { buttons }, revision });
}

describe("hours that make no sense", () => {
  it.each<[string, Hours, string, string]>([
    [
      "an end before its start",
      { ...HOURS, windows: [{ ...first, to: "06:00" }] },
      "windows.0.to",
      "hours_end_before_start",
    ],
    [
      "more than a day",
      { ...HOURS, windows: [{ ...first, nextDay: true }] },
      "windows.0.to",
      "hours_over_a_day",
    ],
    [
      "two at once",
      { ...HOURS, windows: [first, { ...first, id: sampleId(9) }] },
      "windows.1.from",
      "hours_overlap",
    ],
    ["no time", { ...HOURS, windows: [{ ...first, from: "7" }] }, "windows.0.from", "invalid_time"],
    [
      "a season that never comes",
      { ...HOURS, windows: [{ ...first, season: { ...SEASON, to: "02-30" } }] },
      "windows.0.season.to",
      "season_never",
    ],
    ["one date twice", closedOn("2199-12-25", "2199-12-25"), "exceptions.1.date", "date_twice"],
    ["a date that is over there", closedOn(dayIn(-1)), "exceptions.0.date", "date_past"],
    [
      "a season that is over there",
      { ...HOURS, windows: [{ ...first, season: { kind: "dates", from: "2020-05-01", to: "2020-09-30" } }] },
      "windows.0.season.to",
      "season_past",
    ],
  ])("are refused at their field, whole and alone: %s [T6]", async (_what, hours, path, code) => {
    const scene = await openScene(target, { timeZone: ZONE });
    const { caller, at } = scene;
    const errors = (before: string) => expect.arrayContaining([{ path: `${before}hours.${path}`, code }]);
    expect(await getErrors(await save(scene, [timed(hours)], 0))).toEqual({
      status: 400,
      errors: errors("buttons.0."),
    });
    await saveButtons(scene, "en", [timed()]);
    const patched = await caller.call("PATCH", at(`/buttons/${timed().id}?language=en`), {
      json: timed(hours),
      revision: 1,
    });
    expect(await getErrors(patched)).toEqual({ status: 400, errors: errors("") });
    const posted = await caller.call("POST", at("/buttons?language=en"), {
      json: { ...timed(hours), id: sampleId(7) },
      revision: 1,
    });
    expect(await getErrors(posted)).toEqual({ status: 400, errors: errors("") });
  });

  it("are not the dates that have passed since: they stay until somebody takes them away [T6]", async () => {
    const scene = await openScene(target, { timeZone: ZONE });
    await saveButtons(scene, "en", [timed(closedOn(dayIn(0)))]);
    const passed = timed(closedOn(dayIn(-3)));
    await env.DB.prepare("update documents set body = ? where property_id = ? and section = 'buttons'")
      .bind(JSON.stringify({ buttons: [passed] }), scene.property.id)
      .run();
    const kept = { ...passed, name: "Dinner" };
    expect((await save(scene, [kept, { ...passed, id: sampleId(8) }], 1)).status).toBe(200);
    expect((await save(scene, [timed(closedOn(dayIn(-2)))], 2)).status).toBe(400);
    // The revision is outdated: the answer is 412, without checking the dates.
    expect((await save(scene, [kept], 1)).status).toBe(412);
  });
});

describe("hours go along", () => {
  const hoursIn = async ({ property }: Scene, language: string) =>
    (JSON.parse((await storedBodies(property.id))[`buttons:${language}`] ?? "{}").buttons as Button[]).map(
      ({ hours }) => hours,
    );
  const call = async (scene: Scene, method: string, path: string, more = {}) =>
    (await expectAnswer(await scene.caller.call(method, scene.at(path), more))) as {
      restorePoint: RestorePoint;
    };
  const bringBack = (scene: Scene, { restorePoint }: { restorePoint: RestorePoint }) =>
    call(scene, "POST", `/restore-points/${restorePoint.id}/restore`);

  it("with a reset that is undone, and with a deleted button that comes back [T1]", async () => {
    const scene = await openScene(target);
    await saveButtons(scene, "en", [timed()]);
    await bringBack(scene, await call(scene, "POST", "/reset"));
    expect(await hoursIn(scene, "en")).toEqual([HOURS]);
    const read = await scene.caller.call("GET", scene.at("/documents/buttons?language=en"));
    const { revision } = (await read.json()) as { revision: number };
    const gone = await call(scene, "DELETE", `/buttons/${timed().id}?language=en`, { revision });
    expect(await hoursIn(scene, "en")).toEqual([]);
    await bringBack(scene, gone);
    expect(await hoursIn(scene, "en")).toEqual([HOURS]);
  });

  it("with a clone [T1]", async () => {
    const scene = await openScene(target);
    await saveButtons(scene, "en", [timed()]);
    const property: Property = await createProperty(target, scene.groupId, { name: "Gull Inn" });
    await call(scene, "POST", "/clone", { json: { target: property.id, languages: "take" } });
    expect(await hoursIn({ ...scene, property }, "en")).toEqual([HOURS]);
  });

  it("with a copy of another translation, and not of the original, which a translation follows [T1]", async () => {
    const scene = await openScene(target, { languages: ["en", "de", "ar"] });
    await saveButtons(scene, "en", [timed()]);
    const copy = (from: string, to: string, mode = "replace") =>
      call(scene, "POST", "/buttons/copy", { json: { from, to, mode } });
    await copy("en", "de");
    expect(await hoursIn(scene, "de")).toEqual([undefined]);
    await saveButtons(scene, "de", [timed(null)]);
    // `null` (always open) is a value of its own, so the mode "fill" does not replace it.
    await copy("en", "de", "fill");
    expect(await hoursIn(scene, "de")).toEqual([null]);
    await copy("de", "ar");
    expect(await hoursIn(scene, "ar")).toEqual([null]);
  });
});
