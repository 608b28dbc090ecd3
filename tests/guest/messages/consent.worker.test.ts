import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { CONSENT_TEXT_VERSION } from "#portal/words/consent-words.ts";
import { callAsOperator, makeLicence } from "#scripts/api/caller.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { fetchFigures, getValues, PLAIN_VISIT } from "#tests/factories/figures.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { atDesk } from "#tests/factories/worker/desk.ts";
import { target } from "#tests/factories/worker/worker-target.ts";

const BROWSER = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1";

/** A published property; `marketingConsent`: whether it asks guests for consent. */
async function openProperty(marketingConsent = true): Promise<Scene> {
  const scene = await openScene(target, { languages: ["en", "de"] });
  const put = (path: string, json: unknown, revision: number) =>
    scene.caller.call("PUT", scene.at(path), { json, revision });
  await put("/documents/buttons?language=en", { buttons: [usableButton("link", 1)] }, 0);
  expect((await put("/documents/qr", { marketingConsent }, 1)).status).toBe(200);
  const published = await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } });
  expect(published.status).toBe(201);
  return scene;
}

function visit({ property }: Scene, path: string, headers: Record<string, string> = {}): Promise<Response> {
  const address = `${target.origin}/p/${property.slug}${path}`;
  return target.send(
    new Request(address, { redirect: "manual", headers: { "user-agent": BROWSER, ...headers } }),
  );
}

function answer(
  { property }: Scene,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return target.send(
    new Request(`${target.origin}/p/${property.slug}/consent`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams(fields),
      headers: { origin: target.origin, "sec-fetch-site": "same-origin", "user-agent": BROWSER, ...headers },
    }),
  );
}

function readCookie(response: Response): string {
  return response.headers.get("set-cookie")?.split(";")[0] ?? "";
}

const getRows = ({ property }: Scene) =>
  atDesk<{
    visitor_id: string;
    kind: string;
    given: number;
    text_version: string;
    at: number;
    given_at: number | null;
  }>(property.id, "SELECT * FROM consents ORDER BY at");

async function fetchLanding(scene: Scene): Promise<string | null> {
  const qr = await scene.caller.call("GET", scene.at("/qr"));
  const { address } = (await qr.json()) as { address: string };
  const landed = await target.send(new Request(address, { redirect: "manual" }));
  expect(landed.status).toBe(302);
  return landed.headers.get("location");
}

describe("a guest who scans the code", () => {
  it("is asked once where the property wishes so, in their language, without a cookie before they answer [S11] [S81]", async () => {
    const scene = await openProperty();
    const { slug } = scene.property;
    expect(await fetchLanding(scene)).toBe(`/p/${slug}/welcome`);
    const question = await visit(scene, "/welcome", { "accept-language": "de" });
    expect([question.status, question.headers.get("set-cookie")]).toEqual([200, null]);
    expect(question.headers.get("cache-control")).toBe("private, no-store");
    const page = await question.text();
    expect(page).toContain("Dürfen wir zählen, wie oft Sie wiederkommen?");
    expect(page.match(/<li>/g)).toHaveLength(3);
    expect(page).toContain("Unter Datenschutz können Sie sich jederzeit anders entscheiden.");
    expect(page).not.toContain("<script");
    for (const choice of ["accept", "decline"]) {
      const answered = await answer(scene, { choice, language: "de" });
      expect([answered.status, answered.headers.get("location")]).toEqual([303, `/p/${slug}/de#qr`]);
      const again = await visit(scene, "/welcome", { cookie: readCookie(answered) });
      expect([again.status, again.headers.get("location")]).toEqual([302, `/p/${slug}#qr`]);
    }
  });

  it("is led straight to the portal where the property does not ask [S81]", async () => {
    const scene = await openProperty(false);
    expect(await fetchLanding(scene)).toBe(`/p/${scene.property.slug}#qr`);
    expect((await visit(scene, "/welcome")).headers.get("location")).toBe(`/p/${scene.property.slug}#qr`);
    expect((await answer(scene, { choice: "accept" })).status).toBe(400);
    expect(await getRows(scene)).toEqual([]);
  });

  it("is not asked while the licence is not valid [S142]", async () => {
    const scene = await openProperty();
    await callAsOperator(target, "PUT", `/properties/${scene.property.id}/licence`, makeLicence("SUSPENDED"));
    expect(await fetchLanding(scene)).toBe(`/p/${scene.property.slug}#qr`);
    expect((await answer(scene, { choice: "accept" })).status).toBe(400);
  });
});

describe("a consent", () => {
  it("is stored with its wording, time and a random id that only this portal's cookie holds [S11]", async () => {
    const scene = await openProperty();
    const before = Date.now();
    const given = await answer(scene, { choice: "accept" });
    const [row] = await getRows(scene);
    expect(row).toMatchObject({ kind: "marketing", given: 1, text_version: CONSENT_TEXT_VERSION });
    expect(row?.at).toBeGreaterThanOrEqual(before);
    const cookie = given.headers.get("set-cookie");
    expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookie).toContain(`consent=${row?.visitor_id}; Path=/p/${scene.property.slug}; Max-Age=15552000`);
  });

  it("that is refused is stored too, and its cookie identifies no guest [S11]", async () => {
    const scene = await openProperty();
    const refused = await answer(scene, { choice: "decline" });
    expect(readCookie(refused)).toBe("consent=no");
    expect(await getRows(scene)).toMatchObject([{ given: 0, text_version: CONSENT_TEXT_VERSION }]);
  });

  it("is taken back on the page that the portal's foot leads to, under the same id and in the same row [S11, G8]", async () => {
    const scene = await openProperty();
    const { slug } = scene.property;
    expect(await (await visit(scene, "/en")).text()).toContain(`href="/p/${slug}/privacy"`);
    const cookie = readCookie(await answer(scene, { choice: "accept" }));
    const [given] = await getRows(scene);
    const page = await (await visit(scene, "/privacy", { cookie })).text();
    expect(page).toContain("Withdraw consent");
    // Staff find the browser's consent by the code that the guest's privacy page shows.
    const code = /Your code, for questions about your data: (\S{3}-\S{3})/.exec(page)?.[1];
    const found = await scene.caller.call("POST", scene.at("/guest-data/find"), { json: { receipt: code } });
    expect(await found.json()).toMatchObject({ items: [{ kind: "consents", isGiven: true }] });
    const withdrawn = await answer(scene, { choice: "decline", page: "privacy" }, { cookie });
    expect([withdrawn.headers.get("location"), readCookie(withdrawn)]).toEqual([
      `/p/${slug}/privacy`,
      "consent=no",
    ]);
    // Withdrawing updates the visitor's row, which proves when consent was given and when it was withdrawn (D20).
    const [taken, ...others] = await getRows(scene);
    expect(others).toEqual([]);
    expect(taken).toMatchObject({ given: 0, visitor_id: given?.visitor_id, given_at: given?.at });
    expect(taken?.at).toBeGreaterThanOrEqual(Number(given?.at));
    const after = await (await visit(scene, "/privacy", { cookie: "consent=no" })).text();
    expect(after).toContain("We don’t recognise return visits from this phone.");
    expect(after).toContain("Allow it");
  });

  it("can be taken back when the property has stopped asking, and while it is closed [S11] [S142]", async () => {
    const scene = await openProperty();
    const cookie = readCookie(await answer(scene, { choice: "accept" }));
    await callAsOperator(target, "PUT", `/properties/${scene.property.id}/licence`, makeLicence("SUSPENDED"));
    expect(await (await visit(scene, "/privacy", { cookie })).text()).toContain("Withdraw consent");
    expect((await answer(scene, { choice: "decline", page: "privacy" }, { cookie })).status).toBe(303);
    expect(await (await visit(scene, "/privacy")).text()).not.toContain("<form");
  });

  it.each([
    [
      "another site",
      403,
      { choice: "accept" },
      { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    ],
    [
      "a page that names no origin",
      403,
      { choice: "accept" },
      { origin: "null", "sec-fetch-site": "cross-site" },
    ],
    ["a choice that was not offered", 400, { choice: "always" }, {}],
    ["no choice", 400, {}, {}],
    ["a body of another type", 415, { choice: "accept" }, { "content-type": "application/json" }],
    ["a body that is too long", 413, { choice: "accept", more: "x".repeat(2_000) }, {}],
  ])("is not taken from %s", async (_, status, fields, headers) => {
    const scene = await openProperty();
    const response = await answer(scene, fields as Record<string, string>, headers as Record<string, string>);
    expect([response.status, response.headers.get("set-cookie")]).toEqual([status, null]);
    expect(await getRows(scene)).toEqual([]);
  });

  it("fills no table, however often one guest answers [S84]", async () => {
    const scene = await openProperty();
    const cookie = readCookie(await answer(scene, { choice: "accept" }));
    const statuses = [];
    for (let time = 0; time < 21; time += 1)
      statuses.push((await answer(scene, { choice: "accept" }, { cookie })).status);
    expect(statuses).toEqual([...Array(20).fill(303), 429]);
    expect(await getRows(scene)).toHaveLength(1);
  });

  it("is taken from all guests of a ship, who share one address and one browser's name [D11, S81]", async () => {
    const scene = await openProperty();
    const answers = Array.from({ length: 60 }, () => answer(scene, { choice: "decline" }));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([303]));
  });
});

describe("repeat visits", () => {
  const MINUTE_MS = 60_000;
  const MORNING = Date.parse("2040-06-12T08:00:00Z");
  const timeZone = "Europe/Rome";
  const newProperty = () => {
    const id = crypto.randomUUID();
    const stub = env.PROPERTY_ANALYTICS.getByName(id);
    const view = (at: number, consentedId: string | null, network = "203.0.113.1") =>
      stub.record({
        events: [{ id: crypto.randomUUID(), kind: "view" }],
        at,
        timeZone,
        visit: PLAIN_VISIT,
        visitor: { network, userAgent: "Browser", consentedId },
      });
    const totals = async () =>
      getValues((await fetchFigures(id, { range: "30d", now: MORNING + 3 * 86_400_000, timeZone })).totals);
    const consent = async (letter: string, at = MORNING) => {
      const id = crypto.randomUUID();
      const limits = { perVisitorHour: 10, perNetworkHour: 10, perPropertyDay: 20, heldPerDay: 0 };
      const submission = { kind: "consent", id, key: id, limits, consentedId: letter.repeat(24) } as const;
      const visitor = { network: "203.0.113.1", userAgent: "Browser" };
      await stub.admit(submission, { visitor, at, timeZone });
    };
    return { stub, view, totals, consent };
  };

  it("are unknown until somebody has consented, and then theirs alone [S214]", async () => {
    const { view, totals, consent } = newProperty();
    await view(MORNING, null);
    await view(MORNING + 86_400_000, null);
    expect((await totals()).repeatVisits).toBeNull();
    await consent("a");
    await view(MORNING, "a".repeat(24));
    expect((await totals()).repeatVisits).toBe(0);
    await view(MORNING + MINUTE_MS, "a".repeat(24));
    expect((await totals()).repeatVisits).toBe(0);
    await view(MORNING + 86_400_000, "a".repeat(24), "198.51.100.7");
    await view(MORNING + 2 * 86_400_000, "a".repeat(24), "192.0.2.7");
    expect(await totals()).toMatchObject({ repeatVisits: 2, visits: 5 });
  });

  it("tell guests of one network apart by their ids [S214]", async () => {
    const { view, totals, consent } = newProperty();
    for (const letter of ["a", "b", "c"]) {
      await consent(letter);
      await view(MORNING, letter.repeat(24));
    }
    expect(await totals()).toMatchObject({ uniqueVisits: 3, repeatVisits: 0 });
  });

  it("end where the guest takes the consent back: they are new again [S214]", async () => {
    const { stub, view, totals, consent } = newProperty();
    await consent("a");
    await view(MORNING, "a".repeat(24));
    await stub.forgetVisitor("a".repeat(24));
    await view(MORNING + 86_400_000, "a".repeat(24));
    expect(await totals()).toMatchObject({ visits: 2, consentedVisits: 1, repeatVisits: 0 });
  });

  it("are of nobody who only claims an id: it counts where consent was given [S214]", async () => {
    const { stub, view, totals } = newProperty();
    for (let forged = 0; forged < 20; forged += 1) await view(MORNING, crypto.randomUUID().slice(0, 24));
    expect(await totals()).toMatchObject({ visits: 1, consentedVisits: 0, repeatVisits: null });
    const known = await runInDurableObject(stub, (_, { storage }) =>
      storage.sql.exec("SELECT * FROM known_visitors").toArray(),
    );
    expect(known).toEqual([]);
  });

  it("are counted by the cookie that a published page's beacon brings [S214]", async () => {
    const scene = await openProperty();
    const cookie = readCookie(await answer(scene, { choice: "accept" }));
    const body = JSON.stringify({ v: 1, events: [{ id: crypto.randomUUID(), kind: "view" }] });
    const headers = {
      origin: target.origin,
      "sec-fetch-site": "same-origin",
      "content-type": "text/plain",
      "user-agent": BROWSER,
      "accept-language": "en",
      cookie,
    };
    const address = `${target.origin}/p/${scene.property.slug}/events`;
    expect((await target.send(new Request(address, { method: "POST", body, headers }))).status).toBe(204);
    const { totals } = await fetchFigures(scene.property.id, { timeZone: scene.property.timeZone });
    expect(getValues(totals)).toMatchObject({ consentedVisits: 1, repeatVisits: 0 });
  });
});
