import { env } from "cloudflare:test";
import { buildPortal } from "#worker/portal/rendering/render-portal.tsx";
import { readSnapshot } from "#worker/portal/snapshot.ts";
import { encodePortal } from "#worker/portal/stored-portal.ts";
import fixture from "./renderer-fixture.json" with { type: "json" };

/**
 * Fingerprint of `renderer-fixture.json` as rendered by each version. When a page changes, raise `RENDERER_VERSION`
 * and add a line here, so that published portals are rendered again. Never edit a released version's line.
 */
export const MADE_BY: Readonly<Record<number, string>> = {
  1: "3d3aee9aeeae36f26467b5dc9352b745060f1f710be2b55b30e3c7af89f7ded3",
  2: "4015b0270ca8143f8d5273429a24e02c60fe91ce252a481ba7fa2434eec96d5c",
};

/** The fixture as a publication of some day: answers and one list of buttons for fourteen languages. */
async function publishedFixture() {
  const { version, languages, draft } = fixture;
  const buttons = Object.fromEntries(languages.map((language) => [language, { buttons: draft.buttons }]));
  const published = { ...draft, languages, defaultLanguage: "en", buttons };
  await env.FILES.put("fixture.json", JSON.stringify({ version, draft: published }));
  const snapshot = await readSnapshot(env, { propertyId: "", number: 1, snapshotKey: "fixture.json" });
  if (snapshot.kind !== "draft") throw new Error(`The fixture is ${snapshot.kind}.`);
  return snapshot.draft;
}

/** The fixture as rendered by the current renderer. */
export async function renderFixture(): Promise<Uint8Array<ArrayBuffer>> {
  return encodePortal(
    await buildPortal({
      draft: await publishedFixture(),
      slug: "marlowe-harbour",
      propertyId: "b".repeat(24),
      timeZone: "Europe/London",
      features: { guestServices: true },
      origin: "https://guests.example",
    }),
  );
}
