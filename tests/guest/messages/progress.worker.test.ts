import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import type { GuestRequest } from "#domain/guest/guest-request.ts";

import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { PROGRESS_WORDS } from "#portal/words/progress-words.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { ask, ORIGIN } from "#tests/factories/published-portal.ts";
import type { Scene } from "#tests/factories/scene.ts";
import { stepsHtml } from "#worker/guest/forms/request-steps.ts";
import type { PortalChannel } from "#worker/live/portal-channel.ts";
import { newGuest, publishScene, sendForm, WITHOUT_SCRIPTS } from "./guest-form.ts";

const BUTTON = {
  ...usableButton("guest-services", 1, "Guest services"),
  services: [{ id: sampleId(41), name: "Bath <towels>", icon: "bell", note: true }],
} as Button;

let scene: Scene;
beforeAll(async () => {
  scene = await publishScene([BUTTON]);
  const { revision } = (await expectAnswer(await scene.caller.call("GET", scene.at("")))) as {
    revision: number;
  };
  const json = { telephone: "+44 1326 550142" };
  await expectAnswer(await scene.caller.call("PATCH", scene.at(""), { json, revision }));
});

async function send(headers: Record<string, string> = {}): Promise<Response> {
  const fields = {
    button: BUTTON.id,
    service: sampleId(41),
    language: "en",
    room: "214",
    note: "Two <big> ones",
  };
  return sendForm(scene, "requests", { ...fields, submission: crypto.randomUUID() }, { headers });
}
async function receive(): Promise<{ code: string; request: GuestRequest }> {
  const html = await (await send()).text();
  const code = /data-receipt="(\w+)"/.exec(html)?.[1] ?? "";
  const answer = await expectAnswer(await scene.caller.call("GET", scene.at("/requests?limit=1")));
  return { code, request: (answer as { items: GuestRequest[] }).items[0] as GuestRequest };
}
async function handle(request: GuestRequest, step: object): Promise<GuestRequest> {
  const path = scene.at(`/requests/${request.id}/handling`);
  const json = { revision: request.revision, ...step };
  return (await expectAnswer(await scene.caller.call("POST", path, { json }))) as GuestRequest;
}
const steps = (code: string, { language = "en", from = newGuest(), slug = scene.property.slug } = {}) =>
  ask(`/p/${slug}/${language}/receipts/${code}/steps`, { headers: { "cf-connecting-ip": from } });
const getText = async (answer: Response) =>
  (await answer.text()).replace(/<time[^>]*>[^<]*/g, "").replace(/<[^>]+>/g, "|");

/** Opens a page's socket and records the messages that it receives. */
async function listen(codes: string, origin = ORIGIN, from = newGuest()) {
  const answer = await ask(`/p/${scene.property.slug}/channel?codes=${codes}`, {
    headers: { upgrade: "websocket", origin, "cf-connecting-ip": from },
  });
  const heard: string[] = [];
  let isClosed = false;
  const { webSocket } = answer;
  webSocket?.accept();
  webSocket?.addEventListener("message", ({ data }) => heard.push(String(data)));
  webSocket?.addEventListener("close", () => {
    isClosed = true;
  });
  return {
    status: answer.status,
    heard,
    say: (text: string) => webSocket?.send(text),
    isClosed: () => isClosed,
  };
}
const channel = () => env.PORTAL_CHANNEL.getByName(scene.property.id) as DurableObjectStub<PortalChannel>;

describe("a guest's request", () => {
  it("is shown as sent, seen, on its way with its minutes, and done, and what was typed is text [R12]", async () => {
    const { code, request } = await receive();
    const sent = await steps(code);
    expect([sent.status, sent.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const html = await sent.text();
    expect(html).toContain("Bath &lt;towels&gt;");
    expect(html).toContain("Two &lt;big&gt; ones");
    expect(html).toMatch(/is-now" aria-current="step">.*?Sent.*is-todo.*Seen.*is-todo.*On its way/);
    const seen = await handle(request, { to: "seen" });
    expect(await (await steps(code)).text()).toMatch(/aria-current="step">(?:(?!<li).)*Seen/);
    const taken = await handle(seen, { to: "taken", minutes: 10 });
    const shown = await getText(await steps(code));
    expect(shown).toMatch(/On its way\|+About 10 minutes/);
    expect(await (await steps(code)).text()).toContain("data-open");
    await handle(taken, { to: "done" });
    const done = await (await steps(code)).text();
    expect(done).toContain("data-again>Is something missing?</button>");
    expect(done).not.toMatch(/data-open|On its way/);
  });

  it.each([
    [{ code: "none_left", text: null }, "There are none left."],
    [{ code: "own", text: "The <lift> is stuck." }, "The &lt;lift&gt; is stuck."],
  ])("that can't be done says why, with the number of the property: %j [R12]", async (reason, words) => {
    const { code, request } = await receive();
    await handle(request, { to: "refused", reason });
    const html = await (await steps(code)).text();
    expect(html).toContain(words);
    expect(html).toContain('href="tel:+441326550142"');
    expect(html).not.toContain("data-open");
  });

  it("reveals neither who does it nor staff's internal notes [R12, R9]", async () => {
    const { code, request } = await receive();
    const taken = await handle(request, { to: "taken", staffNote: "Marker-7141" });
    const html = await (await steps(code)).text();
    expect(html).not.toContain("Marker-7141");
    const { displayName } = scene.caller.user;
    expect(taken.holder?.name).toBe(displayName);
    expect(html).not.toContain(displayName);
    expect(html).not.toContain(request.id);
  });

  it("is told of without scripts under the receipt's address, as it is at the moment [R12]", async () => {
    const answer = await send(WITHOUT_SCRIPTS);
    const path = (answer.headers.get("location") ?? "").split("#")[0] ?? "";
    const listed = await expectAnswer(await scene.caller.call("GET", scene.at("/requests?limit=1")));
    const [request] = (listed as { items: GuestRequest[] }).items;
    const read = async () => (await ask(path, { headers: { "cf-connecting-ip": newGuest() } })).text();
    expect(await read()).toContain("<strong>Sent</strong>");
    await handle(request as GuestRequest, { to: "taken", minutes: 20 });
    expect(await read()).toMatch(/<strong>On its way<\/strong> <time[^>]*>[^<]*<\/time> · About 20 minutes/);
  });

  it("is told on in a language that is open where the guest's own is not any more [R12]", async () => {
    const { code } = await receive();
    const { slug } = scene.property;
    for (const rest of ["", "/steps"]) {
      const answer = await ask(`/p/${slug}/ar/receipts/${code}${rest}`);
      expect([answer.status, answer.headers.get("location")]).toEqual([
        302,
        `/p/${slug}/en/receipts/${code}${rest}`,
      ]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });

  it.each(CONTENT_LANGUAGE_CODES)("is told in %s, in words without markup [R12]", (language) => {
    for (const text of Object.values(PROGRESS_WORDS[language])) expect(text).toMatch(/^[^<>&"]{2,}$/);
    const sent = { service: "Towels", note: "", sentAt: 0, seenAt: 0, at: 0, reason: null } as const;
    const progress = { ...sent, opensAt: null };
    const context = { language, timeZone: "UTC", telephone: "", now: 0 };
    const html = stepsHtml({ ...progress, state: "taken", minutes: 10 }, context);
    expect(html).toContain(PROGRESS_WORDS[language].about.split("{time}")[0]);
    expect(html).not.toContain("{time}");
  });
});

describe("a code that no request has", () => {
  it("tells nothing: 400 forged ones, and the codes of another property [R12]", async () => {
    const { code } = await receive();
    const forged = Array.from({ length: 400 }, (_, index) => {
      const sign = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"[index % 32] ?? "0";
      const at = index % 12;
      return code.slice(0, at) + (code[at] === sign ? (sign === "0" ? "1" : "0") : sign) + code.slice(at + 1);
    });
    for (const other of new Set(forged)) expect((await steps(other)).status).toBe(404);
    const { property } = await publishScene([BUTTON]);
    expect((await steps(code, { slug: property.slug })).status).toBe(404);
    expect((await steps(code, { language: "xx" })).status).toBe(404);
    expect((await steps("nonsense")).status).toBe(404);
    const page = await ask(`/p/${scene.property.slug}/en/receipts/${forged[1]}`);
    expect(await page.text()).not.toContain("<strong>");
  });

  it("is looked for no more once its network has tried as many as of codes [R12, G9]", async () => {
    const { code } = await receive();
    const from = newGuest();
    for (let tried = 0; tried <= 60; tried += 1) await steps("0123456789AB", { from });
    expect((await steps(code, { from })).status).toBe(404);
    expect((await steps(code)).status).toBe(200);
  });

  it("is gone with its request once that is erased [R12, G8]", async () => {
    const { code, request } = await receive();
    await expectAnswer(
      await scene.caller.call("POST", scene.at("/guest-data/erase"), {
        json: { entries: [{ kind: "requests", id: request.id }] },
      }),
    );
    expect((await steps(code)).status).toBe(404);
  });
});

describe("the channel of open pages", () => {
  it("says to the page that has a receipt that it has changed, and to no other [R12]", async () => {
    const [one, other] = [await receive(), await receive()];
    const [mine, theirs] = [await listen(`${one.code}.0123456789AB`), await listen(other.code)];
    expect([mine.status, theirs.status]).toEqual([101, 101]);
    await handle(one.request, { to: "taken" });
    await expect.poll(() => mine.heard).toEqual([one.code]);
    expect(theirs.heard).toEqual([]);
  });

  it("keeps nothing, and takes nothing but pings from a page [R12]", async () => {
    const { code } = await receive();
    const page = await listen(code);
    page.say("ping");
    await expect.poll(() => page.heard).toEqual(["pong"]);
    page.say("x".repeat(100_000));
    await expect.poll(page.isClosed).toBe(true);
    const kept = await runInDurableObject(channel(), async (_, { storage }) => (await storage.list()).size);
    expect(kept).toBe(0);
  });

  it("closes what was not heard of for long, and lets what pings be [R12]", async () => {
    const { code } = await receive();
    const page = await listen(code);
    await runDurableObjectAlarm(channel());
    expect(page.isClosed()).toBe(false);
    await runInDurableObject(channel(), async (instance) => {
      const { now } = Date;
      Date.now = () => now() + 3_600_000;
      try {
        await instance.alarm();
      } finally {
        Date.now = now;
      }
    });
    await expect.poll(page.isClosed).toBe(true);
  });

  it.each([
    ["no code", "", 400],
    ["six codes", Array.from({ length: 6 }, () => "0123456789AB").join("."), 400],
    ["what is no code", "../../x", 400],
  ])("takes no page with %s [R12]", async (_, codes, status) => {
    expect((await listen(codes)).status).toBe(status);
  });

  it("takes no page of another origin, and none without an upgrade [R12]", async () => {
    expect((await listen("0123456789AB", "https://evil.example")).status).toBe(403);
    const path = `/p/${scene.property.slug}/channel?codes=0123456789AB`;
    expect((await ask(path)).status).toBe(426);
  });

  it("bounds the sockets of a property and of a network, and has room for one that comes late [R12, G9]", async () => {
    const opened = await runInDurableObject(channel(), async (instance, state) => {
      const real = state.getWebSockets.bind(state);
      const counted = (count: (tag?: string) => number) => {
        state.getWebSockets = (tag) =>
          tag?.startsWith("network") || !tag ? Array(count(tag)).fill(null) : real(tag);
      };
      const request = () =>
        new Request("https://channel/", {
          headers: {
            upgrade: "websocket",
            "x-listener": JSON.stringify({ network: "n", codes: ["0123456789AB"] }),
          },
        });
      counted((tag) => (tag ? 0 : 10_000));
      const full = (await instance.fetch(request())).status;
      counted(() => 8_000);
      const network = (await instance.fetch(request())).status;
      counted((tag) => (tag ? 0 : 9_999));
      const late = (await instance.fetch(request())).status;
      state.getWebSockets = real;
      return { full, network, late };
    });
    expect(opened).toEqual({ full: 429, network: 429, late: 101 });
  });
});
