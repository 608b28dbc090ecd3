import { createExecutionContext, env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { showOutbox } from "#worker/http/dev-outbox.ts";
import worker from "#worker/index.ts";
import { sendDueMail } from "#worker/services/send-mail.ts";
import { type FoundMail, mailTo } from "../factories/mailbox.ts";
import { expectComplaint } from "../setup/worker/quiet-console.ts";

const READER = "reader@mail.example";
const MINUTE = 60_000;
type Taken = Parameters<SendEmail["send"]>[0] & { to: string; text: string; html: string };

/** The platform's mail binding at its edge: keeps what it is handed, or refuses it. */
function mailService({ refuses = false } = {}) {
  const taken: Taken[] = [];
  const send = async (mail: unknown) => {
    if (refuses) throw new Error("550 no such mailbox");
    taken.push(mail as Taken);
    return { messageId: "1" };
  };
  return { taken, env: { ...env, MAIL: { send } as SendEmail, MAIL_FROM: "portal@host.example" } };
}

async function layDown(body = "Hello\n\nhttps://foyer.example/x", id: string = crypto.randomUUID()) {
  await env.DB.prepare(
    "insert into outbox (id, created_at, recipient, subject, body, attempts) values (?, ?, ?, 'Subject', ?, 0)",
  )
    .bind(id, Date.now(), READER, body)
    .run();
}

async function onlyMail(): Promise<FoundMail> {
  const [mail, ...others] = await mailTo(READER);
  if (!mail || others.length > 0) throw new Error("Not one mail.");
  return mail;
}

beforeEach(async () => {
  await env.DB.prepare("delete from outbox").run();
});

describe("mail that waits", () => {
  it("is handed to the mail service as text and HTML, from the brand, once, and its body forgotten [S20, S25]", async () => {
    const service = mailService();
    await layDown();
    await Promise.all([sendDueMail(service.env, Date.now()), sendDueMail(service.env, Date.now())]);
    await sendDueMail(service.env, Date.now() + 60 * MINUTE);
    expect(service.taken).toHaveLength(1);
    expect(service.taken[0]).toMatchObject({
      from: { name: "Fernholt Host", email: "portal@host.example" },
      to: READER,
      replyTo: "support@fernholt.example",
      subject: "Subject",
      text: "Hello\n\nhttps://foyer.example/x",
    });
    expect(service.taken[0]?.html).toContain('<a href="https://foyer.example/x">');
    expect(await onlyMail()).toMatchObject({ body: "", attempts: 1, last_error: null });
  });

  it("is tried again with growing waits when it is not taken, says why, and is given up after half a day", async () => {
    expectComplaint(/550 no such mailbox/);
    const service = mailService({ refuses: true });
    await layDown();
    const start = Date.now();
    const tried: number[] = [];
    for (let minute = 0; minute <= 24 * 60; minute += 5) {
      const { attempts } = await onlyMail();
      await sendDueMail(service.env, start + minute * MINUTE + MINUTE);
      if ((await onlyMail()).attempts > attempts) tried.push(minute);
    }
    expect(tried).toEqual([0, 5, 20, 45, 80, 125, 180, 245, 320, 405, 500, 605]);
    expect(await onlyMail()).toMatchObject({ sent_at: null, last_error: "550 no such mailbox" });
  });

  it("stays where it is while no way out is configured", async () => {
    await layDown();
    await sendDueMail(env, Date.now());
    expect(await onlyMail()).toMatchObject({ sent_at: null, attempts: 0 });
  });

  it("is sent every five minutes by the clock", async () => {
    const service = mailService();
    await layDown();
    const controller = { cron: "*/5 * * * *", scheduledTime: Date.now(), noRetry: () => undefined };
    await worker.scheduled(controller as ScheduledController, service.env);
    expect(service.taken).toHaveLength(1);
  });
});

describe("the local outbox", () => {
  const local = { ...env, PUBLIC_ORIGIN: "" as const };
  const open = (url: string, bindings: Env) =>
    worker.fetch(new Request(url) as Parameters<typeof worker.fetch>[0], bindings, createExecutionContext());

  it("shows the newest mail first, links to be followed, a guest's words as words", async () => {
    await layDown("<img src=x onerror=alert(1)>", "older");
    await layDown("Here:\n\nhttps://foyer.example/reset-password?token=abc", "newer");
    await sendDueMail(local, Date.now());
    const response = await open("http://localhost:8787/dev/mail", local);
    expect(response.status).toBe(200);
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    const page = await response.text();
    expect(page).toContain('<a href="https://foyer.example/reset-password?token=abc">');
    expect(page).not.toContain("<img");
    expect(page.indexOf("/dev/mail/newer")).toBeLessThan(page.indexOf("/dev/mail/older"));
    expect((await open("http://localhost:8787/dev/mail/newer", local)).status).toBe(200);
  });

  it.each([
    ["a public origin is configured", "http://localhost:8787/dev/mail", env],
    ["the request comes by another host", "https://host.example/dev/mail", local],
    ["both", "https://foyer.example/dev/mail/newer", env],
  ])("is nowhere when %s", async (_, url, bindings) => {
    await layDown("secret", "newer");
    expect(await showOutbox(new Request(url), bindings)).toBeNull();
  });
});
