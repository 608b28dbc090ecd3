import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { isNewerThanPublished } from "#app/routes/setup/draft/is-newer-than-published.ts";
import type { Draft } from "#domain/content/document.ts";
import type { PlannedPublication } from "#domain/property/planned.ts";
import type { Property } from "#domain/property/property.ts";
import type { Publication } from "#domain/property/publication.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { toWallTime } from "#domain/zoned-time.ts";
import { callAs, callAsOperator, expectAnswer, makeLicence } from "#scripts/api/caller.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { collectUnused } from "#worker/services/content/collect-unused.ts";
import { publishDue } from "#worker/services/portal/planned/publish-due.ts";
import { removeProperty } from "#worker/services/property/remove-property.ts";
import { usableButton } from "../../factories/draft.ts";
import { localTimeIn, openPlanScene, plan, planIn, planRow } from "../../factories/planned.ts";
import type { Scene } from "../../factories/scene.ts";
import { saveButtons } from "../../factories/stored-draft.ts";
import { target } from "../../factories/worker/worker-target.ts";

interface VersionList {
  readonly items: readonly { readonly number: number; readonly note: string; readonly publishedBy: string }[];
  readonly planned: PlannedPublication | null;
}

/**
 * The next but one hour that clocks skip, in UTC hours of its day: in Rome on the last Sunday of March, in Sydney on
 * the first Sunday of October. Plans reach a year ahead.
 */
function nextSkip(now: number) {
  const skips = [0, 1].flatMap((years) => {
    const year = new Date(now).getUTCFullYear() + years;
    const march = Date.UTC(year, 2, 31);
    const october = Date.UTC(year, 9, 1);
    return [
      { timeZone: "Europe/Rome", day: march - new Date(march).getUTCDay() * DAY_MS, hour: 1 },
      {
        timeZone: "Australia/Sydney",
        day: october + ((7 - new Date(october).getUTCDay()) % 7) * DAY_MS,
        hour: -8,
      },
    ];
  });
  const next = skips.filter(({ day }) => day > now + DAY_MS).sort((one, other) => one.day - other.day)[0];
  if (!next) throw new Error("Clocks skip no hour any more.");
  return { ...next, sunday: new Date(next.day).toISOString().slice(0, 10) };
}

async function fetchVersions({ caller, at }: Scene): Promise<VersionList> {
  return (await expectAnswer(await caller.call("GET", at("/publications")))) as VersionList;
}

async function fetchActions({ caller, at }: Scene): Promise<string[]> {
  const page = (await expectAnswer(await caller.call("GET", at("/activity")))) as {
    items: { action: string; summary: string; userName: string }[];
  };
  return page.items
    .filter(({ action }) => action.startsWith("plan."))
    .map(({ action, summary, userName }) => `${userName}: ${action} ${summary}`);
}

async function readProblemCode(response: Response) {
  const { code, current } = (await response.json()) as { code: string; current?: unknown };
  return { status: response.status, code, ...(current === undefined ? {} : { current }) };
}

async function guestPage({ property }: Scene): Promise<string> {
  return (await callAs(target, "GET", `/p/${property.slug}`)).text();
}

/** Runs the alarm of the property's writer at a moment. */
const fireAt = ({ property }: Scene, at: number) => publishDue(env, property.id, () => at);

const cancel = ({ caller, at }: Scene, id: string) =>
  caller.call("DELETE", at(`/planned-publications/${id}`));
const resume = ({ caller, at }: Scene, id: string) =>
  caller.call("POST", at(`/planned-publications/${id}/resume`));
const move = ({ caller, at }: Scene, id: string, localTime: string) =>
  caller.call("PATCH", at(`/planned-publications/${id}`), { json: { localTime } });

describe("a planned publication", () => {
  it("is the draft of the moment when it was planned: later edits wait [T9]", async () => {
    const scene = await openPlanScene("Winter menu");
    const planned = await planIn(scene, 60, { note: "Winter hours" });
    expect(planned).toMatchObject({ state: "waiting", note: "Winter hours", plannedBy: "Front desk" });
    expect((await fetchVersions(scene)).planned).toEqual(planned);
    await saveButtons(scene, "en", [usableButton("link", 1, "Spring menu")]);
    const due = Date.parse(planned.at);
    expect(await fireAt(scene, due - 1)).toBe(due);
    expect((await fetchVersions(scene)).items).toEqual([]);
    expect(await fireAt(scene, due)).toBeNull();
    const { items, planned: left } = await fetchVersions(scene);
    expect(left).toBeNull();
    expect(items).toMatchObject([{ number: 1, note: "Winter hours", publishedBy: "Front desk" }]);
    expect(await planRow(planned.id)).toMatchObject({ state: "published", number: 1 });
    const page = await guestPage(scene);
    expect(page).toContain("Winter menu");
    expect(page).not.toContain("Spring menu");
    expect(await fetchActions(scene)).toEqual([
      "Front desk: plan.published 1",
      `Front desk: plan.set ${planned.localTime}`,
    ]);
  });

  it("is read as it was frozen, while the draft goes on and after it was published [T9, T10]", async () => {
    const scene = await openPlanScene("Winter menu");
    const planned = await planIn(scene, 60);
    await saveButtons(scene, "en", [usableButton("link", 1, "Spring menu")]);
    const read = async (id: string) => {
      const answer = await scene.caller.call("GET", scene.at(`/planned-publications/${id}/draft`));
      return answer.ok
        ? ((await answer.json()) as { draft: Draft }).draft.buttons.en?.buttons[0]?.name
        : answer.status;
    };
    expect(await read(planned.id)).toBe("Winter menu");
    await fireAt(scene, Date.parse(planned.at));
    expect(await read(planned.id)).toBe("Winter menu");
    expect(await read("a".repeat(24))).toBe(404);
  });

  it("names what it holds: edits from after it was planned are older than it, and never in it [T9, T10, D59]", async () => {
    const scene = await openPlanScene("Winter menu");
    const state = async () => {
      const { property, publication } = (await expectAnswer(
        await scene.caller.call("GET", scene.at("/draft")),
      )) as { property: Property; publication: Publication | null };
      return { savedAt: property.updatedAt, publication };
    };
    const { savedAt: frozenAt } = await state();
    const planned = await planIn(scene, 60);
    await saveButtons(scene, "en", [usableButton("link", 1, "Spring menu")]);
    await fireAt(scene, Date.parse(planned.at));
    const fired = await state();
    expect(fired.publication).toMatchObject({ number: 1, draftAt: frozenAt });
    expect(isNewerThanPublished(fired.savedAt, [fired.publication])).toBe(true);
    // Publish the newer draft now. Then the plan publishes the older draft that it froze.
    const older = await planIn(scene, 120);
    await saveButtons(scene, "en", [usableButton("link", 1, "Summer menu")]);
    await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
    const now = await state();
    expect(isNewerThanPublished(now.savedAt, [now.publication])).toBe(false);
    await fireAt(scene, Date.parse(older.at));
    const replaced = await state();
    expect(replaced.publication).toMatchObject({ number: 3 });
    expect(isNewerThanPublished(replaced.savedAt, [replaced.publication])).toBe(true);
    const { results } = await env.DB.prepare(
      "select payload from changes where property_id = ? and kind = 'portal.published' order by sequence",
    )
      .bind(scene.property.id)
      .all<{ payload: string }>();
    const values = results.map(({ payload }) => JSON.parse(payload).draftAt);
    expect(values).toEqual([frozenAt, now.publication?.draftAt, replaced.publication?.draftAt]);
  });

  it("reaches every open screen when it is added, moved or removed [T9, S99]", async () => {
    const scene = await openPlanScene();
    const planned = await planIn(scene, 60);
    const later = localTimeIn(scene, 90);
    await expectAnswer(await move(scene, planned.id, later));
    await cancel(scene, planned.id);
    await expectAnswer(await resume(scene, planned.id));
    await fireAt(scene, Date.now() + 91 * MINUTE_MS);
    const { results } = await env.DB.prepare(
      "select kind, payload from changes where property_id = ? and kind in ('plan.changed', 'portal.published') order by sequence",
    )
      .bind(scene.property.id)
      .all<{ kind: string; payload: string }>();
    const values = results.map(({ kind, payload }) => {
      const { planned: left, plan: of } = JSON.parse(payload);
      return kind === "portal.published" ? `published ${of}` : (left?.localTime ?? "none");
    });
    expect(values).toEqual([planned.localTime, later, "none", later, `published ${planned.id}`]);
    expect((await fetchActions(scene)).map((text) => text.split(" ")[2])).toEqual([
      "plan.published",
      "plan.set",
      "plan.cancelled",
      "plan.moved",
      "plan.set",
    ]);
  });

  it("waits for its own moment when it was moved, and for none when it was cancelled [T9]", async () => {
    const scene = await openPlanScene();
    const planned = await planIn(scene, 60);
    const moved = (await expectAnswer(
      await move(scene, planned.id, localTimeIn(scene, 120)),
    )) as PlannedPublication;
    const due = Date.parse(moved.at);
    expect(await fireAt(scene, Date.parse(planned.at))).toBe(due);
    expect((await cancel(scene, planned.id)).status).toBe(204);
    expect(await fireAt(scene, due)).toBeNull();
    expect((await fetchVersions(scene)).items).toEqual([]);
    for (const late of [cancel(scene, planned.id), move(scene, planned.id, localTimeIn(scene, 30))]) {
      expect(await readProblemCode(await late)).toEqual({ status: 409, code: "plan_ended", current: null });
    }
  });

  it("comes back as it was frozen when its cancellation is undone [T9]", async () => {
    const scene = await openPlanScene("Winter menu");
    const planned = await planIn(scene, 60);
    await cancel(scene, planned.id);
    await saveButtons(scene, "en", [usableButton("link", 1, "Spring menu")]);
    expect(await expectAnswer(await resume(scene, planned.id))).toEqual(planned);
    expect(await readProblemCode(await resume(scene, planned.id))).toMatchObject({ code: "plan_ended" });
    await fireAt(scene, Date.parse(planned.at));
    expect(await guestPage(scene)).toContain("Winter menu");
    expect(await readProblemCode(await resume(scene, planned.id))).toMatchObject({ code: "plan_ended" });
  });

  it("is one a property: another is refused with the one that waits, or takes its place in one step [T9]", async () => {
    const scene = await openPlanScene("Winter menu");
    const first = await planIn(scene, 60);
    expect(await readProblemCode(await plan(scene, localTimeIn(scene, 30)))).toEqual({
      status: 409,
      code: "plan_waiting",
      current: first,
    });
    await saveButtons(scene, "en", [usableButton("link", 1, "Spring menu")]);
    const second = await planIn(scene, 30, { replaces: first.id });
    expect(await planRow(first.id)).toMatchObject({ state: "cancelled" });
    // If two requests replace the same plan concurrently, one of them wins.
    expect(await readProblemCode(await plan(scene, localTimeIn(scene, 40), { replaces: first.id }))).toEqual({
      status: 409,
      code: "plan_waiting",
      current: second,
    });
    expect(await readProblemCode(await resume(scene, first.id))).toMatchObject({ code: "plan_waiting" });
    // A refused plan leaves nothing behind.
    const prefix = `snapshots/${scene.property.id}/planned-`;
    const { objects } = await env.FILES.list({ prefix });
    expect(objects).toHaveLength(2);
    await fireAt(scene, Date.parse(first.at));
    expect(await guestPage(scene)).toContain("Spring menu");
    expect((await fetchVersions(scene)).items).toHaveLength(1);
  });

  it.each([
    ["a moment that has passed", -5, "plan_in_past"],
    ["a moment beyond a year", 366 * 24 * 60, "plan_too_far"],
  ])("is refused for %s [T9]", async (_, minutes, code) => {
    const scene = await openPlanScene();
    const localTime = localTimeIn(scene, minutes);
    expect(await readProblemCode(await plan(scene, localTime))).toEqual({ status: 422, code });
    const planned = await planIn(scene, 60);
    expect(await readProblemCode(await move(scene, planned.id, localTime))).toEqual({ status: 422, code });
    expect((await fetchVersions(scene)).planned).toEqual(planned);
  });

  it("is refused in the hour that clocks skip, with the next valid time [T9]", async () => {
    const { sunday, timeZone, hour } = nextSkip(Date.now());
    const scene = await openPlanScene("Winter menu", { timeZone });
    expect(await readProblemCode(await plan(scene, `${sunday}T02:30`))).toEqual({
      status: 422,
      code: "plan_hour_skipped",
      current: { next: `${sunday}T03:00` },
    });
    const planned = (await expectAnswer(await plan(scene, `${sunday}T03:00`))) as PlannedPublication;
    expect(Date.parse(planned.at)).toBe(Date.parse(`${sunday}T00:00:00Z`) + hour * HOUR_MS);
  });

  it("is checked when it is set, with the findings of publishing [T9]", async () => {
    const scene = await openPlanScene();
    await saveButtons(scene, "en", [{ ...usableButton("link", 1), name: "" }]);
    const refused = await plan(scene, localTimeIn(scene, 60));
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      code: "publish_blocked",
      errors: [{ code: "button_name_missing" }],
    });
    expect((await fetchVersions(scene)).planned).toBeNull();
  });

  it("fails at its moment under a licence that has lapsed, and tells who set it once, by mail and on screen [T9]", async () => {
    const scene = await openPlanScene();
    const planned = await planIn(scene, 60);
    await callAsOperator(target, "PUT", `/properties/${scene.property.id}/licence`, makeLicence("SUSPENDED"));
    const due = Date.parse(planned.at);
    await Promise.all([fireAt(scene, due), fireAt(scene, due)]);
    expect(await fireAt(scene, due)).toBeNull();
    const { items, planned: left } = await fetchVersions(scene);
    expect(items).toEqual([]);
    expect(left).toMatchObject({ id: planned.id, state: "failed", problem: "licence_unavailable" });
    const { results } = await env.DB.prepare(
      "select subject, body from outbox where recipient = ? and subject like '%planned%'",
    )
      .bind(scene.caller.user.email)
      .all<{ subject: string; body: string }>();
    expect(results).toHaveLength(1);
    expect(results[0]?.subject).toContain(scene.property.name);
    expect(results[0]?.body).toContain("licence");
    expect((await fetchActions(scene))[0]).toBe(`Front desk: plan.failed ${planned.localTime}`);
  });

  it("names what blocked it, and is let go of by the next publication [T9]", async () => {
    const scene = await openPlanScene();
    const planned = await planIn(scene, 60);
    const { snapshot_key: key } = await planRow(planned.id);
    const frozen = await (await env.FILES.get(key))?.text();
    await env.FILES.put(key, (frozen ?? "").replaceAll("Winter menu", ""));
    await fireAt(scene, Date.parse(planned.at));
    expect((await fetchVersions(scene)).planned).toMatchObject({
      state: "failed",
      problem: "publish_blocked",
      findings: [{ code: "button_name_missing", level: "blocking" }],
    });
    await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
    expect((await fetchVersions(scene)).planned).toBeNull();
  });

  it("fails where its frozen draft is gone, and another one can be planned in its place [T9]", async () => {
    const { expectComplaint } = await import("../../setup/worker/quiet-console.ts");
    expectComplaint(/snapshot_missing/);
    const scene = await openPlanScene();
    const planned = await planIn(scene, 60);
    await env.FILES.delete((await planRow(planned.id)).snapshot_key);
    await fireAt(scene, Date.parse(planned.at));
    expect((await fetchVersions(scene)).planned).toMatchObject({ state: "failed", problem: "version_lost" });
    const next = await planIn(scene, 90);
    expect((await fetchVersions(scene)).planned).toEqual(next);
  });

  it("stays when somebody publishes meanwhile, and takes the next number [T9]", async () => {
    const scene = await openPlanScene("Winter menu");
    const planned = await planIn(scene, 60);
    await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "now" } }));
    expect((await fetchVersions(scene)).planned).toEqual(planned);
    await fireAt(scene, Date.parse(planned.at));
    expect((await fetchVersions(scene)).items.map(({ number }) => number)).toEqual([2, 1]);
  });

  it("keeps its local time when the property moves to another zone [T9]", async () => {
    const scene = await openPlanScene();
    const planned = await planIn(scene, 60 * 24);
    const { revision } = (await expectAnswer(await scene.caller.call("GET", scene.at("")))) as {
      revision: number;
    };
    const moved = await scene.caller.call("PATCH", scene.at(""), {
      json: { timeZone: "Europe/Rome" },
      revision,
    });
    expect(moved.status).toBe(200);
    expect((await fetchVersions(scene)).planned).toMatchObject({
      localTime: planned.localTime,
      at: new Date(Date.parse(planned.at) - 60 * MINUTE_MS).toISOString(),
    });
    await callAsOperator(target, "PATCH", `/properties/${scene.property.id}`, { timeZone: "Asia/Tokyo" });
    const { due_at: due } = await planRow(planned.id);
    expect(toWallTime(due, "Asia/Tokyo")).toBe(planned.localTime);
  });

  it("is cancelled with its property, and stays so when that comes back [T9]", async () => {
    const scene = await openPlanScene();
    const planned = await planIn(scene, 60);
    await removeProperty(env, scene.property.id, Date.now());
    expect(await planRow(planned.id)).toMatchObject({ state: "cancelled" });
    await callAsOperator(target, "POST", `/properties/${scene.property.id}/restore`);
    expect(await fireAt(scene, Date.parse(planned.at))).toBeNull();
    expect((await fetchVersions(scene)).items).toEqual([]);
  });

  it("goes with its frozen draft a month after it is over, and not before [T9]", async () => {
    const scene = await openPlanScene();
    const planned = await planIn(scene, 60);
    const { snapshot_key: key } = await planRow(planned.id);
    await cancel(scene, planned.id);
    await collectUnused(env, wholeRun(Date.now() + 29 * DAY_MS));
    expect(await env.FILES.head(key)).not.toBeNull();
    await collectUnused(env, wholeRun(Date.now() + 31 * DAY_MS));
    expect(await env.FILES.head(key)).toBeNull();
    await expect(planRow(planned.id)).rejects.toThrow("not there");
  });
});
