import { env, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { mailTo } from "#tests/factories/mailbox.ts";
import { openPushInbox, type PushInbox } from "#tests/factories/push-service/push-inbox.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { switchOn } from "#tests/factories/staff-push.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { askAtDesk, atDesk, rateAtDesk, wakeDesk, withDeskEnv } from "#tests/factories/worker/desk.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { expectComplaint } from "#tests/setup/worker/quiet-console.ts";
import { newId } from "#worker/db/new-id.ts";
import { storeNotifications } from "#worker/desk/notifications.ts";
import { addTask } from "#worker/desk/outbox.ts";
import { addStaffNotification } from "#worker/desk/staff-notifications.ts";
import { storeSubscription } from "#worker/desk/subscriptions.ts";
import { checkHealth } from "#worker/ops/health.ts";
import { meterQueries } from "#worker/ops/meters.ts";

let scene: Scene;
let inbox: PushInbox;
let now: number;
beforeEach(async () => {
  scene = await openScene(target, { name: "Quay Hotel", languages: ["en"] });
  inbox = openPushInbox();
  // At noon, since the night makes due again what was set aside.
  now = Math.floor(Date.now() / DAY_MS) * DAY_MS + 12 * HOUR_MS;
  await env.DB.prepare("delete from outbox").run();
});

const SENT = 3;
const POSITIONS = [
  ["first", 0],
  ["in the middle", 1],
  ["last", SENT],
] as const;

const toPropertyRow = ({ property }: Scene) =>
  ({ id: property.id, name: property.name, timeZone: "UTC", defaultLanguage: "en" }) as const;
const inDesk = (act: (sql: SqlStorage) => void) =>
  runInDurableObject(env.GUEST_DESK.getByName(scene.property.id), (_, { storage }) => act(storage.sql));
const wake = (at: number) =>
  withDeskEnv(scene.property.id, inbox.bindings, () => wakeDesk(scene.property.id, at));
const mails = async () => {
  const { results } = await env.DB.prepare("select id from outbox order by id").all<{ id: string }>();
  return results.map(({ id }) => id);
};
const topics = async () => (await inbox.received()).map(({ topic }) => topic ?? "").toSorted();
const endpoints = async () => (await inbox.received()).map(({ endpoint }) => endpoint).toSorted();
const asideInD1 = () =>
  env.DB.prepare("select aside from guest_desks where property_id = ?")
    .bind(scene.property.id)
    .first("aside");
const readHealth = () => checkHealth({ ...env, DB: meterQueries(env.DB).database }, Date.now());

/** The id of an item: ids sort by place, so that the queue's order is known. */
const idAt = (place: number) => `${"abcd"[place]}`.repeat(24);
const mailTask = (id: string) => ({
  task: "mail" as const,
  mail: {
    id,
    at: now,
    recipient: "desk@quay.example",
    queue: "message" as const,
    subject: "Towels",
    heading: "Towels",
    body: "Towels",
    needsAgreement: false,
  },
});
const notification = (id: string) => ({
  id,
  title: "Quay",
  path: "/p/quay",
  texts: [{ language: "en", text: id }],
  places: null,
  isUrgent: false,
  until: now + DAY_MS,
});

interface Queue {
  readonly name: string;
  /** Fills the queue with four items, of which the item at place `bad` is unreadable. @returns what must arrive. */
  readonly fill: (bad: number) => Promise<readonly string[]>;
  readonly arrived: () => Promise<readonly string[]>;
  /** Whether the desk keeps the bad item in order to try it again. */
  readonly isKept: boolean;
  readonly wakes?: number;
}

const places = [0, 1, 2, 3];
const good = (bad: number) => places.filter((place) => place !== bad);

/** A queue of four tasks; `spoil` makes the bad task unreadable. */
function tasks(name: string, spoil: (sql: SqlStorage, number: number) => void, wakes: number): Queue {
  return {
    name,
    wakes,
    isKept: true,
    arrived: mails,
    fill: async (bad) => {
      await inDesk((sql) => {
        for (const place of places) addTask(sql, mailTask(idAt(place)), now);
        const rows = sql.exec<{ number: number }>("SELECT number FROM outbox ORDER BY number").toArray();
        spoil(sql, rows[bad]?.number ?? 0);
      });
      return good(bad).map(idAt);
    },
  };
}

const setTask = (text: string) => (sql: SqlStorage, number: number) =>
  void sql.exec("UPDATE outbox SET task = ? WHERE number = ?", text, number);

/** Texts that the pattern's group matches in a person's mails of one kind, sorted. */
const named = (kind: string, pattern: RegExp) => async () => {
  const sent = (await mailTo(scene.caller.user.email)).filter(({ id }) => id.startsWith(kind));
  return sent.flatMap(({ body }) => [...body.matchAll(pattern)].map(([, name = ""]) => name)).toSorted();
};
const damage = (id: string) =>
  inDesk((sql) => void sql.exec("UPDATE messages SET content = '{' WHERE id = ?", id));
const choose = async (wanted: object) => {
  const json = { weeklyMail: false, lowRatingAlert: false, alertRating: 4, overdueMail: false, ...wanted };
  await expectAnswer(await scene.caller.call("PUT", scene.at("/mail-preferences"), { json }));
};

const QUEUES: readonly Queue[] = [
  {
    name: "low ratings that wait to be told",
    isKept: true,
    arrived: named("held-", /: (\d) out of 5$/gm),
    fill: async (bad) => {
      await choose({ lowRatingAlert: true });
      const rate = (at: number, id: string, stars: number) =>
        rateAtDesk({ property: toPropertyRow(scene), recipient: "", at, id, stars });
      // The first low rating sends an alert at once. The following ratings wait an hour for a common alert.
      await rate(now - MINUTE_MS, "e".repeat(24), 1);
      for (const place of places) await rate(now - MINUTE_MS + 1 + place, idAt(place), 1 + place);
      await damage(idAt(bad));
      return good(bad).map((place) => String(1 + place));
    },
  },
  {
    name: "requests that are over their time",
    isKept: true,
    arrived: named("overdue-", /Service (\d): waiting/g),
    fill: async (bad) => {
      await choose({ overdueMail: true });
      const clock = [{ from: now - HOUR_MS, to: now - MINUTE_MS }];
      for (const place of places) {
        const [id, service] = [idAt(place), `Service ${place}`];
        await askAtDesk({
          property: toPropertyRow(scene),
          recipient: "",
          at: now - HOUR_MS,
          id,
          service,
          clock,
        });
      }
      await damage(idAt(bad));
      return good(bad).map(String);
    },
  },
  tasks("tasks, of which one is of a newer version", setTask('{"task":"later-version"}'), 1),
  tasks("tasks, of which one is damaged", setTask('{"task":'), 1),
  tasks("tasks, of which one fails each time", setTask('{"task":"mail","mail":{"queue":"unknown"}}'), 3),
  {
    name: "mails that wait for their digest",
    isKept: true,
    arrived: async () => (await mails()).filter((id) => id.startsWith("digest-")),
    fill: async (bad) => {
      await inDesk((sql) => {
        for (const place of places)
          sql.exec(
            "INSERT INTO mails (id, at, mailed_at, recipient, subject, body) VALUES (?, ?, NULL, ?, ?, '')",
            ...[idAt(place), now - place, `desk${place}@quay.example`, "Towels"],
          );
        sql.exec("UPDATE mails SET subject = x'00', body = x'00' WHERE id = ?", idAt(bad));
      });
      await env.DB.batch(
        places.map((place) =>
          env.DB.prepare(
            "insert into mail_recipients (group_id, address, asked_at, confirmed_at, token_hash) select group_id, ?, 1, 1, ? from properties where id = ?",
          ).bind(`desk${place}@quay.example`, newId(), scene.property.id),
        ),
      );
      return good(bad).map((place) => `digest-${scene.property.id}-${idAt(place)}`);
    },
  },
  {
    name: "notifications to guests",
    isKept: true,
    arrived: topics,
    fill: async (bad) => {
      const [browser] = await inbox.subscribe();
      if (!browser) throw new Error("Nobody has subscribed.");
      await inDesk((sql) => {
        storeSubscription(sql, { ...browser, language: "en", place: null }, now);
        storeNotifications(sql, {
          mark: 1,
          at: now,
          notifications: places.map((at) => notification(idAt(at))),
        });
        sql.exec("UPDATE notifications SET notification = '{' WHERE id = ?", idAt(bad));
      });
      return good(bad).map(idAt);
    },
  },
  {
    name: "browsers of guests, of which one is in a language of a newer version",
    isKept: true,
    arrived: endpoints,
    fill: async (bad) => {
      const browsers = await inbox.subscribe(places.length);
      await inDesk((sql) => {
        for (const browser of browsers)
          storeSubscription(sql, { ...browser, language: "en", place: null }, now);
        const rows = sql.exec<{ hash: string }>("SELECT hash FROM subscriptions ORDER BY hash").toArray();
        sql.exec("UPDATE subscriptions SET language = 'xx' WHERE hash = ?", rows[bad]?.hash ?? "");
        storeNotifications(sql, { mark: 1, at: now, notifications: [notification(idAt(0))] });
      });
      const kept = await atDesk<{ endpoint: string }>(
        scene.property.id,
        "SELECT endpoint FROM subscriptions WHERE language = 'en' ORDER BY endpoint",
      );
      return kept.map(({ endpoint }) => endpoint);
    },
  },
  {
    name: "notifications to staff",
    isKept: true,
    wakes: 3,
    arrived: topics,
    fill: async (bad) => {
      await switchOn(scene.caller, { inbox });
      for (const place of places)
        await askAtDesk({ property: toPropertyRow(scene), recipient: "", at: now, id: idAt(place) });
      await inDesk((sql) => {
        sql.exec("DELETE FROM staff_notifications");
        const news = { kind: "request", occasion: "new", level: 0, at: now } as const;
        for (const place of places) addStaffNotification(sql, { ...news, messageId: idAt(place) });
        sql.exec("UPDATE messages SET content = '{' WHERE id = ?", idAt(bad));
      });
      return good(bad).map(idAt);
    },
  },
];

/** Every run tests one position in each queue, in turn; the full size all three. */
const CASES = QUEUES.flatMap((queue, number) =>
  POSITIONS.filter((_, position) => isFullTier || position === number % POSITIONS.length).map(
    ([where, bad]) => [queue.name, where, bad, queue] as const,
  ),
);

describe("an item of a desk's queue that can't be done costs only itself", () => {
  it.each(CASES)("of %s, where it is %s [R2, N6, N9]", async (_, __, bad, queue) => {
    expectComplaint(/item_set_aside|desk_deferred/);
    const expected = await queue.fill(bad);
    for (let wakes = 0; wakes < (queue.wakes ?? 1); wakes += 1) await wake(now + wakes * MINUTE_MS);
    await wake(now + HOUR_MS);
    expect(await queue.arrived()).toEqual(expected.toSorted());
    if (!queue.isKept) return;
    expect(await atDesk(scene.property.id, "SELECT is_due FROM aside")).toEqual([{ is_due: 0 }]);
    expect(await asideInD1()).toBe(1);
    expect((await readHealth()).desks?.aside).toBeGreaterThan(0);
  });
});
