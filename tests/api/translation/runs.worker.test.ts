import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { TranslationDraft } from "#domain/translation/translation-draft.ts";
import { TRANSLATED_CHARACTERS_MAX } from "#domain/translation/translation-run.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { openTranslatorInbox, type TranslatorInbox } from "#tests/factories/translator/translator-inbox.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { getScope } from "#tests/factories/worker/scope.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { continueRun, type RunStep, toUsageMonth } from "#worker/services/translation/continue-run.ts";
import { continueRuns, draftRest } from "#worker/services/translation/draft-rest.ts";

const LANGUAGES = ["en", "fi", "ja"] as const;
const SPA = usableButton("link", 1, "Spa");
const CHECK_IN = usableButton("click-to-call", 2, "Check-in");
const OWN = usableButton("link", 3, "Fetch the whale");

async function openProperty(buttons = [SPA, CHECK_IN, OWN]): Promise<Scene> {
  const scene = await openScene(target, {
    languages: [...LANGUAGES],
    defaultLanguage: "en",
    starterButtons: false,
  });
  return scene.withButtons(buttons);
}

async function readDrafts({ caller, at }: Scene, language: string): Promise<readonly TranslationDraft[]> {
  const answer = await expectAnswer(await caller.call("GET", at(`/translations?language=${language}`)));
  return (answer as { drafts: readonly TranslationDraft[] }).drafts;
}

const run = ({ caller, at }: Scene, languages: readonly string[]) =>
  caller.call("POST", at("/translations/runs"), { json: { languages } });

const wordings = (drafts: readonly TranslationDraft[]) =>
  Object.fromEntries(
    drafts.map(({ place, body }) => [place, body.kind === "wording" ? body.wording : body.kind]),
  );

/** Runs with an engine, as a deployment that has one. */
async function withEngine(scene: Scene, inbox: TranslatorInbox) {
  await expectAnswer(
    await scene.caller.call("PUT", scene.at("/translations/settings"), { json: { usesTranslator: true } }),
  );
  const engineEnv: Env = { ...env, ...inbox.bindings };
  const start = async (languages: readonly ("fi" | "ja")[]) =>
    draftRest(engineEnv, await getScope(scene), { languages: [...languages], again: [] });
  const step = async (): Promise<RunStep | null> => {
    const done = await continueRun(engineEnv, (await getScope(scene)).property);
    if (!done.ok) throw new Error(done.problem.code);
    return done.value;
  };
  return { start, step, engineEnv };
}

describe("without an engine", () => {
  it("a property gets its buttons in Japanese from the phrasebook, apart from its documents (L1, L2)", async () => {
    const scene = await openProperty();
    expect(await expectAnswer(await run(scene, ["ja"]))).toMatchObject({
      remaining: 0,
      run: { isEnded: true, problem: null },
    });
    expect(wordings(await readDrafts(scene, "ja"))).toEqual({
      [`button/${SPA.id}/name`]: "スパ",
      [`button/${CHECK_IN.id}/name`]: "チェックイン",
    });
    expect(await scene.savedButtons("ja")).toEqual([]);
  });

  it("a second run writes nothing, and a changed original is drafted again (L2)", async () => {
    const scene = await openProperty();
    await run(scene, ["fi"]);
    const [before] = await readDrafts(scene, "fi");
    expect(await expectAnswer(await run(scene, ["fi"]))).toMatchObject({ written: 0, remaining: 0 });
    await scene.withButtons([{ ...SPA, name: "Sauna" }, CHECK_IN], { revision: 1 });
    await run(scene, ["fi"]);
    const drafts = await readDrafts(scene, "fi");
    expect(wordings(drafts)).toMatchObject({ [`button/${SPA.id}/name`]: "Sauna" });
    expect(drafts.find(({ place }) => place === before?.place)?.fingerprint).not.toBe(before?.fingerprint);
  });

  it("what a person wrote is never drafted, and a left draft stays left (L2, L3)", async () => {
    const scene = await openProperty();
    await scene.withButtons([{ ...SPA, name: "Kylpylämme" }], { language: "fi" });
    await run(scene, ["fi"]);
    const [draft] = await readDrafts(scene, "fi");
    expect(draft?.place).toBe(`button/${CHECK_IN.id}/name`);
    const { language, place, fingerprint } = draft as TranslationDraft;
    const leave = (of: string) =>
      scene.caller.call("PUT", scene.at("/translations/left"), {
        json: { language, place, fingerprint: of, isLeft: true },
      });
    expect((await leave("00000000")).status).toBe(404);
    expect((await leave(fingerprint)).status).toBe(204);
    await run(scene, ["fi"]);
    expect((await readDrafts(scene, "fi"))[0]?.isLeft).toBe(true);
  });

  it("only other enabled languages are drafted (L2)", async () => {
    const scene = await openProperty();
    for (const languages of [["en"], ["fi", "sv"]]) {
      expect(await (await run(scene, languages)).json()).toMatchObject({ code: "language_not_enabled" });
    }
  });

  it("the numbers are announced before (L7)", async () => {
    const scene = await openProperty();
    const estimate = await scene.caller.call("GET", scene.at("/translations/estimate?languages=fi,ja"));
    expect(await expectAnswer(estimate)).toEqual({
      texts: 4,
      phrasebook: 4,
      machine: 0,
      unknown: 2,
      characters: 0,
    });
  });
});

describe("with an engine", () => {
  it("it drafts what the phrasebook does not know, once a text (L2)", async () => {
    const [scene, inbox] = [await openProperty(), openTranslatorInbox()];
    const { start } = await withEngine(scene, inbox);
    expect(await start(["fi"])).toMatchObject({ ok: true, value: { remaining: 0, run: { isEnded: true } } });
    const drafts = await readDrafts(scene, "fi");
    expect(drafts.map(({ origin }) => origin).toSorted()).toEqual(["machine", "phrasebook", "phrasebook"]);
    expect(await inbox.received()).toHaveLength(1);
    await start(["fi"]);
    expect(await inbox.received()).toHaveLength(1);
  });

  it("it is asked only if an owner has let it (D100)", async () => {
    const [scene, inbox] = [await openProperty(), openTranslatorInbox()];
    const { start } = await withEngine(scene, inbox);
    await scene.caller.call("PUT", scene.at("/translations/settings"), { json: { usesTranslator: false } });
    await start(["fi"]);
    expect(await inbox.received()).toEqual([]);
  });

  it("one bad answer is refused by its rule and holds up no other (L2)", async () => {
    const scene = await openProperty([usableButton("link", 4, "Whale watching at 17:30"), OWN]);
    const inbox = openTranslatorInbox();
    await inbox.behave({ answer: { kind: "texts", fault: "loses_mark" }, times: 1 });
    const { start } = await withEngine(scene, inbox);
    await start(["fi"]);
    const kinds = (await readDrafts(scene, "fi")).map(({ body }) =>
      body.kind === "refused" ? body.rule : body.kind,
    );
    expect(kinds.toSorted()).toEqual(["mark_lost", "wording"]);
  });

  it.each([
    [429, "busy", false],
    [500, "unavailable", false],
    [456, "quota", true],
    [403, "refused", true],
  ] as const)(
    "status %i is told as %s, and the phrasebook's drafts are there (L2)",
    async (status, problem, isEnded) => {
      const [scene, inbox] = [await openProperty(), openTranslatorInbox()];
      await inbox.behave({ answer: { kind: "status", status }, times: 1 });
      const { start } = await withEngine(scene, inbox);
      expect(await start(["fi"])).toMatchObject({ value: { remaining: 1, run: { problem, isEnded } } });
      expect(await readDrafts(scene, "fi")).toHaveLength(2);
    },
  );

  it("a run that waits goes on by the cron once the engine is back (L7)", async () => {
    const [scene, inbox] = [await openProperty(), openTranslatorInbox()];
    await inbox.behave({ answer: { kind: "status", status: 503 }, times: 1 });
    const { start, step, engineEnv } = await withEngine(scene, inbox);
    await start(["fi"]);
    expect(await step()).toMatchObject({ written: 0, remaining: 1 });
    await env.DB.prepare("update translation_runs set retry_at = ? where property_id = ?")
      .bind(1, scene.property.id)
      .run();
    await continueRuns(engineEnv, wholeRun(Date.now()));
    expect(await readDrafts(scene, "fi")).toHaveLength(3);
  });

  it("two requests at once ask for nothing twice (L7)", async () => {
    const [scene, inbox] = [await openProperty(), openTranslatorInbox()];
    const { start } = await withEngine(scene, inbox);
    await Promise.all([start(["fi", "ja"]), start(["fi", "ja"]), start(["ja"])]);
    while (true) {
      const step = await start(["fi", "ja"]);
      if (!step.ok || step.value?.remaining === 0) break;
    }
    const asked = (await inbox.received()).flatMap(({ to, texts }) => texts.map((text) => `${to} ${text}`));
    expect(new Set(asked).size).toBe(asked.length);
  });

  it("a month's budget is kept, and what fits is still drafted (L7)", async () => {
    const [scene, inbox] = [
      await openProperty([usableButton("link", 5, "A long and rather unusual button"), OWN]),
      openTranslatorInbox(),
    ];
    const { start } = await withEngine(scene, inbox);
    const month = toUsageMonth(Date.now());
    await env.DB.prepare("insert into translation_usage (group_id, month, characters) values (?, ?, ?)")
      .bind(scene.groupId, month, TRANSLATED_CHARACTERS_MAX - 40)
      .run();
    await start(["fi"]);
    expect(await start(["fi"])).toMatchObject({
      value: { remaining: 1, run: { problem: "budget", isEnded: true } },
    });
    const used = await env.DB.prepare("select characters from translation_usage where group_id = ?")
      .bind(scene.groupId)
      .first<number>("characters");
    expect(used).toBeLessThanOrEqual(TRANSLATED_CHARACTERS_MAX);
  });

  it("what is typed during a run stays, and a language that is switched off is left out (L2)", async () => {
    const [scene, inbox] = [await openProperty(), openTranslatorInbox()];
    const { start } = await withEngine(scene, inbox);
    const typed = { ...OWN, name: "Hae valas" };
    await Promise.all([start(["fi", "ja"]), scene.withButtons([typed], { language: "fi" })]);
    const { revision } = scene.property;
    await scene.caller.call("PATCH", scene.at(""), { json: { languages: ["en", "fi"] }, revision });
    await start(["fi"]);
    expect(await scene.savedButtons("fi")).toEqual([typed]);
  });
});

describe("terms of a group", () => {
  it("are kept or put in their fixed wording, by the phrasebook too (L4)", async () => {
    const scene = await openProperty([usableButton("link", 6, "The Orangery"), SPA]);
    const put = (id: string, term: string, wordings: object | null) =>
      scene.caller.call("PUT", `/api/terms/${id}`, { json: { term, wordings } });
    await expectAnswer(await put(sampleId(900), "The Orangery", null));
    await expectAnswer(await put(sampleId(901), "Spa", { fi: "Kylpylä Meri" }));
    expect(await (await put(sampleId(902), "the orangery", null)).json()).toMatchObject({
      code: "validation_failed",
      errors: [{ path: "term", code: "duplicate" }],
    });
    await run(scene, ["fi"]);
    expect(Object.values(wordings(await readDrafts(scene, "fi"))).toSorted()).toEqual([
      "Kylpylä Meri",
      "The Orangery",
    ]);
  });

  it("belong to their group, and only owners change them (L4)", async () => {
    const [scene, other] = [await openProperty(), await openProperty()];
    const id = sampleId(903);
    await expectAnswer(
      await scene.caller.call("PUT", `/api/terms/${id}`, { json: { term: "Orangery", wordings: null } }),
    );
    expect(await expectAnswer(await other.caller.call("GET", "/api/terms"))).toEqual({ items: [] });
    expect((await other.caller.call("DELETE", `/api/terms/${id}`)).status).toBe(404);
    expect((await scene.caller.call("DELETE", `/api/terms/${id}`)).status).toBe(204);
  });
});
