import { z } from "#domain/zod.ts";
import { isSameData } from "../content/merge.ts";
import { accept, refuse, type Verdict } from "../problem.ts";
import { idSchema } from "../value-schemas.ts";
import { GUIDE_ENTRIES_MAX } from "./answer-values.ts";
import { type Answers, hasAmount } from "./answers.ts";
import { QUESTION_IDS, type QuestionId, questionsFor } from "./questions.ts";

/** Answers and own entries to publish alone, by their keys. */
export const publishedAnswersSchema = z
  .strictObject({
    questions: z.array(z.enum(QUESTION_IDS)).max(QUESTION_IDS.length).default([]),
    entries: z.array(idSchema).max(GUIDE_ENTRIES_MAX).default([]),
  })
  .refine(({ questions, entries }) => questions.length + entries.length > 0, "required");
export type PublishedAnswers = z.infer<typeof publishedAnswersSchema>;

/**
 * The live answers with some of the draft's in their place: changed, added or removed. Pure.
 *
 * Refuses with `currency_changed` if the draft has another currency than the live version: every other live price
 * would change with it; and with `kind_changed` for a question that the live kind of property is not asked, as
 * guests would not see its answer.
 */
export function withDraftAnswers(live: Answers, draft: Answers, chosen: PublishedAnswers): Verdict<Answers> {
  if (live.currency !== null && live.currency !== draft.currency) return refuse("currency_changed");
  const asked = new Set(questionsFor(getKind(live, draft)).map(({ id }) => id));
  if (chosen.questions.some((id) => !asked.has(id))) return refuse("kind_changed");
  return accept(mergeAnswers(live, draft, chosen));
}

/** The first answers bring their kind of property. */
function getKind(live: Answers, draft: Answers): Answers["kind"] {
  return hasNoAnswers(live) ? draft.kind : live.kind;
}

function mergeAnswers(live: Answers, draft: Answers, { questions, entries }: PublishedAnswers): Answers {
  const byQuestion: Record<string, unknown> = { ...live.byQuestion };
  for (const question of questions) {
    const answer = draft.byQuestion[question];
    if (answer) byQuestion[question] = answer;
    else delete byQuestion[question];
  }
  // In the draft's order; entries that only the live version has stay at the end, if there is room.
  const chosen = (id: string) => entries.includes(id);
  const kept = new Map(live.entries.map((entry) => [entry.id, entry]));
  const inDraft = draft.entries.flatMap((entry) => {
    const own = chosen(entry.id) ? entry : kept.get(entry.id);
    return own ? [own] : [];
  });
  const others = live.entries.filter(({ id }) => !chosen(id) && !inDraft.some((entry) => entry.id === id));
  return {
    kind: getKind(live, draft),
    currency: draft.currency,
    byQuestion: byQuestion as Partial<Record<QuestionId, Answers["byQuestion"][QuestionId]>>,
    entries: [...inDraft, ...others].slice(0, GUIDE_ENTRIES_MAX),
  };
}

export function hasNoAnswers({ byQuestion, entries }: Answers): boolean {
  return Object.keys(byQuestion).length === 0 && entries.length === 0;
}

/**
 * The answers of a planned version when it goes live (A7): what guests have been told since it was frozen stays,
 * everything else is as it was frozen. `before`: guests' answers when it was frozen; `now`: at present. In another
 * currency than the present one, prices are as they were frozen. Pure.
 */
export function withLiveAnswers(
  frozen: Answers,
  { before, now }: { readonly before: Answers; readonly now: Answers },
): Answers {
  const currency = frozen.currency ?? now.currency;
  const isPriced = (question: QuestionId) =>
    [frozen, now].some(({ byQuestion: { [question]: answer } }) => answer && hasAmount(answer));
  const questions = QUESTION_IDS.filter(
    (id) =>
      !isSameData(before.byQuestion[id] ?? null, now.byQuestion[id] ?? null) &&
      (currency === now.currency || !isPriced(id)),
  );
  const findEntry = ({ entries }: Answers, wanted: string) => entries.find(({ id }) => id === wanted) ?? null;
  const entries = [...new Set([...before.entries, ...now.entries].map(({ id }) => id))].filter(
    (id) => !isSameData(findEntry(before, id), findEntry(now, id)),
  );
  if (questions.length + entries.length === 0) return frozen;
  return mergeAnswers(frozen, { ...now, currency }, { questions, entries });
}
