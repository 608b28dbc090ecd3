import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import type { Property } from "#domain/property/property.ts";
import { listOpenDrafts } from "#domain/translation/open-drafts.ts";
import { writePlace } from "#domain/translation/text-place.ts";
import { getSourceFingerprint, listTexts } from "#domain/translation/translatable-texts.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { openScene } from "#tests/factories/scene.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { type EngineRun, nonsense, openEngineRun } from "#tests/factories/translator/engine-run.ts";
import { translateMarked } from "#tests/factories/translator/translate-marked.ts";
import { getScope } from "#tests/factories/worker/scope.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { planRun } from "#worker/services/translation/continue-run.ts";

const OTHERS = ["fi", "ja"] as const;
type Other = (typeof OTHERS)[number];
type Language = "en" | Other;
const LANGUAGES: readonly Language[] = ["en", ...OTHERS];
const RUNS = isFullTier ? 1_000 : 15;

const word = fc.nat({ max: 2_000 }).map(nonsense);
const index = fc.integer({ min: 1, max: 4 });
const other = fc.constantFrom(...OTHERS);
const anyAct = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("type"),
      language: fc.constantFrom("en", "en", "en", ...OTHERS),
      index,
      word,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("remove"), language: fc.constantFrom(...LANGUAGES), index }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("accept"), language: other }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("leave"), language: other }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("switch"), language: other }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("step") }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("start") }) },
);
type Act = typeof anyAct extends fc.Arbitrary<infer One> ? One : never;
/** Acts of one moment happen at once. */
const anyMoments = fc.array(fc.array(anyAct, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 5 });

/** A property, and a model of all that people did. */
async function openModel() {
  const scene = await openScene(target, {
    languages: [...LANGUAGES],
    defaultLanguage: "en",
    starterButtons: false,
  });
  const engine = await openEngineRun(scene);
  const typed: Record<Language, readonly Button[]> = { en: [], fi: [], ja: [] };
  const left = new Map<string, string>();
  let offered: readonly Other[] = OTHERS;

  async function save(language: Language, buttons: readonly Button[]) {
    const path = scene.at(`/documents/buttons?language=${language}`);
    const stored = (await expectAnswer(await scene.caller.call("GET", path))) as { revision: number };
    const { revision } = stored;
    await expectAnswer(await scene.caller.call("PUT", path, { json: { buttons }, revision }));
    // A text that is gone, changed or translated needs no draft; its next one is to be read again.
    for (const key of left.keys()) if (isChanged(key)) left.delete(key);
    typed[language] = buttons;

    function isChanged(key: string): boolean {
      const isOne = ({ id }: Button) => key.includes(id);
      const [before, after] = [typed[language].find(isOne), buttons.find(isOne)];
      return (language === "en" || key.startsWith(language)) && before?.name !== after?.name;
    }
  }

  const findOpen = async (language: Other) => {
    const { property } = await getScope(scene);
    const planned = await planRun(engine.engineEnv, property, { languages: [language], now: Date.now() });
    if (!planned.ok) throw new Error(planned.problem.code);
    return listOpenDrafts(listTexts(planned.value.draft, language), await engine.readDrafts(language));
  };

  async function act(one: Act): Promise<void> {
    const language = "language" in one ? (one.language as Language) : "en";
    if (one.kind === "step" || one.kind === "start") return work(engine, one.kind, offered);
    if (one.kind === "switch") return switchLanguage(language as Other);
    if (language !== "en" && !offered.includes(language)) return;
    if (one.kind === "type" || one.kind === "remove") {
      const { index: at } = one as { index: number };
      const button = "word" in one ? usableButton("link", at, one.word as string) : null;
      const others = typed[language].filter(({ id }) => id !== usableButton("link", at).id);
      return save(language, button ? [...others, button] : others);
    }
    const [first] = await findOpen(language as Other);
    if (!first) return;
    const { place, fingerprint, body } = first.draft;
    if (one.kind === "leave") {
      const json = { language, place, fingerprint, isLeft: true };
      const { status } = await scene.caller.call("PUT", scene.at("/translations/left"), { json });
      if (status === 204) left.set(`${language} ${place}`, fingerprint);
    } else if (body.kind === "wording" && typeof body.wording === "string") {
      const source = typed.en.find(({ id }) => id === first.text.place.id);
      const others = typed[language].filter(({ id }) => id !== first.text.place.id);
      if (source) await save(language, [...others, { ...source, name: body.wording }]);
    }
  }

  async function switchLanguage(language: Other) {
    const current = (await expectAnswer(await scene.caller.call("GET", scene.at("")))) as Property;
    const next = offered.includes(language)
      ? offered.filter((code) => code !== language)
      : OTHERS.filter((code) => code === language || offered.includes(code));
    const json = { languages: ["en", ...next] };
    const { revision } = current;
    await expectAnswer(await scene.caller.call("PATCH", scene.at(""), { json, revision }));
    offered = next;
    for (const key of left.keys()) if (key.startsWith(language)) left.delete(key);
  }

  return { scene, engine, typed, left, findOpen, act, getOffered: () => offered };
}

async function work(engine: EngineRun, kind: "step" | "start", offered: readonly Other[]): Promise<void> {
  if (kind === "step") await Promise.all([engine.step(), engine.step()]);
  else if (offered.length > 0) await engine.start(offered);
}

it(`in ${RUNS} runs with people typing, documents hold what people typed, and no draft is of an older text (L2)`, {
  timeout: RUNS * 10_000,
}, async () => {
  const model = await openModel();
  const { scene, engine, typed, left } = model;
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(anyMoments, async (moments) => {
      for (const acts of moments) {
        // One person types after the other; runners are at work all the time.
        const people = async () => {
          for (const one of acts) if (one.kind !== "step") await model.act(one);
        };
        await Promise.all([
          people(),
          ...acts.filter(({ kind }) => kind === "step").map((one) => model.act(one)),
        ]);
      }
      await work(engine, "start", model.getOffered());
      for (const _ of OTHERS) await engine.step();
      for (const language of ["en", ...model.getOffered()] as const) {
        expect(await scene.savedButtons(language)).toEqual(typed[language]);
      }
      for (const language of model.getOffered()) {
        for (const { text, draft } of await model.findOpen(language)) {
          const source = typed.en.find(({ id }) => id === text.place.id)?.name ?? "";
          expect(draft.fingerprint).toBe(getSourceFingerprint(source));
          if (draft.origin === "machine" && draft.body.kind === "wording") {
            expect(draft.body.wording).toBe(translateMarked(source, language));
            seen += 1;
          }
          expect(left.get(`${language} ${writePlace(text.place)}`)).not.toBe(draft.fingerprint);
        }
      }
      await env.DB.prepare("delete from translation_usage where group_id = ?").bind(scene.groupId).run();
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  // Otherwise nothing was compared.
  expect(seen).toBeGreaterThan(RUNS / 4);
  expect((await engine.inbox.received()).length).toBeGreaterThan(RUNS / 4);
});
