import { describe, expect, it } from "vitest";
import type { Button, Buttons } from "#domain/content/button.ts";
import { starterButtons } from "#domain/content/starter-buttons.ts";
import { SETUP_STEPS, type SetupProgress } from "#domain/property/setup-progress.ts";
import { callAs, createProperty, expectAnswer } from "../../scripts/api/caller.ts";
import { sampleId } from "../factories/draft.ts";
import { openScene, type Scene } from "../factories/scene.ts";
import { target } from "../factories/worker-target.ts";

interface Stored {
  readonly body: Buttons;
  readonly revision: number;
}

function names(buttons: readonly Button[]): string[] {
  return buttons.map(({ name }) => name);
}

async function storedIn({ caller, at }: Scene, language: string): Promise<Stored> {
  const path = at(`/documents/buttons?language=${language}`);
  return (await expectAnswer(await caller.call("GET", path))) as Stored;
}

/** A property as operations make it. */
function openNew(values: Parameters<typeof createProperty>[2] = {}): Promise<Scene> {
  return openScene(target, { starterButtons: true, ...values });
}

function publish({ caller, at }: Scene): Promise<Response> {
  return caller.call("POST", at("/publish"), { json: { note: "" } });
}

describe("a new property", () => {
  it("has six typical buttons in its default language, hidden, and none in another [S18, S201]", async () => {
    const scene = await openNew({ languages: ["en", "de"], defaultLanguage: "de" });
    const { body, revision } = await storedIn(scene, "de");
    expect(revision).toBe(1);
    expect(body.buttons.every(({ hidden }) => hidden)).toBe(true);
    expect(names(body.buttons)).toEqual(names(starterButtons("de", () => sampleId(1)).buttons));
    expect(new Set(body.buttons.map(({ id }) => id)).size).toBe(6);
    expect((await storedIn(scene, "en")).body.buttons).toEqual([]);
  });

  it("counts none of them as a first button made [S18, S46]", async () => {
    const scene = await openNew();
    const answer = await scene.caller.call("GET", scene.at("/setup-progress"));
    const { done } = (await expectAnswer(answer)) as SetupProgress;
    expect(SETUP_STEPS.filter((step) => done[step])).toEqual([]);
  });

  it("is published once one of them leads somewhere, and guests see that one alone [S18, S201, D27]", async () => {
    const scene = await openNew();
    const none = await publish(scene);
    expect(await none.json()).toMatchObject({ code: "publish_blocked" });
    const { body } = await storedIn(scene, "en");
    const call = body.buttons.find(({ type }) => type === "click-to-call");
    if (call?.type !== "click-to-call") throw new Error("The template has no call.");
    const filled = { ...call, extension: "204", hidden: false };
    const saved = await scene.caller.call("PATCH", scene.at(`/buttons/${call.id}?language=en`), {
      json: filled,
      revision: 1,
    });
    expect(saved.status).toBe(200);
    expect((await publish(scene)).status).toBe(201);
    const page = await (await callAs(target, "GET", `/p/${scene.property.slug}`)).text();
    expect(page).toContain("<span>Call reception</span>");
    for (const name of names(body.buttons.filter(({ id }) => id !== call.id)))
      expect(page).not.toContain(`<span>${name}</span>`);
  });

  it("takes them to a clone as they are, still hidden [S15, S18]", async () => {
    const source = await openNew();
    const property = await createProperty(target, source.groupId, { name: "Gull Inn" });
    const clone = source.caller.call("POST", source.at("/clone"), { json: { target: property.id } });
    await expectAnswer(await clone);
    const sister: Scene = { ...source, property, at: (path) => `/api/properties/${property.id}${path}` };
    expect((await storedIn(sister, "en")).body).toEqual((await storedIn(source, "en")).body);
  });

  it("stays empty where operations ask for it, and one from before keeps what it has [S18]", async () => {
    const scene = await openScene(target);
    expect(await storedIn(scene, "en")).toMatchObject({ body: { buttons: [] }, revision: 0 });
  });
});
