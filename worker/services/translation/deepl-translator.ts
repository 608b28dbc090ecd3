import type { ContentLanguage } from "#domain/language.ts";
import { TEXTS_PER_CALL_MAX } from "#domain/limits.ts";
import { utf8Length } from "#domain/text.ts";
import { SECOND_MS } from "#domain/time.ts";
import { z } from "#domain/zod.ts";
import { readBodyAtMost } from "../../media/read-body.ts";
import { parseRetryAfter } from "../../retry-after.ts";
import type { Translator, TranslatorAnswer } from "./translator.ts";

const ANSWER_MS_MAX = 30 * SECOND_MS;
/** The API refuses a longer request (128 KiB); the rest is for everything besides the texts. */
const TEXTS_BYTES_MAX = 127 * 1024;
/** Translations are a few times as long as their sources. */
const ANSWER_BYTES_MAX = 1024 * 1024;

/** Variants that the API wants named in targets. Sources have none. */
const VARIANTS: Partial<Record<ContentLanguage, string>> = { en: "EN-GB", pt: "PT-PT", zh: "ZH-HANS" };

const answerSchema = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** Address of the API without a trailing slash; `null` unless it is https, or http on this machine. */
export function parseEngineUrl(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== "" || url.search !== "" || url.hash !== "") return null;
  const isOwnMachine = url.hostname === "127.0.0.1" || url.hostname === "localhost";
  const isAllowed = url.protocol === "https:" || (url.protocol === "http:" && isOwnMachine);
  return isAllowed ? url.href.replace(/\/+$/, "") : null;
}

interface DeeplAccess {
  readonly url: string;
  readonly key: string;
}

/**
 * Any service with DeepL's HTTP API, version 2 (`POST /v2/translate`). Marks are XML tags of its tag handling.
 * Texts that exceed a request's 128 KiB go in several requests, one after the other; the first problem ends them.
 */
export function createDeeplTranslator(access: DeeplAccess): Translator {
  return {
    name: "deepl",
    translate: async (texts, from, to, signal) => {
      const translated: string[] = [];
      for (const batch of splitBatches(texts)) {
        const answer = await request(access, toBody(batch, from, to), signal);
        if (!answer.ok) return translated.length > 0 ? { ...answer, isPartial: true } : answer;
        if (answer.texts.length !== batch.length) return { ok: false, problem: "unavailable" };
        translated.push(...answer.texts);
      }
      return { ok: true, texts: translated };
    },
  };
}

/** A text that alone is too long forms a batch, which the API refuses. */
function splitBatches(texts: readonly string[]): readonly (readonly string[])[] {
  const batches: string[][] = [];
  let bytes = 0;
  for (const text of texts) {
    const last = batches.at(-1);
    const added = utf8Length(JSON.stringify(text)) + 1;
    bytes += added;
    if (last && last.length < TEXTS_PER_CALL_MAX && bytes <= TEXTS_BYTES_MAX) last.push(text);
    else {
      batches.push([text]);
      bytes = added;
    }
  }
  return batches;
}

function toBody(texts: readonly string[], from: ContentLanguage, to: ContentLanguage): string {
  return JSON.stringify({
    text: texts,
    source_lang: from.toUpperCase(),
    target_lang: VARIANTS[to] ?? to.toUpperCase(),
    // Guests are addressed politely; languages without a polite form ignore it.
    formality: "prefer_more",
    preserve_formatting: true,
    tag_handling: "xml",
    tag_handling_version: "v2",
  });
}

async function request(
  { url, key }: DeeplAccess,
  body: string,
  signal: AbortSignal,
): Promise<TranslatorAnswer> {
  try {
    const response = await fetch(`${url}/v2/translate`, {
      method: "POST",
      // The key must not follow to another address.
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS_MAX)]),
      headers: { authorization: `DeepL-Auth-Key ${key}`, "content-type": "application/json" },
      body,
    });
    if (response.status === 200) return await readTexts(response);
    await response.body?.cancel();
    return toProblem(response);
  } catch {
    // Unreachable, too slow, aborted, or cut off in the middle of an answer.
    return { ok: false, problem: "unavailable" };
  }
}

async function readTexts(response: Response): Promise<TranslatorAnswer> {
  const bytes = await readBodyAtMost(response, ANSWER_BYTES_MAX);
  if (bytes === null) return { ok: false, problem: "unavailable" };
  const answer = answerSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
  if (!answer.success) return { ok: false, problem: "unavailable" };
  return { ok: true, texts: answer.data.translations.map(({ text }) => text) };
}

/** 429 and 529: too many requests; 456: quota exceeded. Other client errors need the operator. */
function toProblem({ status, headers }: Response): TranslatorAnswer {
  const after = parseRetryAfter(headers.get("retry-after"), Date.now());
  const retry = after === null ? {} : { retryAfterSeconds: after };
  if (status === 429 || status === 529) return { ok: false, problem: "busy", ...retry };
  if (status === 456) return { ok: false, problem: "quota", ...retry };
  if (status >= 400 && status < 500 && status !== 408) return { ok: false, problem: "refused" };
  return { ok: false, problem: "unavailable", ...retry };
}
