import { env } from "cloudflare:workers";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import type { TranslationDraft } from "#domain/translation/translation-draft.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { continueRun, type RunStep } from "#worker/services/translation/continue-run.ts";
import { draftRest } from "#worker/services/translation/draft-rest.ts";
import type { Scene } from "../scene.ts";
import { getScope } from "../worker/scope.ts";
import { openTranslatorInbox, type TranslatorInbox } from "./translator-inbox.ts";

/** *Draft the rest* of a property whose deployment has an engine that an owner uses. */
export interface EngineRun {
  readonly inbox: TranslatorInbox;
  readonly engineEnv: Env;
  /** Starts a run, and does its first step. */
  readonly start: (languages: readonly ContentLanguage[]) => ReturnType<typeof draftRest>;
  /** Does the next step. Throws on a refusal. */
  readonly step: (clock?: () => EpochMs, bindings?: Env) => Promise<RunStep | null>;
  readonly readDrafts: (language: ContentLanguage) => Promise<readonly TranslationDraft[]>;
  /** Characters counted for the group, in all months. */
  readonly readUsage: () => Promise<number>;
}

export async function openEngineRun(scene: Scene): Promise<EngineRun> {
  const inbox = openTranslatorInbox();
  await expectAnswer(
    await scene.caller.call("PUT", scene.at("/translations/settings"), { json: { usesTranslator: true } }),
  );
  const engineEnv: Env = { ...env, ...inbox.bindings };
  return {
    inbox,
    engineEnv,
    start: async (languages) =>
      draftRest(engineEnv, await getScope(scene), { languages: [...languages], again: [] }),
    step: async (clock = Date.now, bindings = engineEnv) => {
      const done = await continueRun(bindings, (await getScope(scene)).property, clock);
      if (!done.ok) throw new Error(done.problem.code);
      return done.value;
    },
    readDrafts: async (language) => {
      const answer = await scene.caller.call("GET", scene.at(`/translations?language=${language}`));
      return ((await expectAnswer(answer)) as { drafts: readonly TranslationDraft[] }).drafts;
    },
    readUsage: async () => {
      const counted = await env.DB.prepare(
        "select coalesce(sum(characters), 0) as sum from translation_usage where group_id = ?",
      )
        .bind(scene.groupId)
        .first<number>("sum");
      return counted ?? 0;
    },
  };
}

const SYLLABLES = ["ba", "di", "fo", "gu", "ke", "la", "mi", "no", "pu", "re", "sa", "ti", "vo", "wu", "ze"];

/** Words without meaning, others for each number: the phrasebook knows none, and no number is in them. */
export function nonsense(index: number): string {
  const digits = [...index.toString(SYLLABLES.length).padStart(4, "0")];
  return `Xo${digits.map((digit) => SYLLABLES[Number.parseInt(digit, SYLLABLES.length)]).join("")}`;
}
