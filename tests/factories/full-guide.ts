import type { Answered } from "#domain/answers/answer.ts";
import type { Answers } from "#domain/answers/answers.ts";
import type { GuideEntry } from "#domain/answers/guide-entry.ts";
import { TOPICS, type Topic } from "#domain/answers/question.ts";
import { type AnyQuestion, questionsFor } from "#domain/answers/questions.ts";
import type { Weekday } from "#domain/content/hours/season.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { PropertyKind } from "#domain/property/property-kind.ts";
import { sampleId } from "./draft.ts";

const window = (index: number, days: readonly Weekday[], from: string, to: string) => ({
  id: sampleId(index),
  days: [...days],
  from,
  to,
  nextDay: false,
  season: null,
});

/** Every part that the question asks for. */
function fullAnswer({ parts }: AnyQuestion, text: string, language: ContentLanguage): Answered {
  const asked: Record<string, unknown> = { ...parts };
  const spoken = { [language]: text };
  const values: Partial<Answered> = {
    time: "15:00",
    hours: [window(1, [1, 2, 3, 4, 5], "07:00", "10:30"), window(2, [6, 7], "07:30", "11:00")],
    ...("offer" in parts && { offer: parts.offer[0] }),
    ...("price" in parts && { price: { kind: "costs", amount: 18, per: parts.price[0] } }),
    quantity: 4,
    place: spoken,
    words: spoken,
    ...("contact" in parts && {
      contact: Object.fromEntries(
        parts.contact.map((kind) => [
          kind,
          { telephone: "+441326555014", address: text, link: "https://www.marlowe.example/way" }[kind],
        ]),
      ),
    }),
  };
  const given = Object.entries(values).filter(([part]) => asked[part] !== undefined);
  return { state: "answered", note: spoken, ...Object.fromEntries(given) };
}

interface FullGuide {
  readonly kind?: PropertyKind;
  /** Language of staff's own words. */
  readonly language?: ContentLanguage;
  /** Staff's own words, by a number. */
  readonly text?: (index: number) => string;
  /** Number of own entries. */
  readonly own?: number;
}

/** All answers of a kind of property, with every part and a note, and own entries. */
export function fullGuide({
  kind = "hotel",
  language = "en",
  text = (index) => `Words ${index}`,
  own = 20,
}: FullGuide = {}): Answers {
  const answers = questionsFor(kind).map((question, index) => [
    question.id,
    fullAnswer(question, text(index), language),
  ]);
  const entries = Array.from({ length: own }, (_, index): GuideEntry => {
    const words = text(100 + index);
    return {
      id: sampleId(900 + index),
      topic: TOPICS[index % TOPICS.length] as Topic,
      title: { [language]: words.slice(0, 40) },
      content: {
        [language]: [
          { type: "paragraph", runs: [{ text: words }] },
          { type: "paragraph", runs: [{ text: text(200 + index), link: "https://marlowe.example" }] },
        ],
      },
      searchWords: {},
    };
  });
  return { kind, currency: "GBP", byQuestion: Object.fromEntries(answers), entries };
}
