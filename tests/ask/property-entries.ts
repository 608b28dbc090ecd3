import type { Answered } from "#domain/answers/answer.ts";
import type { QuestionParts } from "#domain/answers/question.ts";
import { questionsFor } from "#domain/answers/questions.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { PropertyKind } from "#domain/property/property-kind.ts";
import { toAnswerText } from "#portal/answers/answer-text.ts";
import { loadAnswerWords } from "#portal/answers/words.ts";
import type { AskEntry } from "#portal/ask/ask-entry.ts";

function answerTo({ offer, time, hours, quantity, price }: QuestionParts): Answered {
  return {
    state: "answered",
    ...(offer?.[0] && { offer: offer[0] }),
    ...(time && { time: "15:00" }),
    ...(quantity && { quantity: 5 }),
    ...(price?.[0] && { price: { kind: "costs", amount: 12, per: price[0] } }),
    ...(hours && {
      hours: [
        {
          id: "abcdefghijklmnopqrstuvwx",
          days: [1, 2, 3, 4, 5, 6, 7],
          from: "07:00",
          to: "22:00",
          nextDay: false,
          season: null,
        },
      ],
    }),
  };
}

/** All questions of a kind of property, each answered, as the guide finds them. */
export async function toPropertyEntries(
  kind: PropertyKind,
  language: ContentLanguage,
): Promise<readonly AskEntry[]> {
  const words = await loadAnswerWords(language);
  return questionsFor(kind).map((question) => {
    const reading = { language, defaultLanguage: "en", currency: "EUR", words } as const;
    const text = toAnswerText(question, answerTo(question.parts), reading);
    const { title, keywords } = words.questions[question.id];
    const { id, icon } = question;
    return { id, kind: "answer", icon, title, text: text?.sentences.join(" ") ?? "", keywords };
  });
}
