import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { Button, ButtonOf } from "#domain/content/button.ts";
import type { GuestEntry } from "#domain/guest/guest-data.ts";
import { formatReceiptCode, readReceiptCode } from "#domain/guest/receipt-code.ts";
import { HOUR_MS } from "#domain/time.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { watchEverything } from "#tests/factories/everything-stored.ts";
import { mailTo } from "#tests/factories/mailbox.ts";
import type { Scene } from "#tests/factories/scene.ts";
import { atDesk, wakeDesk } from "#tests/factories/worker/desk.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { logEvent } from "#worker/log-event.ts";
import { sealContent } from "#worker/mail/encrypted-body.ts";
import { sendDueMail } from "#worker/services/mail/send-mail.ts";
import { newGuest, publishScene, sendForm } from "./guest-form.ts";

/** Text that a guest writes in every field. */
const MARKER = "zqmarkerzq";
const DESK = "desk@erasure.example";
const SERVICE = sampleId(42);
const FEEDBACK = usableButton("feedback", 2) as ButtonOf<"feedback">;

/** Cloudflare's default cache. The cast is needed because the browser's `CacheStorage` type lacks `default`. */
const sharedCache = (caches as unknown as { readonly default: Cache }).default;

const insertMail = (body: string, sentAt: number | null) =>
  env.DB.prepare(
    `insert into outbox (id, created_at, sent_at, recipient, subject, body, attempts, kind, due_at)
     values (?, 1, ?, 'x@y.example', 's', ?, 0, 0, 1)`,
  )
    .bind(crypto.randomUUID(), sentAt, body)
    .run();

const insertJob = (error: unknown) =>
  env.DB.prepare("insert into jobs (name, known_at, last_error) values (?, 1, ?)")
    .bind(crypto.randomUUID(), error)
    .run();

const makeCached = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { "cache-control": "max-age=60", ...headers } });

async function compressed(text: string): Promise<ArrayBuffer> {
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
}

const OBJECTS = {
  GROUP_CHANNEL: env.GROUP_CHANNEL,
  PROPERTY_ANALYTICS: env.PROPERTY_ANALYTICS,
  SIGN_IN_THROTTLE: env.SIGN_IN_THROTTLE,
  PORTAL_WRITER: env.PORTAL_WRITER,
  GUEST_DESK: env.GUEST_DESK,
  PORTAL_CHANNEL: env.PORTAL_CHANNEL,
} as const;

const inStorage = (namespace: DurableObjectNamespace, act: (storage: DurableObjectStorage) => unknown) =>
  runInDurableObject(namespace.getByName("planted"), async (_, { storage }) => void (await act(storage)));

type Planting = readonly [what: string, where: string, plant: (text: string) => unknown];

/** Each way to store a text, with the place that the search must report. */
const PLANTINGS: readonly Planting[] = [
  ["a row", "D1 DB jobs", (text) => insertJob(`x ${text} y`)],
  [
    "a row of bytes, in capitals",
    "D1 DB jobs",
    (text) => insertJob(new TextEncoder().encode(text.toUpperCase())),
  ],
  ["mail that waits", "D1 DB outbox", (text) => insertMail(text, null)],
  ["mail that was sent", "D1 DB outbox", (text) => insertMail(text, 2)],
  [
    "sealed mail",
    "D1 DB outbox",
    (text) => insertMail(sealContent(env, { recipient: "x@y.example", body: `to ${text}` }).body, null),
  ],
  ...["", "a", "bb"].map(
    (before, where): Planting => [
      `base 64 at place ${where}`,
      `KV FLAGS base${where}`,
      (text) => env.FLAGS.put(`base${where}`, `{"x":"${btoa(before + text)}"}`),
    ],
  ),
  ["a file's bytes", "R2 FILES bytes", (text) => env.FILES.put("bytes", `\u00ff${text}`)],
  [
    "a compressed file",
    "R2 FILES compressed",
    async (text) => env.FILES.put("compressed", await compressed(text)),
  ],
  [
    "a file's metadata",
    "R2 FILES metadata",
    (text) => env.FILES.put("metadata", "", { customMetadata: { name: text } }),
  ],
  [
    "a file's headers",
    "R2 FILES headers",
    (text) => env.FILES.put("headers", "", { httpMetadata: { contentDisposition: text } }),
  ],
  ...(["PORTALS", "FLAGS"] as const).flatMap((name): Planting[] => [
    [`a value of ${name}`, `KV ${name} value`, (text) => env[name].put("value", text)],
    [
      `metadata of ${name}`,
      `KV ${name} metadata`,
      (text) => env[name].put("metadata", "", { metadata: { room: text } }),
    ],
  ]),
  ...Object.entries(OBJECTS).flatMap(([name, namespace]): Planting[] => [
    [
      `a table of ${name}`,
      `DO ${name} planted`,
      (text) =>
        inStorage(namespace, ({ sql }) => {
          sql.exec("create table planted (x blob)");
          sql.exec("insert into planted values (cast(? as blob))", text);
        }),
    ],
    [
      `a key of ${name}`,
      `DO ${name} keys`,
      (text) => inStorage(namespace, (storage) => storage.put("planted", new Map([["x", { deep: [text] }]]))),
    ],
  ]),
  ["the cache", "cache", (text) => sharedCache.put("https://foyer.example/1", makeCached(text))],
  [
    "a cache with a name",
    "cache",
    async (text) =>
      (await caches.open("planted")).put("https://foyer.example/2", makeCached("", { "x-room": text })),
  ],
  ["the log", "log", (text) => logEvent("job_ended", { job: text })],
];

const day = (offset: number) => new Date(Date.now() + offset * 24 * HOUR_MS).toISOString().slice(0, 10);

async function openProperty(): Promise<Scene> {
  const services = {
    ...usableButton("guest-services", 1, "Guest services"),
    email: DESK,
    services: [{ id: SERVICE, name: "Breakfast", icon: "food", note: true }],
  } as Button;
  const scene = await publishScene([services, { ...FEEDBACK, email: DESK }]);
  await env.DB.prepare(
    `insert into mail_preferences (property_id, user_id, weekly_mail, low_rating_alert, alert_rating, language, origin,
      stop_token, mailed_week) select id, user_id, 0, 1, 2, 'en', '', id, '' from properties where id = ?`,
  )
    .bind(scene.property.id)
    .run();
  return scene;
}

function createErasure(scene: Scene) {
  const find = async (json: object): Promise<readonly GuestEntry[]> => {
    const answer = await scene.caller.call("POST", scene.at("/guest-data/find"), { json });
    return ((await answer.json()) as { items: GuestEntry[] }).items;
  };
  const erase = async (items: readonly GuestEntry[]): Promise<number> => {
    const json = { entries: items.map(({ kind, id }) => ({ kind, id })) };
    const answer = await scene.caller.call("POST", scene.at("/guest-data/erase"), { json });
    return ((await answer.json()) as { erased: number }).erased;
  };
  return { find, erase, ofRoom: (room: string) => find({ room, from: day(0), to: day(1) }) };
}

/** Bindings with a mail service that accepts every mail. */
const MAILING = {
  ...env,
  MAIL: { send: async () => ({ messageId: "1" }) } as unknown as SendEmail,
  MAIL_FROM: "portal@host.example",
};

it("nothing is left of what a guest sent, by receipts and by room, wherever it was, and all is left of others [G8]", async () => {
  const look = watchEverything();
  const scene = await openProperty();
  const { find, erase, ofRoom } = createErasure(scene);
  const send = async (kind: "requests" | "feedback", fields: Record<string, string>) => {
    const headers = { "user-agent": `Mozilla/5.0 (iPhone; ${MARKER})`, "accept-language": `en, ${MARKER}` };
    const answer = await sendForm(scene, kind, { language: "en", ...fields }, { from: newGuest(), headers });
    return readReceiptCode(/<bdi[^>]*>([^<]*)/.exec(await answer.text())?.[1] ?? "") ?? "";
  };
  const ask = (room: string, note: string, submission = `${MARKER}-${crypto.randomUUID().slice(0, 8)}`) =>
    send("requests", { button: sampleId(1), service: SERVICE, room, note, submission });
  const rate = () => send("feedback", { button: FEEDBACK.id, [`q-${FEEDBACK.questions[0]?.id}`]: "1" });

  // The first ten messages of the hour get single mails, some of which have been sent. The others wait for a digest.
  const codes: string[] = [];
  for (let time = 0; time < 5; time += 1) codes.push(await ask(`${MARKER}214`, `${MARKER} ${time}`));
  const rated = await rate();
  expect((await sendDueMail(MAILING, wholeRun(Date.now()))).done.sent).toBeGreaterThanOrEqual(6);
  for (let time = 5; time < 12; time += 1) codes.push(await ask(`${MARKER}214`, `${MARKER} ${time}`));
  const ratedLater = await rate();
  const others = await ask("305", "Somebody else's tea", "0123456789abcdef-other");
  const { id: propertyId } = scene.property;
  await atDesk(propertyId, "UPDATE mails SET mailed_at = mailed_at - 3601000 WHERE mailed_at IS NOT NULL");
  await wakeDesk(propertyId, Date.now());
  codes.push(await ask(`${MARKER}214`, `${MARKER} that waits`), await ask(`${MARKER}214`, `${MARKER} held`));
  await atDesk(propertyId, "UPDATE messages SET held_group = 'flood' WHERE content LIKE '% held%'");
  const digest = async () => (await mailTo(DESK)).find(({ id }) => id.startsWith("digest-"))?.body;
  expect(await digest()).toContain(MARKER);
  const before = await look();
  // In D1, only mail that waits to be sent contains the text, and the mail's body is encrypted.
  expect(before(MARKER)).toEqual(["D1 DB outbox", "DO GUEST_DESK messages"]);
  expect(before(formatReceiptCode(codes[11] ?? ""))).toContain("D1 DB outbox");

  // Erase by receipt: requests (mail sent, in the digest, held back) and feedback (with its mail and its alert).
  const named = [codes[0], codes[11], codes.at(-1), rated, ratedLater].map((code = "") => code);
  for (const code of named) {
    expect([...before(code), ...before(formatReceiptCode(code))]).not.toEqual([]);
    const found = await find({ receipt: ` ${formatReceiptCode(code).toLowerCase()} ` });
    expect(found.map(({ receipt }) => readReceiptCode(receipt))).toEqual([code]);
    expect(await erase(found)).toBe(1);
  }
  const between = await look();
  expect(named.flatMap((code) => [...between(code), ...between(formatReceiptCode(code))])).toEqual([]);
  // Erase the remaining requests by their room, in one call.
  const rest = await ofRoom(MARKER);
  expect(rest).toHaveLength(codes.length - 3);
  expect(await erase(rest)).toBe(rest.length);

  const after = await look();
  expect(after(MARKER)).toEqual([]);
  expect(codes.flatMap((code) => [...after(code), ...after(formatReceiptCode(code))])).toEqual([]);
  expect((await ofRoom("305")).map(({ note, receipt }) => [note, readReceiptCode(receipt)])).toEqual([
    ["Somebody else's tea", others],
  ]);
  // The digest also announced the other guest's request, so it stays and still links to the inbox.
  expect(await digest()).toContain("/inbox");
});

it("nothing is left of feedback that sent an alert but the name of its form, for days [G8]", async () => {
  const look = watchEverything();
  const scene = await openProperty();
  const { find, erase } = createErasure(scene);
  const fields = { button: FEEDBACK.id, language: "en", [`q-${FEEDBACK.questions[0]?.id}`]: "1" };
  const answer = await sendForm(scene, "feedback", fields);
  const code = readReceiptCode(/<bdi[^>]*>([^<]*)/.exec(await answer.text())?.[1] ?? "") ?? "";
  const [entry] = await find({ receipt: code });
  const id = entry?.id ?? "";
  const mails = () =>
    env.DB.prepare("select count(*) as n from outbox where group_id = ?")
      .bind(scene.groupId)
      .first<number>("n");
  expect(await mails()).toBe(2);
  expect(await erase(entry ? [entry] : [])).toBe(1);
  expect(await mails()).toBe(0);
  const after = await look();
  expect([...after(code), ...after(formatReceiptCode(code))]).toEqual([]);
  // Only the form's id stays: for the day, so that the page can't store the form again, and for a week in the change
  // log that open screens read.
  expect(after(id)).toEqual(["D1 DB changes", "DO PROPERTY_ANALYTICS submissions"]);
});

it("no table of D1 has a word of a guest once the mail of it is sent, and before that none but sealed ones [G8]", async () => {
  const scene = await openProperty();
  const fields = { button: sampleId(1), service: SERVICE, language: "en", room: MARKER, note: MARKER };
  expect((await sendForm(scene, "requests", fields)).status).toBe(200);
  const rated = { button: FEEDBACK.id, language: "en", [`q-${FEEDBACK.questions[0]?.id}`]: "1" };
  expect((await sendForm(scene, "feedback", rated)).status).toBe(200);
  // Search the raw rows, as a copy of the database has them, without decrypting mail.
  const inDatabase = async () => {
    const { results: tables } = await env.DB.prepare(
      "select name from sqlite_master where type = 'table' and name not glob '_cf*'",
    ).all<{ name: string }>();
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const { results } = await env.DB.prepare(`select * from "${name}"`).all();
        return JSON.stringify(results).includes(MARKER) ? [name] : [];
      }),
    );
    return found.flat();
  };
  expect((await mailTo(DESK)).some(({ subject }) => subject.includes(MARKER))).toBe(true);
  expect(await inDatabase()).toEqual([]);
  await sendDueMail(MAILING, wholeRun(Date.now()));
  expect((await mailTo(DESK)).some(({ subject, body }) => `${subject}${body}`.includes(MARKER))).toBe(false);
  expect(await inDatabase()).toEqual([]);
});

// Must be the last test of the file: nothing removes the texts that it plants.
describe("the search for what is left of a guest", () => {
  it("finds what is planted in each place where anything can be kept, there and nowhere else [G8]", async () => {
    const look = watchEverything();
    const markers = PLANTINGS.map((_, where) => `${MARKER}${String.fromCharCode(97 + where)}end`);
    const before = await look();
    expect(markers.flatMap(before)).toEqual([]);
    for (const [where, [, , plant]] of PLANTINGS.entries()) await plant(markers[where] ?? "");
    const found = await look();
    expect(PLANTINGS.map(([what], where) => [what, found(markers[where] ?? "")])).toEqual(
      PLANTINGS.map(([what, where]) => [what, [where]]),
    );
    await env.FILES.put(MARKER, "");
    await env.FLAGS.put(MARKER, "");
    expect((await look())(MARKER)).toEqual(
      expect.arrayContaining([`KV FLAGS ${MARKER}`, `R2 FILES ${MARKER}`]),
    );
  });

  it("looks through every class of objects that is bound [G8]", () => {
    const bound = Object.entries(env).filter(
      ([, binding]) => Object.prototype.toString.call(binding) === "[object DurableObjectNamespace]",
    );
    expect(Object.keys(OBJECTS).toSorted()).toEqual(bound.map(([name]) => name).toSorted());
  });
});
