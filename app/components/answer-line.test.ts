import { expect, it } from "vitest";
import { toAnswerLine } from "./answer-line.ts";

const said = (text: string) => ({ text, language: "en" as const });

it("an answer is one line of what guests read: hours, sentences, contact, note [A4]", () => {
  expect(
    toAnswerLine({
      title: "Breakfast",
      hours: [
        { days: "Mon – Fri", weekdays: [1], times: "07:00–10:30", season: null },
        { days: "Sat", weekdays: [6], times: "08:00–11:00", season: "1 May – 30 September" },
      ],
      sentences: [said("The Orangery."), said("£18.00 per person.")],
      contact: [{ kind: "telephone", label: "Telephone", text: "204", href: null }],
      note: said("Children eat free."),
    }),
  ).toBe(
    "Mon – Fri 07:00–10:30, 1 May – 30 September Sat 08:00–11:00. The Orangery. £18.00 per person. 204 Children eat free.",
  );
});
