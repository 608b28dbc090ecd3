import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import type { ActivityPage } from "#domain/live/activity.ts";
import type { PortalState } from "#domain/property/portal-state.ts";
import type { Property } from "#domain/property/property.ts";
import { CONSENT_WORDS, withName } from "#portal/words/consent-words.ts";
import { callAsOperator, expectAnswer } from "#scripts/api/caller.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { fetchFigures, getValues } from "#tests/factories/figures.ts";
import { OPEN, publishSample } from "#tests/factories/published-portal.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { saveButtons } from "#tests/factories/stored-draft.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { readRawPortal } from "#worker/portal/portal-store.ts";
import { withPropertyFacts } from "#worker/portal/property-facts.ts";
import { decodePortal } from "#worker/portal/stored-portal.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1";

async function openPublished(): Promise<Scene> {
  const scene = await openScene(target, { languages: [...CONTENT_LANGUAGE_CODES] });
  for (const language of CONTENT_LANGUAGE_CODES) {
    await saveButtons(scene, language, [usableButton("link", 1)]);
  }
  await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
  return scene;
}

const set = ({ caller, at }: Scene, isOn: boolean) =>
  caller.call("PUT", at("/visitor-ids"), { json: { isOn } });

function visit({ property }: Scene, path: string): Promise<Response> {
  return target.send(
    new Request(`${target.origin}/p/${property.slug}${path}`, { headers: { "user-agent": IPHONE } }),
  );
}

async function readZone(scene: Scene): Promise<string | null> {
  return / data-zone="([^"]*)"/.exec(await (await visit(scene, "/en")).text())?.[1] ?? null;
}

let views = 0;
async function view({ property }: Scene, visitor: string): Promise<void> {
  views += 1;
  const events = [{ id: `viewed-${views.toString().padStart(8, "0")}`, kind: "view" }];
  const answer = await target.send(
    new Request(`${target.origin}/p/${property.slug}/events`, {
      method: "POST",
      body: JSON.stringify({ v: 1, visitor, events }),
      headers: {
        origin: target.origin,
        "sec-fetch-site": "same-origin",
        "content-type": "text/plain",
        "user-agent": IPHONE,
        "accept-language": "en",
        "cf-connecting-ip": "203.0.113.90",
      },
    }),
  );
  expect(answer.status).toBe(204);
}

async function findUnique({ property: { id, timeZone } }: Scene): Promise<number | null | undefined> {
  return getValues((await fetchFigures(id, { timeZone })).totals).uniqueVisits;
}

const getDifferences = async ({ property }: Scene) =>
  (await callAsOperator<PortalState>(target, "GET", `/properties/${property.id}/portal`)).differences;

describe("the ids of guests' pages", () => {
  it("are on for every property, and the page gets the end of its day, without a publication [D11]", async () => {
    const scene = await openPublished();
    expect(scene.property.countsByVisitorId).toBe(true);
    expect(await readZone(scene)).toBe(scene.property.timeZone);
    await view(scene, `${"0".repeat(17)}1`);
    await view(scene, `${"0".repeat(17)}2`);
    expect(await findUnique(scene)).toBe(2);
    expect(await getDifferences(scene)).toEqual([]);
  });

  it("are gone at once when an owner switches them off, whatever old pages still send, and back when on [D11]", async () => {
    const scene = await openPublished();
    const etag = (await visit(scene, "/en")).headers.get("etag");
    const answer = (await expectAnswer(await set(scene, false))) as Property;
    expect([answer.countsByVisitorId, answer.revision]).toEqual([false, scene.property.revision]);
    expect(await readZone(scene)).toBeNull();
    expect((await visit(scene, "/en")).headers.get("etag")).not.toBe(etag);
    await view(scene, `${"0".repeat(17)}1`);
    await view(scene, `${"0".repeat(17)}2`);
    expect(await findUnique(scene)).toBe(1);
    expect(await getDifferences(scene)).toEqual([]);
    const json = { note: "", force: true };
    await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json }));
    expect(await readZone(scene)).toBeNull();
    await expectAnswer(await set(scene, true));
    expect(await readZone(scene)).toBe(scene.property.timeZone);
    expect(await getDifferences(scene)).toEqual([]);
  });

  it("are an owner's to switch: it is kept who did, and every open screen hears of it [D11, D12, S99]", async () => {
    const scene = await openPublished();
    await expectAnswer(await set(scene, false));
    const path = scene.at("/activity?limit=5");
    const { items } = (await expectAnswer(await scene.caller.call("GET", path))) as ActivityPage;
    expect(items[0]).toMatchObject({ action: "visitor-ids.set", summary: "off", userName: "Front desk" });
    const change = await env.DB.prepare(
      "select kind, payload from changes where property_id = ? order by sequence desc limit 1",
    )
      .bind(scene.property.id)
      .first<{ kind: string; payload: string }>();
    expect(change?.kind).toBe("property.updated");
    expect(JSON.parse(change?.payload ?? "")).toEqual({ countsByVisitorId: false });
    expect((await scene.caller.call("PUT", scene.at("/visitor-ids"), { json: { isOn: "no" } })).status).toBe(
      400,
    );
  });

  it("are explained where they are kept, in every language, and only there [D11, S11]", async () => {
    const scene = await openPublished();
    const { name } = scene.property;
    const pageIn = async (language: string) => {
      const address = `${target.origin}/p/${scene.property.slug}/privacy`;
      const headers = { "user-agent": IPHONE, "accept-language": language };
      return (await target.send(new Request(address, { headers }))).text();
    };
    for (const isOn of [true, false]) {
      await expectAnswer(await set(scene, isOn));
      for (const language of CONTENT_LANGUAGE_CODES) {
        const { counting, countingById } = CONSENT_WORDS[language];
        const page = await pageIn(language);
        expect(page.includes(withName(countingById, name)), language).toBe(isOn);
        expect(page.includes(withName(counting, name)), language).toBe(!isOn);
      }
    }
  });
});

describe("pages that are given ids", () => {
  it("differ from the published ones in one attribute, and are the same each time [D11, G2]", async () => {
    const { slug } = await publishSample();
    const stored = await readRawPortal(env.PORTALS, slug);
    const published = new Uint8Array(stored?.value ?? new ArrayBuffer(0));
    const facts = {
      timeZone: "Europe/Rome",
      address: "",
      telephone: "",
      countsByVisitorId: true,
      closure: null,
      announced: [],
      features: { guestServices: true },
      startPages: {},
    };
    const { bytes: given } = withPropertyFacts(published, facts);
    expect(Buffer.compare(given, withPropertyFacts(published, facts).bytes)).toBe(0);
    const about = { number: 1, licence: OPEN };
    const [before, after] = [decodePortal(published.buffer, about), decodePortal(given.buffer, about)];
    expect([before.manifest.visitorIds, after.manifest.visitorIds]).toEqual([false, true]);
    expect([...after.open.keys()]).toEqual([...before.open.keys()]);
    for (const [language, page] of after.open) {
      const earlier = before.open.get(language);
      const html = new TextDecoder().decode(page.body);
      expect(html.replace(' data-zone="Europe/Rome"', "")).toBe(new TextDecoder().decode(earlier?.body));
      expect(html).toContain('<body data-zone="Europe/Rome" data-events=');
      expect(page.etag).not.toBe(earlier?.etag);
      expect(page.styleHash).toBe(earlier?.styleHash);
      const [closed, wasClosed] = [after, before].map((portal) => portal.closed.get(language));
      expect([closed, closed?.markup]).toEqual([wasClosed, wasClosed?.markup]);
    }
  });

  it("that can't be read are left as they are [D11, G2]", async () => {
    const damaged = new TextEncoder().encode("FYP1 and nothing of use");
    const facts = {
      timeZone: "UTC",
      telephone: "+44123456789",
      countsByVisitorId: true,
      address: "",
      closure: null,
      announced: [],
      features: { guestServices: true },
      startPages: {},
    };
    expect(withPropertyFacts(damaged, facts).bytes).toBe(damaged);
  });
});
