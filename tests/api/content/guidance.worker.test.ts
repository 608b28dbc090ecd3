import { describe, expect, it } from "vitest";
import { brand } from "#brand/brand.ts";
import type { SetupProgress } from "#domain/property/setup-progress.ts";
import type { Caller } from "#scripts/api/caller.ts";
import { usableButton } from "../../factories/draft.ts";
import { mailTo, untilMail } from "../../factories/mailbox.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { target } from "../../factories/worker/worker-target.ts";

async function fetchDone({ caller, at }: Scene): Promise<string[]> {
  const response = await caller.call("GET", at("/setup-progress"));
  const { done } = (await response.json()) as SetupProgress;
  return Object.entries(done).flatMap(([step, isDone]) => (isDone ? [step] : []));
}

async function putButtons({ caller, at }: Scene, language: string): Promise<void> {
  const saved = await caller.call("PUT", at(`/documents/buttons?language=${language}`), {
    json: { buttons: [usableButton("link", 1)] },
    revision: 0,
  });
  expect(saved.status).toBe(200);
}

describe("how far a property is set up", () => {
  it("is read off the property, step by step, up to the downloaded code [A4, S43, S46]", async () => {
    const scene = await openScene(target, { languages: ["en", "de"] });
    const { caller, at } = scene;
    expect(await fetchDone(scene)).toEqual([]);
    const ids = ["check-in", "parking", "wifi", "breakfast", "pool", "check-out"];
    const byQuestion = Object.fromEntries(ids.map((id) => [id, { state: "not-applicable" }]));
    const json = { kind: "hotel", currency: null, byQuestion, entries: [] };
    await caller.call("PUT", at("/documents/answers?language="), { json, revision: 1 });
    expect(await fetchDone(scene)).toEqual(["answers"]);
    json.byQuestion = {};
    await caller.call("PUT", at("/documents/answers?language="), { json, revision: 2 });
    await putButtons(scene, "en");
    expect(await fetchDone(scene)).toEqual(["button"]);
    await putButtons(scene, "de");
    expect(await fetchDone(scene)).toEqual(["button", "languages"]);
    expect((await caller.call("POST", at("/publish"), { json: { note: "" } })).status).toBe(201);
    expect(await fetchDone(scene)).toEqual(["button", "languages", "publish"]);
    await caller.call("GET", at("/qr.svg"));
    expect(await fetchDone(scene)).not.toContain("qr");
    await caller.call("GET", at("/qr.png?download=1"));
    await expect.poll(() => fetchDone(scene)).toContain("qr");
    await caller.call("GET", at("/qr.svg?download=1"));
    const activity = (await (await caller.call("GET", at("/activity"))).json()) as {
      items: { action: string }[];
    };
    expect(activity.items.filter(({ action }) => action === "qr.downloaded")).toHaveLength(1);
    await caller.call("POST", at("/qr/regenerate"));
    expect(await fetchDone(scene)).not.toContain("qr");
  });
});

let ids = 0;

function newMessage(propertyId: string | null, message = "The lobby screen stays dark.\nWhat now?") {
  ids += 1;
  const id = `supportmessageaaaaaaaa${String.fromCharCode(97 + Math.floor(ids / 26), 97 + (ids % 26))}`;
  return { id, message, propertyId, version: "1.0.0", browserLanguage: "de-DE" };
}

const write = (caller: Caller, json: unknown) => caller.call("POST", "/api/support/messages", { json });

describe("a message to support", () => {
  it("reaches the brand's address with what goes along, and its writer as a copy [S24, S45]", async () => {
    const { caller, property } = await openScene(target, { name: "Gull House" }, { groupName: "Gull Group" });
    const sent = newMessage(property.id);
    const response = await write(caller, sent);
    expect(response.status).toBe(201);
    const { reference } = (await response.json()) as { reference: string };
    expect(reference).toMatch(/^FNH-[A-Z2-7]{4}-[A-Z2-7]{4}$/);
    const copy = await untilMail(caller.user.email);
    const [mail] = await mailTo(brand.supportEmail);
    expect(mail).toMatchObject({
      id: sent.id,
      reply_to: caller.user.email,
      subject: `[${reference}] Gull House: The lobby screen stays dark. What now?`,
    });
    const facts = [
      `Reference: ${reference}`,
      `From: Front desk, ${caller.user.email}`,
      "Account: Gull Group",
      "Property: Gull House",
      "Licence key: ",
      "Version: 1.0.0",
      "Browser language: de-DE",
    ];
    for (const fact of facts) {
      expect(mail?.body).toContain(fact);
      expect(copy.body).toContain(fact);
    }
    expect(copy.body).toContain("The lobby screen stays dark.\nWhat now?");
  });

  it("sent twice is one, and without a property is one too [S45]", async () => {
    const { caller } = await openScene(target);
    const sent = newMessage(null);
    const [one, other] = [await write(caller, sent), await write(caller, sent)];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(await one.json()).toEqual(await other.json());
    expect(await mailTo(caller.user.email)).toHaveLength(1);
  });

  it("is refused without words, of another's property, and in a flood [S45]", async () => {
    const { caller, property } = await openScene(target);
    const { property: foreign } = await openScene(target);
    const refusal = async (json: unknown) => (await write(caller, json)).status;
    expect(await refusal(newMessage(property.id, "  \n "))).toBe(400);
    expect(await refusal(newMessage(property.id, "x".repeat(4_001)))).toBe(400);
    expect(await refusal({ ...newMessage(property.id), version: "1\r\nBcc: x@y.example" })).toBe(400);
    expect(await refusal(newMessage(foreign.id))).toBe(404);
    const flood = [];
    for (let count = 0; count < 4; count += 1) flood.push(await refusal(newMessage(property.id)));
    expect(flood).toEqual([201, 201, 201, 429]);
  });
});
