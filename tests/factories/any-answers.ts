import fc from "fast-check";
import type { Answer } from "#domain/answers/answer.ts";
import type { Answers } from "#domain/answers/answers.ts";
import type { GuideEntry } from "#domain/answers/guide-entry.ts";
import { type AnyQuestion, QUESTIONS } from "#domain/answers/questions.ts";
import { PROPERTY_KINDS } from "#domain/property/property-kind.ts";
import { sampleId } from "./draft.ts";
import { dailyHours } from "./hours.ts";

const texts = fc.record(
  { en: fc.constantFrom("Ground floor", "By the water"), ar: fc.constant("الطابق الأرضي") },
  { requiredKeys: ["en"] },
);

/** Every part that a question asks for, with one of few values. */
function anyAnswer({ parts }: AnyQuestion): fc.Arbitrary<Answer> {
  const { windows } = dailyHours("07:00", "10:30");
  const values = {
    time: fc.constantFrom("15:00", "11:30"),
    hours: fc.constant(windows),
    offer: fc.constantFrom(...("offer" in parts ? parts.offer : (["yes"] as const))),
    price: fc.constantFrom(
      { kind: "free" as const },
      { kind: "costs" as const, amount: 18.5, per: "price" in parts ? parts.price[0] : ("once" as const) },
    ),
    quantity: fc.constantFrom(0, 4, 12.5),
    contact: fc.constant(
      "contact" in parts && parts.contact.some((kind) => kind === "telephone")
        ? { telephone: "+441326555014" }
        : { link: "https://example.com/way" },
    ),
    place: texts,
    words: texts,
  };
  const asked = Object.keys(parts) as (keyof typeof values)[];
  const given = Object.fromEntries(asked.map((name) => [name, values[name] as fc.Arbitrary<unknown>]));
  return fc.oneof(
    fc.constant<Answer>({ state: "not-applicable" }),
    fc.record({ state: fc.constant("answered" as const), ...given }) as fc.Arbitrary<Answer>,
  );
}

const anyEntry = (at: number): fc.Arbitrary<GuideEntry> =>
  fc.record({
    id: fc.constant(sampleId(900 + at)),
    topic: fc.constantFrom("around" as const, "eating" as const),
    title: texts,
    content: fc.constantFrom(
      {},
      { en: [{ type: "paragraph" as const, runs: [{ text: "Ask at reception." }] }] },
    ),
    searchWords: fc.constantFrom({}, { en: ["kayak", "boat"] }),
  });

/** Answers that the schema accepts: some questions, some own entries. */
export const anyAnswers: fc.Arbitrary<Answers> = fc
  .tuple(fc.subarray([...QUESTIONS], { maxLength: 6 }), fc.uniqueArray(fc.nat({ max: 4 }), { maxLength: 3 }))
  .chain(([questions, entries]) =>
    fc.record({
      kind: fc.constantFrom(...PROPERTY_KINDS),
      currency: fc.constantFrom("GBP" as const, "EUR" as const),
      byQuestion: fc.record(
        Object.fromEntries(questions.map((question) => [question.id, anyAnswer(question)])),
      ),
      entries: fc.tuple(...entries.map(anyEntry)),
    }),
  );
