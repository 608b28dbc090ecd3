import type { Answers } from "#domain/answers/answers.ts";
import { sampleId } from "./draft.ts";
import { dailyHours } from "./hours.ts";

/** Answers with a guide of six entries in three topics; four have opening hours. */
export function sampleAnswers(): Answers {
  const [every] = dailyHours("00:00", "00:00").windows;
  const summer = { kind: "yearly", from: "05-01", to: "09-30" } as const;
  const [pool] = dailyHours("09:00", "19:00").windows;
  const [bar] = dailyHours("18:00", "02:00").windows;
  return {
    kind: "hotel",
    currency: "EUR",
    byQuestion: {
      "check-in": { state: "answered", time: "15:00" },
      reception: { state: "answered", hours: every ? [every] : [], contact: { telephone: "+441326550142" } },
      breakfast: {
        state: "answered",
        hours: dailyHours("07:00", "10:30").windows,
        price: { kind: "costs", amount: 18, per: "person" },
      },
      bar: { state: "answered", hours: bar ? [{ ...bar, days: [5, 6] }] : [] },
      pool: { state: "answered", hours: pool ? [{ ...pool, season: summer }] : [] },
    },
    entries: [
      {
        id: sampleId(900),
        topic: "around",
        title: { en: "Kayaks <& canoes>", ar: "قوارب الكاياك" },
        content: { en: [{ type: "paragraph", runs: [{ text: "At the jetty, from dawn to dusk." }] }] },
        searchWords: {},
      },
    ],
  };
}
