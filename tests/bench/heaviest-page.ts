import type { Draft } from "#domain/content/document.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { localSecrets } from "#scripts/local-secrets.ts";
import { fullestDraft } from "../factories/hostile/fullest-draft.ts";
import { heaviestDraft } from "../factories/hostile/heaviest-draft.ts";
import { openScene } from "../factories/scene.ts";
import type { Running } from "./workers.ts";

/** Publishes a draft's default language. @returns the path of its page. */
async function publish(
  { origin }: Running,
  { homepage, theme, buttons, defaultLanguage: language }: Draft,
): Promise<string> {
  const { CLIENT_KEY, OPS_TOKEN } = localSecrets();
  const target = {
    origin,
    send: (request: Request) => fetch(request),
    clientKey: CLIENT_KEY,
    opsToken: OPS_TOKEN,
  };
  const { caller, at, property } = await openScene(target, {
    languages: [language],
    defaultLanguage: language,
    features: { guestServices: true },
  });
  const documents = { homepage, theme, [`buttons?language=${language}`]: buttons[language] };
  for (const [name, json] of Object.entries(documents)) {
    const path = at(`/documents/${name}`);
    const { revision } = (await expectAnswer(await caller.call("GET", path))) as { revision: number };
    await expectAnswer(await caller.call("PUT", path, { json, revision }));
  }
  await expectAnswer(await caller.call("POST", at("/publish"), { json: { note: "" } }));
  return `/p/${property.slug}/${language}`;
}

/** The page with the longest style that ten buttons allow. */
export function publishHeaviest(running: Running): Promise<string> {
  return publish(running, heaviestDraft());
}

/** The page with the maximum number of buttons. */
export function publishFullest(running: Running): Promise<string> {
  return publish(running, fullestDraft());
}
