import type { Answer } from "#domain/answers/answer.ts";
import type { Answers } from "#domain/answers/answers.ts";
import type { GuideEntry } from "#domain/answers/guide-entry.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { sampleId } from "./draft.ts";
import { dailyHours } from "./hours.ts";
import type { Scene } from "./scene.ts";

/** Hours, place and price: "Every day, 07:00 – 10:30. Garden Room. £18 per person." */
export const BREAKFAST = {
  state: "answered",
  hours: [...dailyHours("07:00", "10:30").windows],
  price: { kind: "costs", amount: 18, per: "person" },
  place: { en: "Garden Room", de: "Gartenzimmer" },
} as const satisfies Answer;

export const CHECK_OUT = { state: "answered", time: "11:00" } as const satisfies Answer;

/** An own entry of the guide; each index has its own id. */
export function sampleEntry(index: number, title: string): GuideEntry {
  return { id: sampleId(index), topic: "arriving", title: { en: title }, content: {}, searchWords: {} };
}

/** Answers of a hotel that charges in pounds. */
export function sampleAnswers(
  byQuestion: Answers["byQuestion"] = {},
  entries: readonly GuideEntry[] = [],
): Answers {
  return { ...TEMPLATE.answers, currency: "GBP", byQuestion, entries: [...entries] };
}

/** The stored answers, as the API returns them. */
export async function savedAnswers({ caller, at }: Pick<Scene, "caller" | "at">) {
  const path = at("/documents/answers");
  return (await expectAnswer(await caller.call("GET", path))) as {
    readonly body: Answers;
    readonly revision: number;
  };
}
