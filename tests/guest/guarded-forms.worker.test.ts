import { describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { watchEverything } from "#tests/factories/everything-stored.ts";
import { ask } from "#tests/factories/published-portal.ts";
import type { Scene } from "#tests/factories/scene.ts";
import { getPass, openButton, PIN, RULES, scanCard, setPin } from "./guard-scene.ts";
import { mailsTo, publishScene, sendForm, WITHOUT_SCRIPTS } from "./messages/guest-form.ts";

const ASKED = "late-checkout-for-members";
const SERVICE = sampleId(41);
const QUESTION = sampleId(42);
const EMAIL = "members@marlowe.example";
const SERVICES = {
  ...usableButton("guest-services", 1, "Members"),
  email: EMAIL,
  services: [{ id: SERVICE, name: ASKED, icon: "bell", note: false }],
  guard: "pin",
} as Button;
const OPINION = {
  ...usableButton("feedback", 2, "Club survey"),
  email: EMAIL,
  title: "",
  intro: "",
  response: "",
  reviewLink: "",
  questions: [{ id: QUESTION, text: ASKED, responseType: "stars" }],
  guard: "card",
} as Button;

async function membersScene(): Promise<Scene> {
  const scene = await publishScene([SERVICES, OPINION, { ...RULES, id: sampleId(3) } as Button]);
  await setPin(scene, SERVICES, PIN);
  return scene;
}

const request = { button: SERVICES.id, service: SERVICE, language: "de", room: "204" };
const opinion = { button: OPINION.id, language: "en", [`q-${QUESTION}`]: "2" };

async function countRows(scene: Scene, path: "/requests" | "/feedback"): Promise<number> {
  const list = (await expectAnswer(await scene.caller.call("GET", scene.at(path)))) as { items: unknown[] };
  return list.items.length;
}

describe("a form behind a guard", () => {
  it("has its questions in no page, KV value or R2 page; the desk has them for who has passed [R8]", async () => {
    const look = watchEverything();
    const scene = await membersScene();
    for (const path of ["/en", "/en?all", "/de?all", "/en/sheets"]) {
      expect(await (await ask(`/p/${scene.property.slug}${path}`)).text(), path).not.toContain(ASKED);
    }
    const allowed = /^(?:D1 DB documents|R2 FILES snapshots\/[^ ]*\.json|DO GUEST_DESK guarded)$/;
    const places = (await look())(ASKED);
    expect(places.filter((place) => !allowed.test(place))).toEqual([]);
    const opened = await openButton(scene, SERVICES, { pin: PIN });
    expect(await opened.text()).toContain(ASKED);
  });

  it("is taken from a device that has passed, and reaches staff in their language [R8, S141]", async () => {
    const scene = await membersScene();
    const cookie = getPass(await openButton(scene, SERVICES, { pin: PIN }));
    expect((await sendForm(scene, "requests", request, { headers: { cookie } })).status).toBe(200);
    expect(await countRows(scene, "/requests")).toBe(1);
    expect((await mailsTo(EMAIL)).at(-1)?.subject).toContain(ASKED);
    const card = await scanCard(scene);
    expect((await sendForm(scene, "feedback", opinion, { headers: { cookie: card } })).status).toBe(200);
    expect(await countRows(scene, "/feedback")).toBe(1);
  });

  it("is refused from every other, with a stable code and a sentence in the page's language [R8]", async () => {
    const scene = await membersScene();
    await setPin(scene, { ...RULES, id: sampleId(3) } as Button, "2468");
    const other = getPass(await openButton(scene, { ...RULES, id: sampleId(3) } as Button, { pin: "2468" }));
    const forged = other.replace(sampleId(3), SERVICES.id);
    const foreign = await scanCard(await membersScene());
    for (const cookie of ["", other, forged, "pass-x=1"]) {
      const answer = await sendForm(scene, "requests", request, { headers: { cookie } });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: "no_pass", detail: expect.stringContaining("PIN") });
    }
    const answer = await sendForm(scene, "feedback", opinion, { headers: { cookie: foreign } });
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: "no_card" }]);
    const page = await sendForm(scene, "requests", request, { headers: WITHOUT_SCRIPTS });
    expect([page.status, page.headers.get("content-type")]).toEqual([403, "text/html; charset=utf-8"]);
    expect(await page.text()).toContain("Bitte geben Sie die PIN ein");
    expect([await countRows(scene, "/requests"), await countRows(scene, "/feedback")]).toEqual([0, 0]);
  });

  it("is refused once another PIN holds, and not offered once it is published no more [R8]", async () => {
    const scene = await membersScene();
    const cookie = getPass(await openButton(scene, SERVICES, { pin: PIN }));
    await setPin(scene, SERVICES, "20262026");
    expect((await sendForm(scene, "requests", request, { headers: { cookie } })).status).toBe(403);
    const path = (language: string) => scene.at(`/documents/buttons?language=${language}`);
    for (const language of ["en", "de"]) {
      const json = { buttons: [OPINION] };
      await expectAnswer(await scene.caller.call("PUT", path(language), { json, revision: 1 }));
    }
    await scene.publish();
    expect((await sendForm(scene, "requests", request, { headers: { cookie } })).status).toBe(410);
  });

  it("thanks a guest without scripts on the page to which it leads back [R8, R12]", async () => {
    const scene = await membersScene();
    const cookie = getPass(await openButton(scene, SERVICES, { pin: PIN }));
    const sent = await sendForm(scene, "requests", request, { headers: { ...WITHOUT_SCRIPTS, cookie } });
    expect(sent.status).toBe(303);
    const [address = "", place] = (sent.headers.get("location") ?? "").split("#");
    const page = await (await ask(address)).text();
    expect(place).toBe(`s-${SERVICES.id}`);
    expect(page).toMatch(new RegExp(`id="${place}".*data-receipt=.*name="pin"`, "s"));
    expect(page).not.toContain(ASKED);
  });
});
