import { env } from "cloudflare:test";
import { buildPortal } from "#worker/portal/rendering/render-portal.tsx";
import { encodePortal } from "#worker/portal/stored-portal.ts";
import { readSnapshot } from "#worker/services/portal/snapshot.ts";
import fixture from "./renderer-fixture.json" with { type: "json" };

/**
 * What each version of the renderer makes of `renderer-fixture.json`. When a page changes, raise `RENDERER_VERSION` and
 * add a line here, so that published portals are rendered again. A line of a version that was released is never edited.
 */
export const MADE_BY: Readonly<Record<number, string>> = {
  1: "4856055deeda93c4b0cd37381d08c1a4688e43065c36c77afad47452ef9fb8bf",
  2: "c09dfe8b28d6d928af4fa12c559f43355971533221e1860bf03aeac864340884",
  3: "ef19976f5c638119e12c4fc5338095a4d75bf00fcb77e6b9641564722be61943",
  4: "de61670c0a824d852d678ae7bb12bf84a90a13463c5e42d8ab97bb80a1a93969",
  5: "6530bb367c16ed1e14c48763bd14cd1d93fd3d7b23715373dd083a5f2d994210",
  6: "98485a261298bb074fa286633bf64a9c4c9e3cb2f5c39bb7b0b22d14df6809d8",
  7: "a091dbc0ca1b61c5b61bee576056b4744e0d184826d2cf281ba45a91b97481ba",
  8: "87c78b8df8d823750660538822265891598d20316f08e88ceb809c2641fa6c99",
  9: "d1f3ec63a38ddf76b709b286cd22557393d214c913a9014d3381d92c7ffb5865",
  10: "53e066412ebf3a9abe0e8720fdcff7921ccca1c01f033a1ccf9b4eb6b02c9176",
  11: "ab3d2cdc213ddf9a328aaf82304f2edd1058e57a656b712b094e3418b2471e05",
};

/** The fixture as a publication of some day: one list of buttons for fourteen languages. */
async function publishedFixture() {
  const { version, languages, draft } = fixture;
  const buttons = Object.fromEntries(languages.map((language) => [language, { buttons: draft.buttons }]));
  const published = { ...draft, languages, defaultLanguage: "en", buttons };
  await env.FILES.put("fixture.json", JSON.stringify({ version, draft: published }));
  const snapshot = await readSnapshot(env, { propertyId: "", number: 1, snapshotKey: "fixture.json" });
  if (snapshot.kind !== "draft") throw new Error(`The fixture is ${snapshot.kind}.`);
  return snapshot.draft;
}

/** What the renderer that runs here makes of the fixture. */
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
