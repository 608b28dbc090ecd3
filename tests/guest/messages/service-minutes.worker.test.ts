import { beforeAll, describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { DAY_MS, MINUTE_MS } from "#domain/time.ts";
import { firstMomentAt, toLocalTime } from "#domain/zoned-time.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { ask } from "#tests/factories/published-portal.ts";
import type { Scene } from "#tests/factories/scene.ts";
import { newGuest, publishScene, sendForm, WITHOUT_SCRIPTS } from "./guest-form.ts";

const TIMED = { id: sampleId(41), name: "Towels", icon: "bell", note: false, minutes: 10 };
const UNTIMED = { id: sampleId(42), name: "Cot", icon: "bell", note: false };
const OPEN = { ...usableButton("guest-services", 1, "Always"), services: [TIMED, UNTIMED] } as Button;
/** A button that is open only at noon tomorrow. */
const CLOSED = { ...usableButton("guest-services", 2, "Tomorrow"), services: [TIMED] } as Button;

/** The time zone of the properties that `openScene` creates. */
const SCENE_ZONE = "Europe/London";

let scene: Scene;
let opening: number;
beforeAll(async () => {
  const { day } = toLocalTime(Date.now() + DAY_MS, SCENE_ZONE);
  const open = { from: "12:00", to: "12:05", nextDay: false };
  const later = { from: "18:00", to: "19:00", nextDay: false };
  const exceptions = [open, later].map((span, index) => ({
    id: sampleId(60 + index),
    date: day,
    open: span,
  }));
  const hours: Hours = { outside: "close", windows: [], exceptions };
  scene = await publishScene([OPEN, { ...CLOSED, hours }]);
  opening = firstMomentAt(Date.parse(`${day}T12:00:00Z`), SCENE_ZONE);
});

async function send(button: Button, service: { readonly id: string }, headers: Record<string, string> = {}) {
  const fields = { button: button.id, service: service.id, language: "en", room: "214" };
  return sendForm(scene, "requests", { ...fields, submission: crypto.randomUUID() }, { headers });
}
async function newest(): Promise<GuestRequest> {
  const answer = await expectAnswer(await scene.caller.call("GET", scene.at("/requests?limit=1")));
  return (answer as { items: GuestRequest[] }).items[0] as GuestRequest;
}

describe("the minutes of a service", () => {
  it("run from the moment at which a guest asks, and only where it has some [R10]", async () => {
    const answer = await send(OPEN, TIMED);
    const code = /data-receipt="(\w+)"/.exec(await answer.text())?.[1] ?? "";
    const { clock, at, opensAt } = await newest();
    const due = new Date(Date.parse(at) + 10 * MINUTE_MS).toISOString();
    expect({ clock, opensAt }).toEqual({ clock: [{ from: at, to: due }], opensAt: null });
    const steps = await ask(`/p/${scene.property.slug}/en/receipts/${code}/steps`, {
      headers: { "cf-connecting-ip": newGuest() },
    });
    expect(await steps.text()).not.toContain("Opens");
    await send(OPEN, UNTIMED);
    expect(await newest()).toMatchObject({ service: "Cot", clock: null, opensAt: null });
  });

  it("wait for its hours, and its guest reads when it opens, with and without scripts [R10]", async () => {
    const code = /data-receipt="(\w+)"/.exec(await (await send(CLOSED, TIMED)).text())?.[1] ?? "";
    const { clock, opensAt } = await newest();
    const later = opening + 6 * 60 * MINUTE_MS;
    const iso = (at: number) => new Date(at).toISOString();
    expect(opensAt).toBe(iso(opening));
    expect(clock).toEqual([
      { from: iso(opening), to: iso(opening + 5 * MINUTE_MS) },
      { from: iso(later), to: iso(later + 5 * MINUTE_MS) },
    ]);
    const steps = await ask(`/p/${scene.property.slug}/de/receipts/${code}/steps`, {
      headers: { "cf-connecting-ip": newGuest() },
    });
    expect(await steps.text()).toContain("Öffnet morgen um 12:00");
    const plain = await send(CLOSED, TIMED, WITHOUT_SCRIPTS);
    const path = plain.headers.get("location")?.split("#")[0] ?? "";
    const page = await ask(path, { headers: { "cf-connecting-ip": newGuest() } });
    expect(await page.text()).toMatch(
      /<strong>Sent<\/strong> <time[^>]*>[^<]*<\/time> · Opens tomorrow 12:00/,
    );
  });

  it.each([0, 241, 1.5])("are 1 to 240 whole ones: %s is refused at its field [R10]", async (minutes) => {
    const json = { buttons: [{ ...OPEN, services: [{ ...TIMED, minutes }] }] };
    const answer = await scene.caller.call("PUT", scene.at("/documents/buttons?language=de"), {
      json,
      revision: 1,
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("services");
  });
});
