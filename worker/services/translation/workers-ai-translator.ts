import type { ContentLanguage } from "#domain/language.ts";
import { SECOND_MS } from "#domain/time.ts";
import { z } from "#domain/zod.ts";
import type { Translator, TranslatorAnswer } from "./translator.ts";

/** The part of the binding `AI` that is used. */
export interface WorkersAi {
  readonly run: (model: string, inputs: Record<string, unknown>) => Promise<unknown>;
}

const CALLS_AT_ONCE_MAX = 5;
const ANSWER_MS_MAX = 30 * SECOND_MS;

const answerSchema = z.object({ translated_text: z.string() });

/**
 * A translation model on Workers AI, such as `@cf/meta/m2m100-1.2b`.
 *
 * One call per text, five at once. The model knows no tags: it gets marks as they are, and often drops or
 * translates them; such drafts are refused by their rule. Expect fewer drafts than from DeepL's API, and none of
 * most texts with several marks. It has no polite form, and cuts off long texts. It can't be stopped: a call that
 * is too slow is left alone and still costs.
 */
export function createWorkersAiTranslator(ai: WorkersAi, model: string): Translator {
  return {
    name: "workers-ai",
    translate: async (texts, from, to, signal) => {
      const translated: string[] = [];
      const waiting = [...texts.entries()];
      let problem: TranslatorAnswer | null = null;
      const work = async () => {
        for (let next = waiting.shift(); next && problem === null; next = waiting.shift()) {
          const [index, text] = next;
          const answer = await translateOne(() => ai.run(model, toInputs(text, from, to)), signal);
          if (typeof answer === "string") translated[index] = answer;
          else problem ??= answer;
        }
      };
      await Promise.all(Array.from({ length: CALLS_AT_ONCE_MAX }, work));
      return problem ?? { ok: true, texts: translated };
    },
  };
}

function toInputs(text: string, from: ContentLanguage, to: ContentLanguage) {
  return { text, source_lang: from, target_lang: to };
}

async function translateOne(
  run: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<string | TranslatorAnswer> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS_MAX)]);
  try {
    limit.throwIfAborted();
    const aborted = new Promise<never>((_, reject) => {
      limit.addEventListener("abort", () => reject(limit.reason), { once: true });
    });
    const answer = answerSchema.safeParse(await Promise.race([run(), aborted]));
    return answer.success ? answer.data.translated_text : { ok: false, problem: "unavailable" };
  } catch (error) {
    return toProblem(String(error));
  }
}

/** By the codes of Workers AI: 3036 allocation used up, 3040 out of capacity; 3006, 3023, 3041, 50… refused. */
function toProblem(message: string): TranslatorAnswer {
  if (/\b3036\b|daily free allocation/.test(message)) return { ok: false, problem: "quota" };
  if (/\b3040\b|\b429\b/.test(message)) return { ok: false, problem: "busy" };
  if (/\b(?:3006|3023|304[12]|50\d\d)\b/.test(message)) return { ok: false, problem: "refused" };
  return { ok: false, problem: "unavailable" };
}
