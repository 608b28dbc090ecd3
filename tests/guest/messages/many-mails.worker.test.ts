import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "#domain/time.ts";
import { countDatabase } from "#tests/factories/databases/counted-database.ts";
import { sampleId } from "#tests/factories/draft.ts";
import { mailTo } from "#tests/factories/mailbox.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { newId } from "#worker/db/new-id.ts";
import { storeGuestRequest } from "#worker/services/guest/store-guest-request.ts";
import { mailWaitingMessages } from "#worker/services/mail/mail-waiting-messages.ts";
import { createProperty, operate } from "../../../scripts/api/caller.ts";
import { confirmRecipient } from "./guest-form.ts";

const START = Date.parse("2026-03-02T09:00:00Z");
const HOUR = 60 * MINUTE_MS;
let opened = 0;

async function openProperty() {
  opened += 1;
  const recipient = `many-${opened}@house.example`;
  const scene = await openScene(target, { name: "Quay Hotel", languages: ["de"], defaultLanguage: "de" });
  await confirmRecipient(scene.groupId, recipient);
  return { scene, recipient };
}

interface Sent {
  readonly recipient: string;
  readonly at: number;
  readonly note?: string;
  readonly id?: string;
  readonly heldGroup?: string | null;
  readonly database?: D1Database;
}

async function ask(
  { property }: Pick<Scene, "property">,
  { recipient, at, note = "", id = newId(), heldGroup = null, database = env.DB }: Sent,
): Promise<void> {
  await storeGuestRequest(
    { ...env, DB: database },
    {
      id,
      heldGroup,
      at,
      property: { id: property.id, name: property.name, timeZone: "UTC", defaultLanguage: "de" },
      form: { buttonId: sampleId(1), language: "de", email: recipient },
      service: { id: sampleId(2), name: "Handtücher" },
      serviceForStaff: "Handtücher",
      room: "204",
      note,
    },
  );
}

async function run(now: number, origin = "https://foyer.example"): Promise<void> {
  await mailWaitingMessages({ ...env, PUBLIC_ORIGIN: origin }, wholeRun(now));
}

async function rowsOf({ property }: Scene): Promise<number> {
  const row = await env.DB.prepare("select count(*) as count from message_mails where property_id = ?")
    .bind(property.id)
    .first<{ count: number }>();
  return row?.count ?? -1;
}

describe("mail of guests' messages", () => {
  it("of thirty within a minute is ten mails and one of twenty, in the language of the property [D23]", async () => {
    const { scene, recipient } = await openProperty();
    for (let sent = 0; sent < 30; sent += 1) {
      await ask(scene, { recipient, at: START + sent * 2_000, note: `Wunsch ${sent}.` });
    }
    expect(await mailTo(recipient)).toHaveLength(10);
    await run(START + 59 * MINUTE_MS);
    expect(await mailTo(recipient)).toHaveLength(10);
    await run(START + HOUR);
    const [digest, ...singles] = await mailTo(recipient);
    expect(singles).toHaveLength(10);
    expect(digest?.subject).toBe("Gästenachrichten (20): Quay Hotel");
    for (let sent = 10; sent < 30; sent += 1) expect(digest?.body).toContain(`\nWunsch ${sent}.\n`);
    expect(digest?.body).not.toContain("Wunsch 9.");
    expect(digest?.body).not.toContain("weitere");
    expect(digest?.body).toContain("https://foyer.example/guest-messages");
    await run(START + HOUR);
    await run(START + 2 * HOUR);
    expect(await mailTo(recipient)).toHaveLength(11);
  });

  it("never is more than ten an hour, loses no message and repeats none, however they come [D23]", async () => {
    const { scene, recipient } = await openProperty();
    let seed = 7;
    const chance = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    let sent = 0;
    let at = START;
    for (let step = 0; step < 72; step += 1) {
      const burst = chance() < 0.3 ? Math.floor(chance() * 7) : Math.floor(chance() * 2);
      for (let count = 0; count < burst; count += 1) {
        await ask(scene, { recipient, at: at + count * 1_000, note: `Wunsch ${sent}.` });
        sent += 1;
      }
      at += 5 * MINUTE_MS;
      await run(at);
    }
    await run(at + HOUR);
    const mails = (await mailTo(recipient)).map((mail) => mail as typeof mail & { created_at: number });
    const told = mails.flatMap(({ body }) => body.match(/Wunsch \d+\./g) ?? []);
    expect(told.sort()).toEqual(Array.from({ length: sent }, (_, number) => `Wunsch ${number}.`).sort());
    expect(mails.length).toBeLessThan(sent);
    for (const { created_at: first } of mails) {
      const within = mails.filter(({ created_at }) => created_at >= first && created_at < first + HOUR);
      expect(within.length).toBeLessThanOrEqual(10);
    }
  });

  it("tells of a message once that arrives twice, also long after its mail was forgotten [D23]", async () => {
    const { scene, recipient } = await openProperty();
    const id = newId();
    await Promise.all([ask(scene, { recipient, at: START, id }), ask(scene, { recipient, at: START, id })]);
    await run(START + 3 * HOUR);
    expect(await rowsOf(scene)).toBe(0);
    await ask(scene, { recipient, at: START + 3 * HOUR, id });
    expect(await mailTo(recipient)).toHaveLength(1);
  });

  it("is told once by runs side by side, and by the next one after a run that was cut off [D23]", async () => {
    const { scene, recipient } = await openProperty();
    for (let sent = 0; sent < 13; sent += 1) await ask(scene, { recipient, at: START + sent });
    const cut = { ...env, PUBLIC_ORIGIN: "", DB: failingAt(env.DB) };
    await expect(mailWaitingMessages(cut, wholeRun(START + HOUR))).rejects.toThrow("cut off");
    expect(await mailTo(recipient)).toHaveLength(10);
    await Promise.all([run(START + HOUR), run(START + HOUR), run(START + HOUR + 1)]);
    const [digest, ...singles] = await mailTo(recipient);
    expect(singles).toHaveLength(10);
    expect(digest?.body.match(/^204$/gm)).toHaveLength(3);
  });

  it("counts each property and each recipient apart, capitals or not [D23]", async () => {
    const { scene, recipient } = await openProperty();
    const sister = await createProperty(target, scene.groupId, { name: "Pier Hotel" });
    for (let sent = 0; sent < 12; sent += 1) {
      await ask(scene, { recipient: sent % 2 ? recipient : recipient.toUpperCase(), at: START + sent });
    }
    expect(await mailTo(recipient)).toHaveLength(10);
    await ask({ property: sister }, { recipient, at: START + 20 });
    expect(await mailTo(recipient)).toHaveLength(11);
    await run(START + HOUR + 1);
    expect((await mailTo(recipient))[0]?.subject).toBe("Gästenachrichten (2): Quay Hotel");
  });

  it("lists fifty of many, says how many more there are, and keeps the size of a mail [D23]", async () => {
    const { scene, recipient } = await openProperty();
    for (let sent = 0; sent < 98; sent += 1) {
      await ask(scene, { recipient, at: START + sent, note: "x".repeat(300) });
    }
    await run(START + HOUR + 10, "");
    const [digest] = await mailTo(recipient);
    expect(digest?.subject).toBe("Gästenachrichten (88): Quay Hotel");
    expect(digest?.body.match(/———\n/g)).toHaveLength(51);
    expect(digest?.body).toContain("… und 38 weitere");
    expect(digest?.body).not.toContain("http");
    expect(digest?.body.length).toBeLessThan(120_000);
  });

  it("is dropped where its recipient may not be mailed any more, or its property was removed [D23]", async () => {
    const { scene, recipient } = await openProperty();
    const other = await openProperty();
    for (let sent = 0; sent < 12; sent += 1) {
      await ask(scene, { recipient, at: START + sent });
      await ask(other.scene, { recipient: other.recipient, at: START + sent });
    }
    await env.DB.prepare("delete from mail_recipients where address = ?").bind(recipient).run();
    await operate(target, "DELETE", `/properties/${other.scene.property.id}`);
    await run(START + HOUR + 20);
    expect(await mailTo(recipient)).toHaveLength(10);
    expect(await mailTo(other.recipient)).toHaveLength(10);
    await confirmRecipient(scene.groupId, recipient);
    await run(START + 4 * HOUR);
    expect(await mailTo(recipient)).toHaveLength(10);
    expect(await rowsOf(scene)).toBe(0);
  });

  it("costs the store one trip and no more rows as the queue grows [D23]", async () => {
    const { scene, recipient } = await openProperty();
    const cost = async (at: number) => {
      const { database, counts } = countDatabase(env.DB);
      await ask(scene, { recipient, at, database });
      return counts;
    };
    const first = await cost(START);
    for (let sent = 1; sent < 12; sent += 1) await ask(scene, { recipient, at: START + sent });
    const waiting = await cost(START + 100);
    for (let sent = 0; sent < 60; sent += 1) await ask(scene, { recipient, at: START + 200 + sent });
    const long = await cost(START + 300);
    expect(first).toMatchObject({ trips: 1, statements: 5 });
    expect(long).toMatchObject({ trips: 1, statements: 5 });
    expect(long.rowsRead).toBe(waiting.rowsRead);
    expect(long.rowsRead).toBeLessThan(40);
  });
});

/** A database whose second batch is cut off before anything of it is stored. */
function failingAt(database: D1Database): D1Database {
  let batches = 0;
  return new Proxy(database, {
    get(real, name) {
      if (name === "batch") {
        return (statements: D1PreparedStatement[]) => {
          batches += 1;
          return batches === 2 ? Promise.reject(new Error("cut off")) : real.batch(statements);
        };
      }
      const value = Reflect.get(real, name) as unknown;
      return typeof value === "function" ? value.bind(real) : value;
    },
  });
}
