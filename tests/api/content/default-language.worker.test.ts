import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Button, Buttons } from "#domain/content/button.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import { WEEKDAYS } from "#domain/content/hours/season.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { sampleId, usableButton } from "../../factories/draft.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { saveButtons } from "../../factories/stored-draft.ts";
import { ORIGIN, target } from "../../factories/worker/worker-target.ts";

/** Hours that are closed, except for one minute far in the future. */
const NEVER: Hours = {
  outside: "close",
  windows: [],
  exceptions: [
    { id: sampleId(901), date: "2096-02-01", open: { from: "03:00", to: "03:01", nextDay: false } },
  ],
};
/** Different hours, nearly always open. */
const NEARLY_ALWAYS: Hours = {
  outside: "close",
  windows: [
    { id: sampleId(902), days: [...WEEKDAYS], from: "00:00", to: "23:59", nextDay: false, season: null },
  ],
  exceptions: [],
};

type Said = Hours | null | undefined;
const LANGUAGES = ["en", "de", "ar"] as const;

function link(index: number, name: string, hours: Said): Button {
  return { ...usableButton("link", index, name), ...(hours === undefined ? {} : { hours }) };
}

/**
 * Three buttons. The first German one follows the default, the second has its own hours, the third is always visible;
 * the Arabic ones follow.
 */
async function openTimed(): Promise<Scene> {
  const scene = await openScene(target, { languages: [...LANGUAGES], defaultLanguage: "en" });
  await saveButtons(scene, "en", [link(1, "Bar", NEVER), link(2, "Spa", NEVER), link(3, "Pool", NEVER)]);
  await saveButtons(scene, "de", [
    link(1, "Die Bar", undefined),
    link(2, "Das Spa", NEARLY_ALWAYS),
    link(3, "Das Bad", null),
  ]);
  await saveButtons(
    scene,
    "ar",
    [1, 2, 3].map((index) => link(index, `زر ${index}`, undefined)),
  );
  return scene;
}

async function hoursIn({ caller, at }: Scene, language: string): Promise<Said[]> {
  const path = at(`/documents/buttons?language=${language}`);
  const { body } = (await expectAnswer(await caller.call("GET", path))) as { body: Buttons };
  return body.buttons.map(({ hours }) => hours);
}

async function setDefault({ caller, at }: Scene, defaultLanguage: string): Promise<Response> {
  const { revision } = (await expectAnswer(await caller.call("GET", at("")))) as { revision: number };
  return caller.call("PATCH", at(""), { json: { defaultLanguage }, revision });
}

/** Closed tiles of a page, in order. */
async function closedTiles({ property }: Scene, language: string): Promise<boolean[]> {
  const response = await exports.default.fetch(`${ORIGIN}/p/${property.slug}/${language}`);
  const page = await response.text();
  return [1, 2, 3].map((index) => new RegExp(`is-closed"[^>]* data-button="${sampleId(index)}"`).test(page));
}

async function publish({ caller, at }: Scene): Promise<void> {
  await expectAnswer(await caller.call("POST", at("/publish"), { json: { note: "" } }));
}

describe("another default language", () => {
  it("takes nobody's hours: followers, own ones and buttons that are always seen stay what they were [T1, D58]", async () => {
    const scene = await openTimed();
    await publish(scene);
    const before = await Promise.all(LANGUAGES.map((language) => closedTiles(scene, language)));
    expect(before).toEqual([
      [true, true, true],
      [true, false, false],
      [true, true, true],
    ]);
    await expectAnswer(await setDefault(scene, "de"));
    expect(await hoursIn(scene, "de")).toEqual([NEVER, NEARLY_ALWAYS, undefined]);
    expect(await hoursIn(scene, "en")).toEqual([undefined, NEVER, NEVER]);
    expect(await hoursIn(scene, "ar")).toEqual([undefined, NEVER, NEVER]);
    await publish(scene);
    expect(await Promise.all(LANGUAGES.map((language) => closedTiles(scene, language)))).toEqual(before);
  });

  it("is back with the same hours, and tells every open editor of the buttons that it wrote [T1, S99, D58]", async () => {
    const scene = await openTimed();
    await expectAnswer(await setDefault(scene, "de"));
    await expectAnswer(await setDefault(scene, "en"));
    expect(await hoursIn(scene, "en")).toEqual([NEVER, NEVER, NEVER]);
    expect((await hoursIn(scene, "de")).map((hours) => hours ?? null)).toEqual([null, NEARLY_ALWAYS, null]);
    const { documents } = (await expectAnswer(await scene.caller.call("GET", scene.at("/draft")))) as {
      documents: { section: string; language: string; revision: number }[];
    };
    const revisions = documents
      .filter(({ section }) => section === "buttons")
      .map(({ revision }) => revision);
    expect(Math.min(...revisions)).toBeGreaterThan(1);
  });
});
