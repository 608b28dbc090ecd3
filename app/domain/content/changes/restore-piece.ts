import { z } from "#domain/zod.ts";
import { GUIDE_ENTRIES_MAX } from "../../answers/answer-values.ts";
import { withAnswer } from "../../answers/edit-answers.ts";
import { QUESTION_IDS } from "../../answers/questions.ts";
import type { ContentLanguage } from "../../language.ts";
import { BUTTONS_MAX } from "../../limits.ts";
import { accept, refuse, type Verdict } from "../../problem.ts";
import { contentLanguageSchema } from "../../property/property.ts";
import { idSchema } from "../../value-schemas.ts";
import type { Buttons } from "../button.ts";
import { type Draft, SINGLE_SECTIONS } from "../document.ts";
import { withDefaultLanguage } from "../hours/default-language.ts";
import { getPredecessors, insertAfter } from "../insert-after.ts";

const ifMissing = z
  .literal("remove")
  .optional()
  .meta({ description: "`remove`: take it out of the draft if the version has none; absent: refuse." });

/** A piece of a version that can be restored alone. */
export const pieceSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("button"),
    id: idSchema,
    language: contentLanguageSchema.optional().meta({
      description:
        "In this language alone; absent: in every language that has it in the version and is enabled now.",
    }),
  }),
  z.strictObject({ kind: z.literal("language"), language: contentLanguageSchema }),
  z.strictObject({ kind: z.literal("section"), section: z.enum(SINGLE_SECTIONS) }),
  z.strictObject({ kind: z.literal("answer"), question: z.enum(QUESTION_IDS), ifMissing }),
  z.strictObject({
    kind: z.literal("entry"),
    id: idSchema.meta({ description: "Of an own entry of the guide." }),
    ifMissing,
  }),
]);
export type Piece = z.infer<typeof pieceSchema>;

/**
 * Restores one piece of a version into a draft (T12). Pure.
 *
 * A button replaces the existing one and returns to its old place: after the nearest of its former
 * predecessors. A language is restored with all its buttons; if disabled, it is enabled as the last language.
 * If the version had another default language, the effective hours are restored. An own entry of the guide
 * returns to its old place, as a button does. An answer with a price brings the version's currency if the draft
 * has none. With `ifMissing: "remove"`, what the draft alone has is taken out of it.
 *
 * Refuses with `not_in_version`, `language_not_enabled`, `other_currency` for an answer whose price is in another
 * currency than the draft's, or `validation_failed` (`too_many`).
 */
export function restorePiece(draft: Draft, stored: Draft, piece: Piece): Verdict<Draft> {
  const { defaultLanguage: from } = stored;
  const buttons = withDefaultLanguage(stored.buttons, { from, to: draft.defaultLanguage });
  const version = { ...stored, buttons };
  switch (piece.kind) {
    case "section":
      return accept({ ...draft, [piece.section]: version[piece.section] });
    case "language":
      return restoreLanguage(draft, version, piece.language);
    case "button":
      return restoreButton(draft, version, piece);
    case "answer":
      return restoreAnswer(draft, version, piece);
    case "entry":
      return restoreEntry(draft, version, piece);
  }
}

function restoreLanguage(draft: Draft, version: Draft, language: ContentLanguage): Verdict<Draft> {
  const body = version.buttons[language];
  if (!body || !version.languages.includes(language)) return refuse("not_in_version");
  const languages = draft.languages.includes(language) ? draft.languages : [...draft.languages, language];
  return accept({ ...draft, languages, buttons: { ...draft.buttons, [language]: body } });
}

function restoreButton(
  draft: Draft,
  version: Draft,
  { id, language }: Extract<Piece, { kind: "button" }>,
): Verdict<Draft> {
  const named = language ? [language] : version.languages;
  const having = named.filter((code) => version.buttons[code]?.buttons.some((button) => button.id === id));
  if (having.length === 0) return refuse("not_in_version");
  const enabled = having.filter((code) => draft.languages.includes(code));
  if (enabled.length === 0) return refuse("language_not_enabled");
  const bodies = enabled.map(
    (code) => [code, withButton(draft.buttons[code], version.buttons[code], id)] as const,
  );
  if (bodies.some(([, body]) => body.buttons.length > BUTTONS_MAX)) {
    return refuse("validation_failed", { errors: [{ path: "buttons", code: "too_many" }] });
  }
  return accept({ ...draft, buttons: { ...draft.buttons, ...Object.fromEntries(bodies) } });
}

function withButton(own: Buttons = { buttons: [] }, from: Buttons = { buttons: [] }, id: string): Buttons {
  const button = from.buttons.find((entry) => entry.id === id);
  if (!button) return own;
  const others = own.buttons.filter((entry) => entry.id !== id);
  return { buttons: insertAfter(others, button, getPredecessors(from.buttons, id)) };
}

function restoreAnswer(
  draft: Draft,
  version: Draft,
  { question, ifMissing }: Extract<Piece, { kind: "answer" }>,
): Verdict<Draft> {
  const answer = version.answers.byQuestion[question];
  const { answers } = draft;
  if (!answer) {
    if (!ifMissing || !answers.byQuestion[question]) return refuse("not_in_version");
    return accept({ ...draft, answers: withAnswer(answers, question, null) });
  }
  const hasPrice = answer.state === "answered" && answer.price?.kind === "costs";
  const currency = answers.currency ?? version.answers.currency;
  if (hasPrice && currency !== version.answers.currency) return refuse("other_currency");
  return accept({
    ...draft,
    answers: {
      ...answers,
      currency,
      byQuestion: { ...answers.byQuestion, [question]: answer },
    },
  });
}

function restoreEntry(
  draft: Draft,
  version: Draft,
  { id, ifMissing }: Extract<Piece, { kind: "entry" }>,
): Verdict<Draft> {
  const from = version.answers.entries;
  const entry = from.find((each) => each.id === id);
  const others = draft.answers.entries.filter((each) => each.id !== id);
  if (!entry) {
    if (!ifMissing || others.length === draft.answers.entries.length) return refuse("not_in_version");
    return accept({ ...draft, answers: { ...draft.answers, entries: others } });
  }
  if (others.length >= GUIDE_ENTRIES_MAX) {
    return refuse("validation_failed", { errors: [{ path: "entries", code: "too_many" }] });
  }
  const entries = insertAfter(others, entry, getPredecessors(from, id));
  return accept({ ...draft, answers: { ...draft.answers, entries } });
}
