import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "#domain/time.ts";
import { callAsOperator, createProperty } from "#scripts/api/caller.ts";
import { countDatabase } from "#tests/factories/databases/counted-database.ts";
import { mailTo } from "#tests/factories/mailbox.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { askAtDesk, countAtDesk, wakeDesk, withDeskEnv } from "#tests/factories/worker/desk.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { newId } from "#worker/db/new-id.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";
import { confirmRecipient } from "./guest-form.ts";

/** A day ahead of the real clock: no alarm fires by itself during the test. */
const START = Date.now() + 24 * 60 * MINUTE_MS;
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
}

async function ask(
  { property }: Pick<Scene, "property">,
  { recipient, at, note = "", id = newId(), heldGroup = null }: Sent,
): Promise<void> {
  const { id: propertyId, name } = property;
  const mailed = { id: propertyId, name, timeZone: "UTC", defaultLanguage: "de" } as const;
  await askAtDesk({ property: mailed, recipient, at, id, heldGroup, note, service: "Handtücher" });
}

async function run({ property }: Pick<Scene, "property">, now: number): Promise<void> {
  await wakeDesk(property.id, now);
}

describe("mail of guests' messages", () => {
  it("of thirty within a minute is ten mails and one of twenty, in the language of the property [D23]", async () => {
    const { scene, recipient } = await openProperty();
    for (let sent = 0; sent < 30; sent += 1) {
      await ask(scene, { recipient, at: START + sent * 2_000, note: `Wunsch ${sent}.` });
    }
    expect(await mailTo(recipient)).toHaveLength(10);
    await run(scene, START + 59 * MINUTE_MS);
    expect(await mailTo(recipient)).toHaveLength(10);
    await run(scene, START + HOUR);
    const [digest, ...singles] = await mailTo(recipient);
    expect(singles).toHaveLength(10);
    expect(digest?.subject).toBe("Gästenachrichten (20): Quay Hotel");
    for (let sent = 10; sent < 30; sent += 1) expect(digest?.body).toContain(`\nWunsch ${sent}.\n`);
    expect(digest?.body).not.toContain("Wunsch 9.");
    expect(digest?.body).not.toContain("weitere");
    expect(digest?.body).toContain("https://foyer.example/inbox");
    await run(scene, START + HOUR);
    await run(scene, START + 2 * HOUR);
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
      await run(scene, at);
    }
    await run(scene, at + HOUR);
    const mails = (await mailTo(recipient)).map((mail) => mail as typeof mail & { created_at: number });
    const wishes = mails.flatMap(({ body }) => body.match(/Wunsch \d+\./g) ?? []);
    expect(wishes.sort()).toEqual(Array.from({ length: sent }, (_, number) => `Wunsch ${number}.`).sort());
    expect(mails.length).toBeLessThan(sent);
    for (const { created_at: first } of mails) {
      const within = mails.filter(({ created_at }) => created_at >= first && created_at < first + HOUR);
      expect(within.length).toBeLessThanOrEqual(10);
    }
  });

  it("is sent once for a message that arrives twice, even long after its mail was deleted [D23]", async () => {
    const { scene, recipient } = await openProperty();
    const id = newId();
    await Promise.all([ask(scene, { recipient, at: START, id }), ask(scene, { recipient, at: START, id })]);
    await run(scene, START + 3 * HOUR);
    expect(await countAtDesk(scene.property.id, "mails")).toBe(0);
    await ask(scene, { recipient, at: START + 3 * HOUR, id });
    expect(await mailTo(recipient)).toHaveLength(1);
  });

  it("is sent once by concurrent runs, and by the next run after an interrupted one [D23]", async () => {
    const { scene, recipient } = await openProperty();
    for (let sent = 0; sent < 13; sent += 1) await ask(scene, { recipient, at: START + sent });
    expectComplaint(/desk_deferred/);
    await withDeskEnv(scene.property.id, { DB: failingDatabase(env.DB) }, () => run(scene, START + HOUR));
    expect(await mailTo(recipient)).toHaveLength(10);
    await Promise.all([run(scene, START + HOUR), run(scene, START + HOUR), run(scene, START + HOUR + 1)]);
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
    await run(scene, START + HOUR + 1);
    expect((await mailTo(recipient))[0]?.subject).toBe("Gästenachrichten (2): Quay Hotel");
  });

  it("lists fifty of many, says how many more there are, and keeps the size of a mail [D23]", async () => {
    const { scene, recipient } = await openProperty();
    for (let sent = 0; sent < 98; sent += 1) {
      await ask(scene, { recipient, at: START + sent, note: "x".repeat(300) });
    }
    const without = { PUBLIC_ORIGIN: "" as typeof env.PUBLIC_ORIGIN };
    await withDeskEnv(scene.property.id, without, () => run(scene, START + HOUR + 10));
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
    await callAsOperator(target, "DELETE", `/properties/${other.scene.property.id}`);
    await run(scene, START + HOUR + 20);
    await run(other.scene, START + HOUR + 20);
    expect(await mailTo(recipient)).toHaveLength(10);
    expect(await mailTo(other.recipient)).toHaveLength(10);
    await confirmRecipient(scene.groupId, recipient);
    await run(scene, START + 4 * HOUR);
    expect(await mailTo(recipient)).toHaveLength(10);
    expect(await countAtDesk(scene.property.id, "mails")).toBe(0);
  });

  it("costs D1 one trip and no more rows as the queue grows [D23]", async () => {
    const { scene, recipient } = await openProperty();
    const cost = async (at: number) => {
      const { database, counts } = countDatabase(env.DB);
      await withDeskEnv(scene.property.id, { DB: database }, () => ask(scene, { recipient, at }));
      return counts;
    };
    await ask(scene, { recipient, at: START - 1 });
    const first = await cost(START);
    for (let sent = 1; sent < 12; sent += 1) await ask(scene, { recipient, at: START + sent });
    const waiting = await cost(START + 100);
    for (let sent = 0; sent < 60; sent += 1) await ask(scene, { recipient, at: START + 200 + sent });
    const long = await cost(START + 300);
    // Statements for a request: the change log, the mail, the desk's last task number, and whether staff are notified.
    // A request whose mail waits for a digest needs no statement for the mail.
    expect(first).toMatchObject({ trips: 1, statements: 4 });
    expect(long).toMatchObject({ trips: 1, statements: 3 });
    expect(long.rowsRead).toBe(waiting.rowsRead);
    expect(long.rowsRead).toBeLessThan(20);
  });
});

/** A database whose batches all fail. */
function failingDatabase(database: D1Database): D1Database {
  return new Proxy(database, {
    get(real, name) {
      if (name === "batch") return () => Promise.reject(new Error("cut off"));
      const value = Reflect.get(real, name) as unknown;
      return typeof value === "function" ? value.bind(real) : value;
    },
  });
}
