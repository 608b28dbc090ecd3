import { beforeAll, describe, expect, it } from "vitest";
import type { Feedback } from "#domain/guest/feedback.ts";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { SLUG_PATTERN } from "#domain/property/property.ts";
import { sampleId, usableButton } from "../../factories/draft.ts";
import { HOSTILE_SAMPLE } from "../../factories/hostile/hostile-sample.ts";
import type { Scene } from "../../factories/scene.ts";
import { target } from "../../factories/worker/worker-target.ts";
import { newGuest, publishScene, sendForm, WITHOUT_SCRIPTS } from "./guest-form.ts";

const QUESTION = `q-${sampleId(802)}`;

/** Removes the characters that are not allowed in a header. */
function toHeader(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, "").slice(0, 400);
}

/** Expects an intended status, a redirect only within the portal, and no markup of the guest. */
async function expectCalm(response: Response, text: string, statuses: readonly number[]): Promise<void> {
  expect(statuses).toContain(response.status);
  const location = response.headers.get("location");
  if (location !== null)
    expect(location).toMatch(/^\/p\/[\w%.~!*'()-]*(?:\/[a-z]+(?:\.[a-z]+)?)?(?:#[\w-]*)?$/);
  for (const [, value] of response.headers) expect(value).not.toMatch(/[\r\n]|alert\(1\)/);
  const body = await response.text();
  if (text.includes("<")) expect(body).not.toContain(text);
  expect(body).not.toMatch(/<script(?! src="\/guest\/v1\.js(?:\?\d+)?")|\son\w+=/i);
}

describe("every field that a guest's browser fills in", () => {
  let scene: Scene;
  let service: string;

  beforeAll(async () => {
    const services = usableButton("guest-services", 1, "Guest services");
    service = services.type === "guest-services" ? (services.services[0]?.id ?? "") : "";
    scene = await publishScene([services, usableButton("feedback", 2, "How was it?")]);
  });

  async function storedRows(): Promise<readonly [requests: number, feedback: number]> {
    const read = async (path: string) =>
      ((await (await scene.caller.call("GET", scene.at(path))).json()) as { items: unknown[] }).items;
    const requests = (await read("/requests?limit=100")) as GuestRequest[];
    const feedback = (await read("/feedback?limit=100")) as Feedback[];
    return [requests.length, feedback.length];
  }

  it.each(HOSTILE_SAMPLE)(
    "of a form is refused where it names what is not there: $what [S9, S77]",
    async ({ text }) => {
      const before = await storedRows();
      const feedback = { button: sampleId(2), language: "en", [QUESTION]: "5" };
      const request = { button: sampleId(1), language: "en", service, room: "204", note: "" };
      const forms = [
        ["feedback", { ...feedback, button: text }],
        ["feedback", { ...feedback, language: text }],
        ["feedback", { ...feedback, [QUESTION]: text }],
        ["feedback", { ...feedback, [`q-${text}`]: "5" }],
        ["requests", { ...request, button: text }],
        ["requests", { ...request, language: text }],
        ["requests", { ...request, service: text }],
      ] as const;
      for (const [name, fields] of forms) {
        for (const headers of [{}, WITHOUT_SCRIPTS]) {
          await expectCalm(await sendForm(scene, name, fields, { headers }), text, [400, 413]);
        }
      }
      const consent = async (fields: Readonly<Record<string, string>>) =>
        target.send(
          new Request(`${target.origin}/p/${scene.property.slug}/consent`, {
            method: "POST",
            redirect: "manual",
            body: new URLSearchParams(fields),
            headers: { origin: target.origin, "cf-connecting-ip": newGuest() },
          }),
        );
      await expectCalm(await consent({ choice: text, language: "en" }), text, [400, 413]);
      await expectCalm(await consent({ choice: "decline", language: text, page: text }), text, [303, 413]);
      expect(await storedRows()).toEqual(before);
    },
  );

  it.each(HOSTILE_SAMPLE)(
    "of an address, a header or a beacon changes no answer: $what [S9, S83, S214]",
    async ({ text }) => {
      const { slug } = scene.property;
      const part = encodeURIComponent(new TextDecoder().decode(new TextEncoder().encode(text)));
      const ask = (path: string, init: RequestInit = {}) =>
        target.send(new Request(`${target.origin}${path}`, { redirect: "manual", ...init }));
      const from = () => ({ "cf-connecting-ip": newGuest() });
      // A text that is a slug except for its capitals redirects to the slug in lower case.
      const isFolded = /[A-Z]/.test(text) && SLUG_PATTERN.test(text.toLowerCase());
      await expectCalm(await ask(`/p/${slug}/${part}`, { headers: from() }), text, [200, 302, 404]);
      for (const path of [`/p/${part}`, `/p/${part}/welcome`, `/p/${part}/icon.svg`]) {
        const answer = await ask(path, { headers: from() });
        await expectCalm(answer, text, isFolded ? [308] : [200, 302, 404]);
      }
      for (const name of ["feedback", "consent"]) {
        const answer = await ask(`/p/${part}/${name}`, { headers: from() });
        await expectCalm(answer, text, isFolded ? [308] : [303, 404]);
      }
      await expectCalm(await ask(`/q/${part}`, { headers: from() }), text, [404, 429]);
      const named = toHeader(text);
      for (const [name, value] of [
        ["accept-language", named],
        ["cookie", `pl=${named}; consent=${named}`],
        ["user-agent", named],
        ["if-none-match", named],
      ] as const) {
        for (const page of ["", "/privacy", "/welcome"]) {
          const answer = await ask(`/p/${slug}${page}`, { headers: { ...from(), [name]: value } });
          await expectCalm(answer, named, [200, 302]);
        }
      }
      for (const event of [
        { id: text, kind: "view" },
        { id: "12345678", kind: text },
        { id: "12345678", kind: "click", button: text },
        { id: "12345678", kind: "social", channel: text },
        { id: "12345678", kind: "view", language: text, via: text },
      ]) {
        const answer = await ask(`/p/${slug}/events`, {
          method: "POST",
          body: JSON.stringify({ v: 1, events: [event] }),
          headers: {
            ...from(),
            origin: target.origin,
            "content-type": "text/plain",
            "user-agent": "Mozilla/5.0 (iPhone)",
            "accept-language": "en",
          },
        });
        await expectCalm(answer, text, [204, 400, 413]);
      }
    },
  );
});
