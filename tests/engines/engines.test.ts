import { mkdirSync, writeFileSync } from "node:fs";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { createProperty, type Target } from "../../scripts/api/caller.ts";
import { localSecrets } from "../../scripts/local-secrets.ts";
import { usableButton } from "../factories/draft.ts";
import { openScene, type Scene } from "../factories/scene.ts";
import { DESK, type Engine, PHONE, type WindowSize } from "./engine.ts";
import { openFirefox } from "./firefox.ts";
import * as guest from "./guest-journey.ts";
import { openRelay, type Relay } from "./relay.ts";
import * as staff from "./staff-journey.ts";
import { openWebKit } from "./webkit.ts";

const PICTURES = "test-results/engines";
const port = inject("enginesPort");
const { CLIENT_KEY: clientKey, OPS_TOKEN: opsToken } = localSecrets();
const target: Target = {
  origin: `http://localhost:${port}`,
  send: (request) => fetch(request),
  clientKey,
  opsToken,
};

interface Opened {
  readonly engine: Engine;
  readonly relay: Relay;
}

describe.each([
  ["WebKit", openWebKit],
  ["Firefox", openFirefox],
])("in %s", (name, openEngine) => {
  /** A browser, and its own way to the server; what it shows at a failure is kept as a picture. */
  async function open(size: WindowSize, journey: string): Promise<Opened> {
    const relay = await openRelay(port);
    onTestFinished(() => relay.cut());
    const engine = await openEngine(size);
    onTestFinished(async ({ task }) => {
      if (task.result?.state === "fail") {
        mkdirSync(PICTURES, { recursive: true });
        writeFileSync(`${PICTURES}/${name}-${journey}.png`, await engine.picture());
      }
      await engine.close();
    });
    return { engine, relay };
  }

  it("a guest reads, looks, asks, answers, changes to Arabic and loses the network [S3, S10, S76, S77, S78]", async () => {
    const { engine, relay } = await open(PHONE, "guest");
    await guest.openPortal(engine, relay);
    await guest.readPopup(engine);
    await guest.lookThroughGallery(engine);
    await guest.askForBreakfast(engine);
    await guest.giveFeedback(engine);
    await guest.switchToArabic(engine);
    await guest.loseNetwork(engine, relay);
  });

  it("a person signs in, renames a button, publishes, sees it as guests do and signs out [S34, S37, S39, S154]", async () => {
    const scene = await openPublishedScene(`${crypto.randomUUID()}@engines.example`);
    const { engine, relay } = await open(DESK, "staff");
    await staff.signInByForm(engine, relay, scene);
    await staff.chooseProperty(engine, scene);
    await staff.renameButton(engine, "Breakfast menu", "Supper menu");
    await staff.publish(engine);
    await staff.seeAsGuest(engine, relay, scene, "Supper menu");
    await staff.signOut(engine, relay);
  });
});

/** A group of two properties, one with a published portal of one button. */
async function openPublishedScene(email: string): Promise<Scene> {
  const scene = await openScene(target, { name: "Harbour Hotel" }, { email });
  await createProperty(target, scene.groupId, { name: "Hill Hotel" });
  const { caller, at } = scene;
  const json = { buttons: [usableButton("link", 1, "Breakfast menu")] };
  const saved = await caller.call("PUT", at("/documents/buttons?language=en"), { json, revision: 0 });
  expect(saved.status).toBe(200);
  const published = await caller.call("POST", at("/publish"), { json: { note: "" } });
  expect(published.status).toBe(201);
  return scene;
}
