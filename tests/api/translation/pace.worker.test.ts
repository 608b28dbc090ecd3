import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { BUTTON_TYPES, type Button } from "#domain/content/button.ts";
import { mapTexts } from "#domain/content/button-texts.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import { TEXTS_PER_CALL_MAX } from "#domain/limits.ts";
import { MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { type AroundCall, dieAfter, watchBindings } from "#tests/factories/databases/watched-bindings.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { fullGuide } from "#tests/factories/full-guide.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { type EngineRun, nonsense, openEngineRun } from "#tests/factories/translator/engine-run.ts";
import { getScope } from "#tests/factories/worker/scope.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { planRun } from "#worker/services/translation/continue-run.ts";

const ALL = CONTENT_LANGUAGE_CODES.filter((code) => code !== "en");
/** In every run three languages, one of them of more texts than one call takes; all thirteen in the full tier. */
const OTHERS: readonly ContentLanguage[] = isFullTier ? ALL : ["de", "ar", "ja"];

/** A button whose every text is other words. */
function distinctButton(type: Button["type"], index: number): Button {
  let text = index * 40;
  return mapTexts(usableButton(type, index, nonsense(text)), () => {
    text += 1;
    return nonsense(text);
  });
}

async function openHotel(languages: readonly ContentLanguage[], buttons: readonly Button[]) {
  const all = ["en", ...languages] as ContentLanguage[];
  const scene = await openScene(target, { languages: all, defaultLanguage: "en", starterButtons: false });
  await scene.withButtons(buttons);
  return scene;
}

/** 60 buttons of all types, and 36 answers with words and a note. */
async function openFullHotel(): Promise<Scene> {
  const types = BUTTON_TYPES.filter((type) => type !== "click-to-call");
  const buttons = Array.from({ length: 60 }, (_, index) =>
    distinctButton(types[index % types.length] ?? "link", index + 1),
  );
  const scene = await openHotel(OTHERS, buttons);
  const answers = fullGuide({
    text: (index) => `${nonsense(3_000 + index)} ${nonsense(4_000 + index)}`,
    own: 0,
  });
  const byQuestion = Object.fromEntries(Object.entries(answers.byQuestion).slice(0, 36));
  await expectAnswer(
    await scene.caller.call("PUT", scene.at("/documents/answers"), {
      json: { ...answers, byQuestion },
      revision: 1,
    }),
  );
  return scene;
}

async function planTexts(scene: Scene, { engineEnv }: EngineRun, languages: readonly ContentLanguage[]) {
  const { property } = await getScope(scene);
  const planned = await planRun(engineEnv, property, { languages, now: Date.now() });
  if (!planned.ok) throw new Error(planned.problem.code);
  return planned.value.work;
}

describe(`60 buttons and 36 answers into ${OTHERS.length} languages (L7)`, () => {
  // A delay costs the run its time alone: the calls are the same.
  it.each(isFullTier ? [0, 300] : [0])(
    "every text has a draft, in as few calls as possible, each after %i ms (L7)",
    async (delayMs) => {
      const scene = await openFullHotel();
      const engine = await openEngineRun(scene);
      await engine.inbox.behave({ answer: { kind: "texts" }, times: 0, delayMs });
      const planned = await planTexts(scene, engine, OTHERS);
      const began = Date.now();
      await engine.start(OTHERS);
      let calls = 0;
      const bindings = watchBindings(engine.engineEnv, (_what, call) => {
        calls += 1;
        return call();
      });
      let trips = 0;
      for (let isEnded = false; !isEnded; ) {
        const before = calls;
        const step = await engine.step(Date.now, bindings);
        if (!step || step.written === 0) throw new Error("A step without drafts.");
        isEnded = step.run.isEnded;
        trips = Math.max(trips, calls - before);
      }
      const seconds = (Date.now() - began) / SECOND_MS;
      const received = await engine.inbox.received();
      for (const language of OTHERS) {
        const parts = planned.texts
          .filter((text) => text.language === language)
          .reduce((sum, { marked }) => sum + marked.length, 0);
        const asked = received.filter(({ to }) => to.slice(0, 2).toLowerCase() === language);
        expect(asked.length, language).toBe(Math.ceil(parts / TEXTS_PER_CALL_MAX));
        expect(
          asked.flatMap(({ texts }) => texts),
          language,
        ).toHaveLength(parts);
      }
      const after = await planTexts(scene, engine, OTHERS);
      expect([after.texts.length, after.drafts.length]).toEqual([0, 0]);
      // Calls of one step to D1, a batch as one: far from the platform's 1,000.
      expect(trips).toBeLessThanOrEqual(12);
      expect(seconds).toBeLessThanOrEqual(60 + (received.length * delayMs) / SECOND_MS);
    },
  );
});

/** Kills at calls of D1 and at calls of the engine alike. */
function watchEngine(around: AroundCall): () => void {
  const { fetch } = globalThis;
  const asked = vi.spyOn(globalThis, "fetch");
  asked.mockImplementation((...request) => around("engine", () => fetch(...request)));
  return () => asked.mockRestore();
}

it("a run that is killed 20 times loses nothing, and asks for nothing that it has (L7)", async () => {
  const languages = ALL;
  const types = ["link", "feedback", "guest-services", "gallery"] as const;
  const buttons = Array.from({ length: 32 }, (_, index) =>
    distinctButton(types[index % types.length] ?? "link", index + 1),
  );
  const scene = await openHotel(languages, buttons);
  const engine = await openEngineRun(scene);
  const { engineEnv, inbox } = engine;
  const planned = await planTexts(scene, engine, languages);
  const places = new Map(
    planned.texts.map((text) => [text.marked[0]?.text, `${text.text.place.id}/${text.text.place.path}`]),
  );
  expect(places.size * languages.length).toBe(planned.texts.length);
  await env.DB.prepare("insert into translation_runs (property_id, languages, started_at) values (?, ?, ?)")
    .bind(scene.property.id, JSON.stringify(languages), Date.now())
    .run();

  let now = Date.now();
  let kills = 0;
  let asked = 0;
  let isEnded = false;
  while (!isEnded) {
    const stored = new Set(await readStored(scene));
    const { around, death } = kills < 20 ? dieAfter(kills + 1) : dieAfter(Number.POSITIVE_INFINITY);
    const bindings = watchBindings(engineEnv, around);
    const release = watchEngine(around);
    const work = async () => {
      while (true) {
        const step = await engine.step(() => now, bindings);
        expect(step?.run.problem).toBeNull();
        if (step?.run.isEnded) return "ended";
      }
    };
    const outcome = await Promise.race([work(), death.then(() => "died")]);
    release();
    isEnded = outcome === "ended";
    kills += outcome === "died" ? 1 : 0;
    // Past the lease of the request that died.
    now += 3 * MINUTE_MS;
    const received = await inbox.received();
    const fresh = received.slice(asked);
    asked = received.length;
    const again = fresh.flatMap(({ to, texts }) =>
      texts.map((text) => `${to.slice(0, 2).toLowerCase()} button/${places.get(text)}`),
    );
    expect(again.filter((place) => stored.has(place))).toEqual([]);
    expect(await engine.readUsage()).toBeGreaterThanOrEqual(countCharacters(received));
  }
  expect(kills).toBe(20);
  expect((await readStored(scene)).toSorted()).toEqual(
    planned.texts
      .map(({ language, text }) => `${language} button/${text.place.id}/${text.place.path}`)
      .toSorted(),
  );
});

const countCharacters = (received: Awaited<ReturnType<EngineRun["inbox"]["received"]>>) =>
  received.flatMap(({ texts }) => texts).reduce((sum, text) => sum + text.length, 0);

async function readStored({ property }: Scene): Promise<readonly string[]> {
  const { results } = await env.DB.prepare(
    "select language || ' ' || place as text from translation_drafts where property_id = ?",
  )
    .bind(property.id)
    .all<{ text: string }>();
  return results.map(({ text }) => text);
}
