import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import type { Recipient } from "#domain/guest/mail-recipient.ts";
import { NEW_RECIPIENTS_PER_DAY_MAX } from "#domain/limits.ts";
import { type createAccount, createProperty } from "#scripts/api/caller.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { mailTo, tokenIn, untilMail } from "#tests/factories/mailbox.ts";
import { addMember } from "#tests/factories/member.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { sendForm } from "./guest-form.ts";

let strangers = 0;
function stranger(): string {
  strangers += 1;
  return `stranger-${strangers}@else.example`;
}

function servicesButton(email: string, number = 1): Button {
  return {
    ...usableButton("guest-services", number, "Guest services"),
    email,
    services: [{ id: sampleId(41), name: "Towels", icon: "bell", note: true }],
  } as Button;
}

async function publish({ caller, at }: Pick<Scene, "caller" | "at">, force = false): Promise<void> {
  const published = await caller.call("POST", at("/publish"), { json: { note: "", force } });
  expect(published.status).toBe(201);
}

/** Publishes an unchanged draft (`force`), as staff do after confirming it. */
function publishAgain(scene: Pick<Scene, "caller" | "at">): Promise<void> {
  return publish(scene, true);
}

async function save({ caller, at }: Pick<Scene, "caller" | "at">, buttons: readonly Button[], revision = 0) {
  const path = at("/documents/buttons?language=en");
  expect((await caller.call("PUT", path, { json: { buttons }, revision })).status).toBe(200);
}

async function openProperty(
  email: string,
  account: Parameters<typeof createAccount>[1] = {},
): Promise<Scene> {
  const features = { guestServices: true };
  const scene = await openScene(target, { name: "Quay Hotel", languages: ["en"], features }, account);
  await save(scene, [servicesButton(email)]);
  await publish(scene);
  return scene;
}

let notes = 0;
async function askTowels(scene: Scene): Promise<string> {
  notes += 1;
  const note = `Towels, number ${notes}.`;
  const fields = { button: sampleId(1), service: sampleId(41), language: "en", room: "204", note };
  expect((await sendForm(scene, "requests", fields)).status).toBe(200);
  return note;
}

async function mailedNotes(address: string): Promise<string[]> {
  return (await mailTo(address)).flatMap(({ body }) => body.match(/Towels, number \d+\./g) ?? []);
}

function agree(token: string): Promise<Response> {
  return target.send(
    new Request(`${target.origin}/api/identity/confirm-recipient`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: target.origin },
      body: JSON.stringify({ token }),
    }),
  );
}

async function getState({ caller, at }: Scene, address: string): Promise<Recipient["state"]> {
  const answer = await caller.call("GET", at(`/recipient?address=${encodeURIComponent(address)}`));
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Recipient).state;
}

function askAgain({ caller, at }: Scene, address: string): Promise<Response> {
  return caller.call("POST", at("/recipient/ask"), { json: { address } });
}

/** Dates the last mail to an address back, because an address gets no further mail for some time. */
async function passTime(address: string, ms: number): Promise<void> {
  await env.DB.prepare("update mail_recipients set asked_at = asked_at - ? where address = ?")
    .bind(ms, address)
    .run();
}

const HOUR = 3_600_000;

describe("an address outside the group", () => {
  it("is asked once by publishing, gets nothing before it agrees, and nothing of that time later [D24]", async () => {
    const address = stranger();
    const typed = address.replace("stranger", "Stranger");
    const scene = await openScene(target, {
      name: "Quay Hotel",
      languages: ["en"],
      features: { guestServices: true },
    });
    await save(scene, [servicesButton(typed)]);
    expect(await mailTo(address)).toEqual([]);
    expect(await getState(scene, typed)).toBe("new");
    await publish(scene);
    await publishAgain(scene);
    const asking = await untilMail(address);
    expect(asking.subject).toBe("Quay Hotel: Would you like to receive guest messages?");
    expect(asking.body).toContain("“Quay Hotel”");
    expect(asking.body).toContain("If you do nothing, you won’t receive any.");
    expect(await getState(scene, typed)).toBe("asked");
    const early = await askTowels(scene);

    const { results } = await env.DB.prepare("select token_hash from mail_recipients where address = ?")
      .bind(address)
      .all<{ token_hash: string }>();
    expect(results[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect((await agree(tokenIn(asking))).status).toBe(204);
    expect((await agree(tokenIn(asking))).status).toBe(204);
    expect(await getState(scene, typed)).toBe("confirmed");
    const later = await askTowels(scene);
    expect(await mailedNotes(address)).toEqual([later]);
    expect(later).not.toBe(early);
    const list = await scene.caller.call("GET", scene.at("/requests"));
    expect(((await list.json()) as { items: unknown[] }).items).toHaveLength(2);
  });

  it("agrees for every property of the group, and for no other group [D24]", async () => {
    const address = stranger();
    const scene = await openProperty(address);
    await agree(tokenIn(await untilMail(address)));
    const sister = await createProperty(target, scene.groupId, { features: { guestServices: true } });
    const cloned = await scene.caller.call("POST", scene.at("/clone"), { json: { target: sister.id } });
    expect(cloned.status).toBe(200);
    const second: Scene = { ...scene, property: sister, at: (path) => `/api/properties/${sister.id}${path}` };
    await publish(second);
    expect(await mailTo(address)).toHaveLength(1);
    const note = await askTowels(second);
    expect(await mailedNotes(address)).toEqual([note]);

    const other = await openProperty(address);
    await untilMail(address, 3);
    expect(await getState(other, address)).toBe("asked");
    await askTowels(other);
    expect(await mailedNotes(address)).toEqual([note]);
  });

  it("may be asked again once an hour, by a link that replaces the one before [D24]", async () => {
    const address = stranger();
    const scene = await openProperty(address);
    const first = tokenIn(await untilMail(address));
    const refused = await askAgain(scene, address);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: "recipient_asked_lately" });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_500);
    await passTime(address, HOUR);
    const answers = await Promise.all([askAgain(scene, address), askAgain(scene, address)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    const second = tokenIn(await untilMail(address, 2));
    expect((await agree(first)).status).toBe(410);
    expect(await getState(scene, address)).toBe("asked");
    expect((await agree(second)).status).toBe(204);
    expect((await askAgain(scene, address)).status).toBe(200);
    expect(await mailTo(address)).toHaveLength(2);
    expect((await askAgain(scene, stranger())).status).toBe(404);
  });

  it("agrees within thirty days, and by a link that was ours [D24]", async () => {
    const address = stranger();
    const scene = await openProperty(address);
    const token = tokenIn(await untilMail(address));
    await passTime(address, 31 * 24 * HOUR);
    for (const wrong of [token, "x".repeat(43), "'"]) expect((await agree(wrong)).status).toBe(410);
    expect((await agree("")).status).toBe(400);
    expect(await getState(scene, address)).toBe("asked");
  });

  it("is not asked beyond twenty a day of one group, and at the next publication after it [D24]", async () => {
    const addresses = Array.from({ length: NEW_RECIPIENTS_PER_DAY_MAX + 1 }, stranger);
    const features = { guestServices: true };
    const scene = await openScene(target, { languages: ["en"], features });
    await save(
      scene,
      addresses.map((address, index) => servicesButton(address, index + 1)),
    );
    await publish(scene);
    const asked = async () => {
      const found = await Promise.all(addresses.map(async (address) => (await mailTo(address)).length));
      return found.reduce((sum, count) => sum + count, 0);
    };
    expect(await asked()).toBe(NEW_RECIPIENTS_PER_DAY_MAX);
    const states = await Promise.all(addresses.map((address) => getState(scene, address)));
    const left = addresses[states.indexOf("later")] ?? "";
    const refused = await askAgain(scene, left);
    expect([refused.status, await refused.json()]).toEqual([
      429,
      expect.objectContaining({ code: "too_many_recipients" }),
    ]);
    await publishAgain(scene);
    expect(await asked()).toBe(NEW_RECIPIENTS_PER_DAY_MAX);
    await env.DB.prepare("update mail_recipients set asked_at = asked_at - ? where group_id = ?")
      .bind(24 * HOUR, scene.groupId)
      .run();
    await publishAgain(scene);
    expect(await mailTo(left)).toHaveLength(1);
  });
});

describe("an address of the group", () => {
  it("is mailed without being asked while it is a proven member's, and asked after that [D24]", async () => {
    const address = stranger();
    const scene = await openProperty(address, { email: address });
    const note = await askTowels(scene);
    expect(await mailedNotes(address)).toEqual([note]);
    expect(await mailTo(address)).toHaveLength(1);
    expect(await getState(scene, address)).toBe("member");

    const colleague = await addMember(target, scene, "owner");
    const removed = await colleague.call("DELETE", `/api/members/${scene.caller.user.uid}`);
    expect(removed.status).toBe(204);
    await askTowels(scene);
    expect(await mailedNotes(address)).toEqual([note]);
    expect(await getState({ ...scene, caller: colleague }, address)).toBe("new");
    await publishAgain({ ...scene, caller: colleague });
    await askTowels(scene);
    expect(await mailedNotes(address)).toEqual([note]);
    expect((await mailTo(address))[0]?.subject).toContain("Would you like to receive guest messages?");
  });

  it("is asked like any other while it is only invited [D24]", async () => {
    const address = stranger();
    const scene = await openScene(target, { languages: ["en"], features: { guestServices: true } });
    const json = { email: address, displayName: "Guest relations", role: "editor" };
    expect((await scene.caller.call("POST", "/api/members", { json })).status).toBe(201);
    await save(scene, [servicesButton(address)]);
    await publish(scene);
    await untilMail(address, 2);
    await askTowels(scene);
    expect(await mailedNotes(address)).toEqual([]);
    expect(await getState(scene, address)).toBe("asked");
  });

  it("is told to the group's own people alone, and asked again by who may edit [D24] [S64]", async () => {
    const address = stranger();
    const scene = await openProperty(address);
    const foreign = await openScene(target);
    const read = await foreign.caller.call("GET", scene.at(`/recipient?address=${address}`));
    expect(read.status).toBe(404);
    const ask = await foreign.caller.call("POST", scene.at("/recipient/ask"), { json: { address } });
    expect(ask.status).toBe(404);
    const viewer = await addMember(target, scene, "viewer");
    expect((await viewer.call("GET", scene.at(`/recipient?address=${address}`))).status).toBe(200);
    const refused = await viewer.call("POST", scene.at("/recipient/ask"), { json: { address } });
    expect(refused.status).toBe(403);
  });
});
