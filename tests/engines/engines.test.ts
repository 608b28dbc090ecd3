import { describe, expect, it } from "vitest";
import { createProperty } from "#scripts/api/caller.ts";
import { usableButton } from "../factories/draft.ts";
import { openScene, type Scene } from "../factories/scene.ts";
import { DESK, PHONE } from "./engine.ts";
import { openFirefox } from "./firefox.ts";
import * as guest from "./guest-journey.ts";
import { engineTarget as target, withEngine } from "./open-engine.ts";
import * as staff from "./staff-journey.ts";
import { openWebKit } from "./webkit.ts";

describe.each([
  ["WebKit", openWebKit],
  ["Firefox", openFirefox],
])("in %s", (name, openEngine) => {
  const open = withEngine(name, openEngine);

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
