import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { AUTOMATIC_WORDS } from "#portal/words/automatic-words.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { sampleAnswers, sampleEntry } from "#tests/factories/answers.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { ask } from "#tests/factories/published-portal.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { saveDocument } from "#tests/factories/stored-draft.ts";
import { openTranslatorInbox } from "#tests/factories/translator/translator-inbox.ts";
import { getScope } from "#tests/factories/worker/scope.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { draftRest } from "#worker/services/translation/draft-rest.ts";

const SPA = usableButton("link", 1, "Spa");
const STORY = usableButton("popup", 2, "Our lighthouse tells stories");
const WORDS = AUTOMATIC_WORDS.fi;

const page = async ({ property }: Scene, path: string) => (await ask(`/p/${property.slug}${path}`)).text();
const labels = (html: string) => html.split('class="p-auto"').length - 1;

/** A property whose Finnish is drafted by an engine and the phrasebook. */
async function openDrafted(automatic: readonly string[]): Promise<Scene> {
  const scene = await openScene(target, {
    languages: ["en", "fi"],
    defaultLanguage: "en",
    starterButtons: false,
  });
  await scene.withButtons([SPA, STORY]);
  const answers = sampleAnswers(
    { "check-in": { state: "answered", time: "15:00", note: { en: "Please take your time" } } },
    [sampleEntry(1, "Fetching the moon")],
  );
  await saveDocument(scene, "answers", answers);
  const settings = scene.at("/translations/settings");
  await expectAnswer(await scene.caller.call("PUT", settings, { json: { usesTranslator: true, automatic } }));
  const engineEnv: Env = { ...env, ...openTranslatorInbox().bindings };
  const drafted = await draftRest(engineEnv, await getScope(scene), { languages: ["fi"], again: [] });
  expect(drafted).toMatchObject({ value: { remaining: 0 } });
  await scene.publish();
  return scene;
}

describe("an automatic language", () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openDrafted(["fi"]);
  });

  it("shows drafts on every page, with a line and a link to the original that need no scripts (L5)", async () => {
    const { slug } = scene.property;
    const home = await page(scene, "/fi?all");
    expect(home).toContain("Kylpylä");
    // The page itself, for the popup's name, and the popup.
    expect(labels(home)).toBe(2);
    expect(home).toContain(`${WORDS.translated} · <a href="/p/${slug}/en">${WORDS.original}</a>`);
    const sheet = `/p/${slug}/en?all#d-${STORY.id}`;
    expect(home).toContain(`<a href="${sheet}">${WORDS.original}</a>`);
    expect(await page(scene, "/en?all")).toContain(`id="d-${STORY.id}"`);
    for (const path of ["/fi/guide", "/fi/guide?order=az"]) {
      const guide = await page(scene, path);
      expect(labels(guide), path).toBe(1);
      expect(guide).toContain(`<a href="/p/${slug}/en/guide">${WORDS.original}</a>`);
    }
    expect(labels(await page(scene, "/fi/search?q=x"))).toBe(1);
  });

  it("says so on no page of another language (L5)", async () => {
    for (const path of ["/en?all", "/en/guide", "/en/search"]) {
      expect(labels(await page(scene, path)), path).toBe(0);
    }
  });

  it("is told as changes, and publishing the same again is refused (L5)", async () => {
    const again = await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } });
    expect(await again.json()).toMatchObject({ code: "nothing_new" });
    const version = await scene.caller.call("GET", scene.at("/publications/1/draft"));
    const { draft } = (await expectAnswer(version)) as { draft: { automatic: { fi: object } } };
    expect(Object.keys(draft.automatic.fi)).toContain(`button/${STORY.id}/name`);
    const settings = scene.at("/translations/settings");
    await expectAnswer(await scene.caller.call("PUT", settings, { json: { automatic: [] } }));
    await scene.publish("Without a machine");
    const home = await page(scene, "/fi?all");
    expect([labels(home), home.includes("Kylpylä")]).toEqual([0, false]);
  });
});

it("a language that is read first shows no draft (L5)", async () => {
  const scene = await openDrafted([]);
  const home = await page(scene, "/fi?all");
  expect([labels(home), home.includes("Kylpylä"), home.includes("Our lighthouse tells stories")]).toEqual([
    0,
    false,
    true,
  ]);
});

it("what a person writes replaces a machine's words, and its line, with the next publication (L5)", async () => {
  const scene = await openDrafted(["fi"]);
  await scene.withButtons([{ ...STORY, name: "Majakkamme kertoo" }], { language: "fi" });
  await scene.publish("Read");
  const home = await page(scene, "/fi?all");
  expect(home).toContain("Majakkamme kertoo");
  expect(home).toContain("Kylpylä");
  // Its words are a person's now; what is in it was a copy of the original, and is theirs as well.
  expect(labels(home)).toBe(0);
});
