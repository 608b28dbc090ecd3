import { gzipSync } from "node:zlib";
import { expectAnswer } from "../../scripts/api/caller.ts";
import { localSecrets } from "../../scripts/local-secrets.ts";
import { heaviestDraft } from "../factories/hostile/heaviest-draft.ts";
import { openScene } from "../factories/scene.ts";
import type { Running } from "./workers.ts";

/** The compressed bytes of the page whose style is as long as staff can make it with ten buttons. */
export async function measureHeaviestBytes({ origin }: Running): Promise<number> {
  const { CLIENT_KEY, OPS_TOKEN } = localSecrets();
  const target = {
    origin,
    send: (request: Request) => fetch(request),
    clientKey: CLIENT_KEY,
    opsToken: OPS_TOKEN,
  };
  const { caller, at, property } = await openScene(target, { features: { guestServices: true } });
  const { homepage, theme, buttons } = heaviestDraft();
  const documents = { homepage, theme, "buttons?language=en": buttons.en };
  for (const [name, json] of Object.entries(documents)) {
    const path = at(`/documents/${name}`);
    const { revision } = (await expectAnswer(await caller.call("GET", path))) as { revision: number };
    await expectAnswer(await caller.call("PUT", path, { json, revision }));
  }
  await expectAnswer(await caller.call("POST", at("/publish"), { json: { note: "" } }));
  const page = await fetch(`${origin}/p/${property.slug}/en`);
  return gzipSync(await page.text()).length;
}
