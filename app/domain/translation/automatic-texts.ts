/**
 * Automatic languages (L5): guests read drafts that nobody has accepted, with a label on a machine's words. Exposes
 * `withAutomaticDrafts`, which a draft carries into its publication, and the functions that put them where a person
 * has written nothing.
 */

import { toPlainWords } from "../content/button-texts.ts";
import type { Draft } from "../content/document.ts";
import type { ContentLanguage } from "../language.ts";
import type { AutomaticTexts } from "./automatic-texts-schema.ts";
import { listOpenDrafts } from "./open-drafts.ts";
import { setAnswerText, setButtonText } from "./set-text.ts";
import { writePlace } from "./text-place.ts";
import { getSourceFingerprint, listTexts, type TranslatableText } from "./translatable-texts.ts";
import type { TranslationDraft } from "./translation-draft.ts";

/** The draft with the wordings of automatic languages, where no person has translated the text. Pure. */
export function withAutomaticDrafts(draft: Draft, drafts: readonly TranslationDraft[]): Draft {
  if (drafts.length === 0) return draft;
  const automatic = collectAutomaticTexts(draft, drafts);
  return Object.keys(automatic).length === 0 ? draft : { ...draft, automatic };
}

function collectAutomaticTexts(draft: Draft, drafts: readonly TranslationDraft[]): AutomaticTexts {
  const drafted = new Set(drafts.map(({ language }) => language));
  const languages = draft.languages.filter((code) => code !== draft.defaultLanguage && drafted.has(code));
  const collected = languages.map((language) => {
    const texts = listTexts(draft, language).filter(({ state }) => state === "missing");
    const own = listOpenDrafts(
      texts,
      drafts.filter((one) => one.language === language),
    ).flatMap(({ text, draft: { origin, body, place, fingerprint } }) => {
      const isAllowed = origin === "phrasebook" || !text.isForPeople;
      return body.kind === "wording" && isAllowed
        ? [[place, { text: body.wording, origin, fingerprint }] as const]
        : [];
    });
    return [language, Object.fromEntries(own)] as const;
  });
  return Object.fromEntries(collected.filter(([, own]) => Object.keys(own).length > 0));
}

/**
 * The draft with its automatic texts in buttons and own entries; `withAutomaticAnswers` adds those of answers. What
 * a person wrote stays, and a text whose original has changed is left out. Pure.
 */
export function withAutomaticTexts(draft: Draft): Draft {
  return putTexts(draft, ({ place }) => place.kind !== "answer");
}

/** After chips have been filled, so that no machine's words come into a text of a person. */
export function withAutomaticAnswers(draft: Draft): Draft {
  return putTexts(draft, ({ place }) => place.kind === "answer");
}

/** The draft as its guests read it, for comparing two versions. */
export function toReadDraft(draft: Draft): Draft {
  if (!draft.automatic) return draft;
  const { automatic: _given, machine: _label, ...read } = withAutomaticAnswers(withAutomaticTexts(draft));
  return read;
}

function putTexts(draft: Draft, isMeant: (text: TranslatableText) => boolean): Draft {
  if (!draft.automatic) return draft;
  let shown = draft;
  for (const language of draft.languages) {
    const own = draft.automatic[language];
    if (!own || language === draft.defaultLanguage) continue;
    for (const text of listTexts(draft, language)) {
      const place = writePlace(text.place);
      const given = own[place];
      const isCurrent = given?.fingerprint === getSourceFingerprint(text.source);
      if (!given || !isCurrent || text.state !== "missing" || !isMeant(text)) continue;
      shown = putText(shown, language, { ...text, words: given.text });
      if (given.origin === "machine") shown = withLabel(shown, language, place);
    }
  }
  return shown;
}

function putText(
  draft: Draft,
  language: ContentLanguage,
  { place, words }: Pick<TranslatableText, "place"> & { readonly words: TranslatableText["source"] },
): Draft {
  if (toPlainWords(words) === "") return draft;
  if (place.kind !== "button") {
    return { ...draft, answers: setAnswerText(draft.answers, place, { language, text: words }) };
  }
  const none = { buttons: [] };
  const originals = draft.buttons[draft.defaultLanguage] ?? none;
  const lists = { originals, buttons: draft.buttons[language] ?? none };
  const changed = setButtonText(lists, place, { text: words, isWhole: true });
  return { ...draft, buttons: { ...draft.buttons, [language]: changed } };
}

function withLabel(draft: Draft, language: ContentLanguage, place: string): Draft {
  const before = draft.machine?.[language] ?? [];
  return { ...draft, machine: { ...draft.machine, [language]: [...before, place] } };
}
