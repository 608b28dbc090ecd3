import type { AnswerText } from "#portal/answers/answer-text.ts";

/** An answer in one line, as guests read it: hours, sentences, contact, note. Pure. */
export function toAnswerLine({ hours, sentences, contact, note }: AnswerText): string {
  const rows = hours.map(({ days, times, season }) => [season, days, times].filter(Boolean).join(" "));
  return [
    ...(rows.length > 0 ? [`${rows.join(", ")}.`] : []),
    ...[...sentences, ...contact, ...(note ? [note] : [])].map(({ text }) => text),
  ].join(" ");
}
