import { beforeAll, describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import { type GuestRequest, REQUEST_LIMITS } from "#domain/guest/guest-request.ts";
import { callAs, callAsOperator, makeLicence } from "#scripts/api/caller.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import type { Scene } from "#tests/factories/scene.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { mailsTo, newGuest, publishScene, sendForm, WITHOUT_SCRIPTS } from "./guest-form.ts";

const BUTTON = sampleId(1);
const TOWELS = sampleId(41);
const BREAKFAST = sampleId(42);

let opened = 0;

function servicesButton(email: string, names: readonly [towels: string, breakfast: string]): Button {
  return {
    ...usableButton("guest-services", 1, "Guest services"),
    email,
    services: [
      { id: TOWELS, name: names[0], icon: "bell", note: false },
      { id: BREAKFAST, name: names[1], icon: "food", note: true },
    ],
  } as Button;
}

async function openProperty() {
  opened += 1;
  const email = `desk-${opened}@house.example`;
  const scene = await publishScene(
    [servicesButton(email, ["Fresh towels", "Breakfast in your room"])],
    [servicesButton(email, ["Frische Handtücher", "Frühstück aufs Zimmer"])],
  );
  return { scene, email };
}

function asked(more: Record<string, string> = {}) {
  return { button: BUTTON, service: BREAKFAST, language: "en", room: "204", note: "Two eggs", ...more };
}

async function fetchList(scene: Scene): Promise<GuestRequest[]> {
  const response = await scene.caller.call("GET", scene.at("/requests"));
  expect(response.status).toBe(200);
  return ((await response.json()) as { items: GuestRequest[] }).items;
}

/** A property for refused forms: no test stores a message of it. */
let untouched: Awaited<ReturnType<typeof openProperty>>;
beforeAll(async () => {
  untouched = await openProperty();
});

describe("a guest's request", () => {
  it("reaches staff: in the list as the guest read it and as they read it themselves, by mail in the language of the property [S141, R9]", async () => {
    const { scene, email } = await openProperty();
    expect((await sendForm(scene, "requests", asked({ language: "de" }))).status).toBe(200);
    expect(await fetchList(scene)).toMatchObject([
      {
        buttonId: BUTTON,
        serviceId: BREAKFAST,
        service: "Frühstück aufs Zimmer",
        names: { en: "Breakfast in your room", de: "Frühstück aufs Zimmer" },
        language: "de",
        room: "204",
        note: "Two eggs",
        doneAt: null,
      },
    ]);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe("Request from a guest: Breakfast in your room · Room 204");
    expect(mail?.body).toContain("Room number\n204\n\nYour note\nTwo eggs\n");
  });

  it("needs no room and no note [S141]", async () => {
    const { scene } = await openProperty();
    const bare = { button: BUTTON, service: TOWELS, language: "en" };
    const answer = await sendForm(scene, "requests", bare, { headers: WITHOUT_SCRIPTS });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(new RegExp(`/en/receipts/[\\dA-Z-]{14}#s-${BUTTON}$`));
    expect(await fetchList(scene)).toMatchObject([{ service: "Fresh towels", room: "", note: "" }]);
  });

  it("needs the room where its service says so, and says that in the guest's language [S141, D28]", async () => {
    const button = servicesButton("desk-room@house.example", ["Fresh towels", "Breakfast in your room"]);
    if (button.type !== "guest-services") throw new Error("A button of services is needed.");
    const services = button.services.map((service) => ({ ...service, roomRequired: true as const }));
    const scene = await publishScene([{ ...button, services }]);
    const page = await (await callAs(target, "GET", `/p/${scene.property.slug}?all`)).text();
    // `data-needed`: the page's script requires the room unless a scanned card names the place. Without scripts the
    // server requires it.
    expect(page.match(/<input[^>]*data-needed=""[^>]*name="room"/g)).toHaveLength(2);
    for (const room of ["", "  "]) {
      expect((await sendForm(scene, "requests", asked({ room }))).status).toBe(422);
    }
    const bare = asked({ room: "", language: "de" });
    const refused = await sendForm(scene, "requests", bare, { headers: WITHOUT_SCRIPTS });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("Bitte geben Sie Ihre Zimmernummer an.");
    expect(await fetchList(scene)).toEqual([]);
    expect((await sendForm(scene, "requests", asked())).status).toBe(200);
    expect(await fetchList(scene)).toMatchObject([{ room: "204" }]);
  });

  it("is stored and mailed once under replay [S141]", async () => {
    const { scene, email } = await openProperty();
    const from = newGuest();
    for (let time = 0; time < 3; time += 1) await sendForm(scene, "requests", asked(), { from });
    const named = asked({ note: "Tea", submission: "0123456789abcdef01" });
    for (let time = 0; time < 3; time += 1) await sendForm(scene, "requests", named);
    expect(await fetchList(scene)).toHaveLength(2);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it.each([
    `<script>alert(1)</script>`,
    `"><img src=x onerror=alert(1)>`,
    `{{constructor}} \${7*7} '; DROP TABLE guest_requests; --`,
    `Zimmer frei?\nBcc: all@evil.example`,
  ])("stays text, whatever a guest writes: %j [S141]", async (note) => {
    const { scene, email } = await openProperty();
    expect((await sendForm(scene, "requests", asked({ note }))).status).toBe(200);
    expect((await fetchList(scene))[0]?.note).toBe(note);
    const [mail] = await mailsTo(email);
    expect(mail?.body).toContain(note);
    expect(mail?.subject).toBe("Request from a guest: Breakfast in your room · Room 204");
  });

  it.each([
    ["a service that is not offered", { service: sampleId(99) }],
    ["another button", { button: sampleId(98) }],
    ["a language without this form", { language: "fr" }],
    ["a note where none is asked for", { service: TOWELS }],
    ["a room on two lines", { room: "204\nBcc: x@evil.example" }],
    ["a room of 21 characters", { room: "2".repeat(21) }],
    ["a note of 301 characters", { note: "x".repeat(301) }],
  ])("is refused with %s [S141]", async (_, forged) => {
    const { scene, email } = untouched;
    expect((await sendForm(scene, "requests", asked(forged))).status).toBe(400);
    expect(await fetchList(scene)).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
  });

  it("is bounded by guest and hour, and refused while the portal is closed [S141] [S142]", async () => {
    const { scene } = await openProperty();
    const from = newGuest();
    const ask = (note: string) =>
      sendForm(scene, "requests", asked({ note, visitor: "0123456789abcdef01" }), { from });
    for (let sent = 0; sent < REQUEST_LIMITS.perVisitorHour; sent += 1) {
      expect((await ask(`${sent}`)).status).toBe(200);
    }
    expect((await ask("more")).status).toBe(429);
    await callAsOperator(target, "PUT", `/properties/${scene.property.id}/licence`, makeLicence("SUSPENDED"));
    expect((await sendForm(scene, "requests", asked())).status).toBe(403);
    expect(await fetchList(scene)).toHaveLength(REQUEST_LIMITS.perVisitorHour);
  });

  it("is not offered, and refused, where the feature was off when the property published [S141]", async () => {
    const { scene } = await openProperty();
    await callAsOperator(target, "PUT", `/properties/${scene.property.id}/features`, {
      guestServices: false,
    });
    await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } });
    expect((await sendForm(scene, "requests", asked())).status).toBe(410);
    expect(await fetchList(scene)).toEqual([]);
  });

  it("stands before all that is done, however many pages they fill [S84]", async () => {
    const { scene } = await openProperty();
    const notes = ["a", "b", "c", "d", "e"];
    for (const note of notes) await sendForm(scene, "requests", asked({ note }));
    const toId = new Map((await fetchList(scene)).map(({ id, note }) => [note, id]));
    for (const note of ["a", "d", "e"]) {
      const json = { revision: 0, to: "done" };
      await scene.caller.call("POST", scene.at(`/requests/${toId.get(note)}/handling`), { json });
    }
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const query = new URLSearchParams({ limit: "2", ...(cursor ? { cursor } : {}) });
      const response = await scene.caller.call("GET", scene.at(`/requests?${query}`));
      const page = (await response.json()) as { items: GuestRequest[]; nextCursor?: string };
      read.push(...page.items.map(({ note }) => note));
      cursor = page.nextCursor;
    } while (cursor);
    expect(read).toEqual(["c", "b", "e", "d", "a"]);
  });
});
