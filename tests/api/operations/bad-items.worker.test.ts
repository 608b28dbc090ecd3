import { env } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ENDED_CODE_DAYS, REMOVAL_GRACE_DAYS } from "#domain/limits.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { createProperty, expectAnswer, makeLicence } from "#scripts/api/caller.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { createScene, openScene, type Scene } from "#tests/factories/scene.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { expectComplaint } from "#tests/setup/worker/quiet-console.ts";
import { writeRenderPace } from "#worker/db/flags/render-pace.ts";
import { newQrCode } from "#worker/db/new-id.ts";
import { getRenderer, RENDERER_VERSION } from "#worker/portal/rendering/renderer.ts";
import { fileRestorePoints } from "#worker/services/content/file-restore-points.ts";
import type { JobResult } from "#worker/services/job.ts";
import { sendDueMail } from "#worker/services/mail/send-mail.ts";
import { queueWeeklyMail } from "#worker/services/mail/send-weekly-mail.ts";
import { purgeRemoved } from "#worker/services/operations/purge-removed.ts";
import { freePlaceCodes } from "#worker/services/place/free-codes.ts";
import { renderWaiting } from "#worker/services/portal/render-waiting.ts";

const PLACES = [0, 1, 2, 3];
const POSITIONS = [
  ["first", 0],
  ["in the middle", 1],
  ["last", 3],
] as const;

const run = (query: string, ...values: (string | number)[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run();
const column = async (query: string) => (await env.DB.prepare(query).raw<[string]>()).flat();

const LASTING = { licence: makeLicence("PAID", { to: 20 * 366 }) };

/** Properties of one group, ordered by id. */
let scenes: readonly Scene[];
beforeEach(async () => {
  const first = await openScene(target, LASTING);
  const { groupId, caller } = first;
  const others = [1, 2, 3].map(() => createProperty(target, groupId, LASTING));
  const all = [
    first,
    ...(await Promise.all(others)).map((property) => createScene({ groupId, caller, property })),
  ];
  scenes = all.toSorted((one, other) => (one.property.id < other.property.id ? -1 : 1));
});
// Removes a test's leftovers.
const RESET = [
  "delete from outbox",
  "delete from mail_preferences",
  "delete from place_codes",
  "delete from places",
  "delete from restore_point_documents",
  "delete from restore_points",
  "update properties set removed_at = null, published_number = null, time_zone = 'UTC', features = '{}'",
];
afterEach(() => env.DB.batch(RESET.map((statement) => env.DB.prepare(statement))));

const idAt = (at: number) => scenes[at]?.property.id ?? "";

/** A binding with one method failing for one property. */
function failing<Binding extends object>(binding: Binding, id: string, method: string): Binding {
  const getByName = (name: string) => {
    const stub = (binding as unknown as { getByName: (id: string) => object }).getByName(name);
    if (name !== id) return stub;
    return { [method]: () => Promise.reject(new Error("It can't be done.")) };
  };
  return { getByName } as unknown as Binding;
}

interface Queue {
  readonly name: string;
  /**
   * Adds work, with item `bad` failing. @returns the properties in processing order, if it differs from their ids'.
   */
  readonly fill: (bad: number) => Promise<unknown>;
  readonly run: (bad: number) => Promise<JobResult>;
  /** Ids of the completed properties. */
  readonly done: () => Promise<readonly string[]>;
  /** The run's report of the bad item, shown by `/healthz`. */
  readonly says: object;
}

const MONDAY = Date.UTC(2040, 5, 11, 12);
const WANTED = { weeklyMail: true, lowRatingAlert: false, alertRating: 2, overdueMail: false };

const QUEUES: readonly Queue[] = [
  {
    name: "mail, of which one can't be opened",
    says: { sent: 3, failed: 1 },
    fill: (bad) =>
      Promise.all(
        PLACES.map((at) =>
          run(
            "insert into outbox (id, created_at, due_at, recipient, subject, body, attempts) values (?, ?, ?, 'a@mail.example', 'Hello', ?, 0)",
            ...[idAt(at), at, at, at === bad ? "sealed:1:nothing" : "Hello"],
          ),
        ),
      ),
    run: () =>
      sendDueMail(
        {
          ...env,
          MAIL: { send: async () => ({ messageId: "1" }) } as SendEmail,
          MAIL_FROM: "portal@host.example",
        },
        wholeRun(Date.now()),
      ),
    done: () => column("select id from outbox where sent_at is not null"),
  },
  {
    name: "weekly mails, of which one is of a property in no zone",
    says: { queued: 3, aside: 1 },
    fill: async (bad) => {
      for (const { caller, at } of scenes)
        await expectAnswer(await caller.call("PUT", at("/mail-preferences"), { json: WANTED }));
      await run("update mail_preferences set mailed_week = '2040-06-04'");
      await run("update properties set time_zone = 'No/Where' where id = ?", idAt(bad));
    },
    run: () => queueWeeklyMail(env, wholeRun(MONDAY)),
    done: async () => (await column("select id from outbox")).map((id) => id.split("-")[4] ?? ""),
  },
  {
    name: "removed properties, of which one's figures can't be erased",
    says: { purged: 3, aside: 1 },
    fill: () =>
      Promise.all(
        PLACES.map((at) => run("update properties set removed_at = ? where id = ?", 1 + at, idAt(at))),
      ),
    run: (bad) =>
      purgeRemoved(
        { ...env, PROPERTY_ANALYTICS: failing(env.PROPERTY_ANALYTICS, idAt(bad), "erase") },
        wholeRun(Date.now() + REMOVAL_GRACE_DAYS * DAY_MS),
      ),
    done: async () => {
      const left = await column("select id from properties");
      return PLACES.map(idAt).filter((id) => !left.includes(id));
    },
  },
  {
    name: "codes that are to be freed, of which one's figures can't forget it",
    says: { projected: 3, aside: 1 },
    fill: async () => {
      const ended = Date.now() - (ENDED_CODE_DAYS + 1) * DAY_MS;
      for (const { caller, at, property } of scenes) {
        const json = { kind: "room", ranges: "1", lines: "" };
        await expectAnswer(await caller.call("POST", at("/places"), { json }));
        await run("update places set retired_at = ? where property_id = ?", ended, property.id);
        await run("update place_codes set code = ? where property_id = ?", newQrCode(), property.id);
      }
    },
    run: (bad) =>
      freePlaceCodes(
        { ...env, PROPERTY_ANALYTICS: failing(env.PROPERTY_ANALYTICS, idAt(bad), "forgetPlaces") },
        wholeRun(Date.now()),
      ),
    done: async () => {
      const left = await column("select property_id from place_codes");
      return PLACES.map(idAt).filter((id) => !left.includes(id));
    },
  },
  {
    name: "restore points, of which one can't be read",
    says: { filed: 3, aside: 1 },
    fill: async (bad) => {
      for (const scene of scenes) {
        await scene.withButtons([usableButton("link", 1)]);
        await expectAnswer(await scene.caller.call("POST", scene.at("/reset")));
      }
      const order = await column("select property_id from restore_points order by id");
      await run("update restore_points set payload = '{' where property_id = ?", order[bad] ?? "");
      return order;
    },
    run: () => fileRestorePoints(env, wholeRun(Date.now() + 2 * HOUR_MS)),
    done: () =>
      column(
        "select property_id from restore_points where json_valid(payload) and payload ->> '$.holds' = 'file'",
      ),
  },
];

/** Every run tests one position in each queue, in turn; the full size all three. */
const CASES = QUEUES.flatMap((queue, number) =>
  POSITIONS.filter((_, position) => isFullTier || position === number % POSITIONS.length).map(
    ([where, bad]) => [queue.name, where, bad, queue] as const,
  ),
);

describe("an item of a job that can't be done costs only itself, and the run counts it", () => {
  it.each(CASES)("of %s, where it is %s [G2]", async (_, __, bad, queue) => {
    expectComplaint(/item_set_aside|mail_refused/);
    const filled = await queue.fill(bad);
    const order =
      Array.isArray(filled) && filled.every((id) => typeof id === "string") ? filled : PLACES.map(idAt);
    const { cursor, done } = await queue.run(bad);
    expect([cursor, done]).toEqual([null, expect.objectContaining(queue.says)]);
    expect((await queue.done()).toSorted()).toEqual(order.toSpliced(bad, 1).toSorted());
  });
});

describe("portals that can't be rendered for a fault of their own", () => {
  it("keep no other from its turn, however many are in front of it [G2, G3]", async () => {
    expectComplaint(/rendering_deferred/);
    await writeRenderPace(env.FLAGS, 200 * 12);
    for (const scene of scenes) {
      await scene.withButtons([usableButton("link", 1)]);
      await scene.publish();
    }
    // Oldest first: the last of them has the current version, so the next one renders.
    for (const { property } of scenes.slice(0, 3)) {
      const spoil = "update properties set rendered_by = ?, features = '{' where id = ?";
      await run(spoil, RENDERER_VERSION - 1, property.id);
    }
    const { done } = await renderWaiting(
      env,
      { now: Date.now() + MINUTE_MS, hasBudget: () => true },
      { ...getRenderer(env), version: RENDERER_VERSION + 1 },
    );
    expect(done).toMatchObject({ deferred: 3, rendered: 1 });
  });
});
