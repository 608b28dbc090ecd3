import { createExecutionContext, env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { callAs, createAccount, signIn } from "#scripts/api/caller.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { openDatabase } from "#worker/db/client.ts";
import { claimDueMail } from "#worker/db/mail/mail-queue.ts";
import { showOutbox } from "#worker/http/dev-outbox.ts";
import worker from "#worker/index.ts";
import { openBody } from "#worker/mail/encrypted-body.ts";
import { linkLine, plainText } from "#worker/mail/link-line.ts";
import { meterQueries } from "#worker/ops/meters.ts";
import { sendDueMail } from "#worker/services/mail/send-mail.ts";
import { type FoundMail, mailTo, untilMail } from "../../factories/mailbox.ts";
import { target } from "../../factories/worker/worker-target.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";

const READER = "reader@mail.example";
const MINUTE = 60_000;
type Taken = Parameters<SendEmail["send"]>[0] & { to: string; text: string; html: string };

/** Double of the platform's mail binding: stores mails, or refuses them. */
function mailService({ refuses = false } = {}) {
  const taken: Taken[] = [];
  const send = async (mail: unknown) => {
    if (refuses) throw new Error("550 no such mailbox");
    taken.push(mail as Taken);
    return { messageId: "1" };
  };
  return { taken, env: { ...env, MAIL: { send } as SendEmail, MAIL_FROM: "portal@host.example" } };
}

async function enqueue(
  body = `Hello\n\n${linkLine("https://foyer.example/x")}`,
  id: string = crypto.randomUUID(),
) {
  await env.DB.prepare(
    "insert into outbox (id, created_at, due_at, recipient, subject, body, attempts) values (?1, ?2, ?2, ?3, 'Subject', ?4, 0)",
  )
    .bind(id, Date.now(), READER, body)
    .run();
}

/** Queued mails with their kind as the subject, each to another reader. */
async function enqueueMany(count: number, { kind, dueAt }: { kind: number; dueAt: number }) {
  await env.DB.prepare(
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ?1)
    insert into outbox (id, created_at, recipient, subject, body, attempts, kind, due_at)
    select ?2 || '-' || n, ?3, ?2 || '-' || n || '@mail.example', ?2, 'Hello', 0, ?2, ?3 from numbers`,
  )
    .bind(count, String(kind), dueAt)
    .run();
}

const countRows = (condition: string) =>
  env.DB.prepare(`select count(*) as count from outbox where ${condition}`).first("count");

async function onlyMail(): Promise<FoundMail> {
  const [mail, ...others] = await mailTo(READER);
  if (!mail || others.length > 0) throw new Error("Not one mail.");
  return mail;
}

async function storedMail(recipient: string): Promise<{ body: string }> {
  const row = await env.DB.prepare("select body from outbox where recipient = ?").bind(recipient).first<{
    body: string;
  }>();
  if (!row) throw new Error("No mail.");
  return row;
}

beforeEach(async () => {
  await env.DB.batch([env.DB.prepare("delete from outbox"), env.DB.prepare("delete from password_resets")]);
});

describe("mail that waits", () => {
  it("is handed to the mail service as text and HTML, from the brand, once, and its body forgotten [S20, S25]", async () => {
    const service = mailService();
    await enqueue();
    await Promise.all([
      sendDueMail(service.env, wholeRun(Date.now())),
      sendDueMail(service.env, wholeRun(Date.now())),
    ]);
    await sendDueMail(service.env, wholeRun(Date.now() + 60 * MINUTE));
    expect(service.taken).toHaveLength(1);
    expect(service.taken[0]).toMatchObject({
      from: { name: "Fernholt Host", email: "portal@host.example" },
      to: READER,
      replyTo: "support@fernholt.example",
      subject: "Subject",
      text: "Hello\n\nhttps://foyer.example/x",
    });
    expect(service.taken[0]?.html).toContain('href="https://foyer.example/x"');
    expect(await onlyMail()).toMatchObject({ body: "", attempts: 1, last_error: null });
  });

  it("is tried again with growing waits when it is not taken, says why, and is given up after half a day", async () => {
    expectComplaint(/550 no such mailbox/);
    const service = mailService({ refuses: true });
    await enqueue();
    const start = Date.now();
    const triedAt = [0, 5, 20, 45, 80, 125, 180, 245, 320, 405, 500, 605];
    for (const [before, minute] of triedAt.entries()) {
      await sendDueMail(service.env, wholeRun(start + (minute - 1) * MINUTE));
      expect((await onlyMail()).attempts).toBe(before);
      await sendDueMail(service.env, wholeRun(start + (minute + 1) * MINUTE));
      expect((await onlyMail()).attempts).toBe(before + 1);
    }
    await sendDueMail(service.env, wholeRun(start + 30 * 24 * 60 * MINUTE));
    expect((await onlyMail()).attempts).toBe(triedAt.length);
    expect(await onlyMail()).toMatchObject({ sent_at: null, last_error: "550 no such mailbox" });
  });

  it("stays where it is while no way out is configured, or no public origin [S139]", async () => {
    const service = mailService();
    await enqueue();
    await sendDueMail(env, wholeRun(Date.now()));
    await sendDueMail({ ...service.env, PUBLIC_ORIGIN: "" }, wholeRun(Date.now()));
    expect(service.taken).toEqual([]);
    expect(await onlyMail()).toMatchObject({ sent_at: null, attempts: 0 });
  });

  it("leaves by kind: links that open the door before notices, guests' messages, digests and figures [S152]", async () => {
    const service = mailService();
    await enqueueMany(30, { kind: 4, dueAt: 1 });
    for (const kind of [3, 2, 1, 0]) await enqueueMany(1, { kind, dueAt: 2 });
    await sendDueMail(service.env, wholeRun(Date.now()));
    expect(service.taken.slice(0, 5).map(({ subject }) => subject)).toEqual(["0", "1", "2", "3", "4"]);
    expect(service.taken).toHaveLength(34);
  });

  it("that a request has caused leaves with it, whatever waits [S152]", async () => {
    const { email } = await createAccount(target);
    await enqueueMany(950, { kind: 4, dueAt: 1 });
    const service = mailService();
    const headers = { "x-client-key": target.clientKey, origin: target.origin };
    const request = new Request(`${target.origin}/api/identity/reset-password`, {
      method: "POST",
      headers,
      body: new URLSearchParams({ useremail: email }),
    });
    const answer = await worker.fetch(
      request as Parameters<typeof worker.fetch>[0],
      service.env,
      createExecutionContext(),
    );
    expect(answer.status).toBe(200);
    await expect.poll(() => service.taken).toHaveLength(1);
    expect(service.taken[0]).toMatchObject({ to: email });
    expect(service.taken[0]?.text).toContain("/reset-password?token=");
    expect(await countRows("sent_at is null")).toBe(950);
  });

  it("of 5,000 readers leaves within an hour, in runs that D1 answers [S214]", async () => {
    // 420 mails: one of the twelve runs an hour that 5,000 readers need. It may use a fifth of D1's lowest query limit.
    await enqueueMany(420, { kind: 4, dueAt: 1 });
    const service = mailService();
    const meter = meterQueries(env.DB);
    const run = await sendDueMail({ ...service.env, DB: meter.database }, wholeRun(Date.now()));
    expect(run).toEqual({ cursor: null, done: { sent: 420, failed: 0 } });
    expect(Number(run.done.sent) * 12).toBeGreaterThan(5_000);
    expect(meter.count()).toBeLessThan(180);
    expect(new Set(service.taken.map(({ to }) => to)).size).toBe(420);
  });

  it("is locked while a sender has it, and is retried twenty minutes after that sender died", async () => {
    await enqueue();
    const now = Date.now();
    await claimDueMail(openDatabase(env.DB), now, 10);
    const service = mailService();
    await sendDueMail(service.env, wholeRun(now + 19 * MINUTE));
    expect(service.taken).toEqual([]);
    await sendDueMail(service.env, wholeRun(now + 20 * MINUTE));
    expect(service.taken).toHaveLength(1);
  });

  it("holds no link in the open: a copy of the database opens no account by it [S139]", async () => {
    const account = await createAccount(target);
    await callAs(target, "POST", "/api/identity/reset-password", {
      body: new URLSearchParams({ useremail: account.email }),
    });
    const { body } = await untilMail(account.email);
    expect(body).toContain("/reset-password?token=");
    const row = { recipient: account.email, ...(await storedMail(account.email)) };
    expect(row.body).toMatch(/^sealed:1:[\w+/=]+$/);
    expect(plainText(openBody(env, row))).toBe(body);
    // Sealed elsewhere, moved to another row, or altered: the body must not open.
    expect(() => openBody({ SIGNING_KEY: `${env.SIGNING_KEY} ` }, row)).toThrow();
    expect(() => openBody(env, { ...row, recipient: READER })).toThrow();
    const altered = row.body.replace(/.(?=.{5}$)/, (letter) => (letter === "A" ? "B" : "A"));
    expect(() => openBody(env, { ...row, body: altered })).toThrow();
  });

  it("is sent every five minutes by the clock", async () => {
    const service = mailService();
    await enqueue();
    const controller = { cron: "*/5 * * * *", scheduledTime: Date.now(), noRetry: () => undefined };
    await worker.scheduled(controller as ScheduledController, service.env);
    expect(service.taken).toHaveLength(1);
  });
});

it("what has run its time is forgotten at night, and nothing that still counts [S139]", async () => {
  const account = await createAccount(target);
  const caller = await signIn(target, account.email);
  await enqueue("long gone", "old");
  await enqueue("still waiting", "waiting");
  await enqueue("sent today", "recent");
  const now = Date.now();
  const month = 31 * 24 * 60 * MINUTE;
  await env.DB.batch([
    env.DB.prepare("update outbox set sent_at = ? where id = 'old'").bind(now - month),
    env.DB.prepare("update outbox set sent_at = ? where id = 'recent'").bind(now),
    env.DB.prepare("insert into password_resets values ('past', 1, 2, null, ?)").bind(account.userId),
    env.DB.prepare("insert into password_resets values ('open', ?, ?, null, ?)").bind(
      now,
      now + MINUTE,
      account.userId,
    ),
    env.DB.prepare(
      "insert into sessions (id, created_at, expires_at, user_id, refresh_hash, rotated_at) values ('past', 1, 2, ?, 'h', 1)",
    ).bind(account.userId),
  ]);
  const controller = { cron: "17 3 * * *", scheduledTime: now, noRetry: () => undefined };
  await worker.scheduled(controller as ScheduledController, env);
  const getIds = async (query: string) =>
    (await env.DB.prepare(query).all<{ id: string }>()).results.map(({ id }) => id);
  expect(await getIds("select id from outbox order by id")).toEqual(["recent", "waiting"]);
  expect(await getIds("select token_hash as id from password_resets")).toEqual(["open"]);
  expect(await getIds("select id from sessions where id = 'past'")).toEqual([]);
  expect((await caller.call("GET", "/api/properties")).status).toBe(200);
});

describe("the local outbox", () => {
  const local = { ...env, PUBLIC_ORIGIN: "" as const };
  const open = (url: string, bindings: Env) =>
    worker.fetch(new Request(url) as Parameters<typeof worker.fetch>[0], bindings, createExecutionContext());

  it("shows the newest mail first, links to be followed, a guest's words as words", async () => {
    await enqueue("<img src=x onerror=alert(1)>", "older");
    await enqueue(`Here:\n\n${linkLine("https://foyer.example/reset-password?token=abc")}`, "newer");
    await enqueue("https://evil.example/staff-login", "guest");
    await sendDueMail(local, wholeRun(Date.now()));
    const response = await open("http://localhost:8787/dev/mail", local);
    expect(response.status).toBe(200);
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    const page = await response.text();
    expect(page).toContain('<a href="https://foyer.example/reset-password?token=abc">');
    expect(page).not.toContain("<img");
    expect(page).not.toContain('href="https://evil.example');
    expect(page.indexOf("/dev/mail/newer")).toBeLessThan(page.indexOf("/dev/mail/older"));
    const one = await open("http://localhost:8787/dev/mail/newer", local);
    expect(await one.text()).toContain('src="/dev/mail/newer/bare" sandbox=');
    const bare = await open("http://localhost:8787/dev/mail/guest/bare", local);
    expect(bare.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
    expect(await bare.text()).not.toContain('href="https://evil.example');
  });

  it("of an installation without a public origin is all that is served, and to this machine alone", async () => {
    expectComplaint(/"event":"origin_missing"/);
    for (const path of ["/", "/dev/mail", "/p/marlowe", "/api/properties", "/healthz", "/media/x"]) {
      const refused = await open(`https://host.example${path}`, local);
      expect(refused.status).toBe(503);
      expect(await refused.text()).toContain("PUBLIC_ORIGIN");
    }
    expect((await open("http://localhost:8787/healthz", local)).status).toBe(200);
    expect((await open("http://127.0.0.1:8787/healthz", local)).status).toBe(200);
  });

  it.each([
    ["a public origin is configured", "http://localhost:8787/dev/mail", env],
    ["the request comes by another host", "https://host.example/dev/mail", local],
    ["both", "https://foyer.example/dev/mail/newer", env],
  ])("is nowhere when %s", async (_, url, bindings) => {
    await enqueue("secret", "newer");
    expect(await showOutbox(new Request(url), bindings)).toBeNull();
  });
});
