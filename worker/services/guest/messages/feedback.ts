import { decideAnswers, type FeedbackAnswer } from "#domain/guest/feedback.ts";
import { type ContentOf, MESSAGE_KINDS } from "#domain/guest/messages/kinds.ts";
import { accept, refuse } from "#domain/problem.ts";
import { QUESTION_PREFIX } from "#portal/form-names.ts";
import { formatStars, getWords, type Words } from "#portal/words/words.ts";
import { getDateLocale } from "../../../mail/date-locale.ts";
import { toHeaderLine } from "../../../mail/header-line.ts";
import { MAIL_WORDS } from "../../../mail/words/all.ts";
import { findForm } from "../../../portal/rendering/guest-form.ts";
import type { MessageFact, MessageIntake } from "./filled-message.ts";
import type { NoticeReader } from "./staff-notice.ts";
import { staffTexts } from "./staff-texts.ts";

function formatAnswer({ responseType, value }: FeedbackAnswer, words: Words): string {
  if (responseType === "stars") return formatStars(words, value);
  return value === 1 ? words.like : words.dislike;
}

/** Notification text: one low rating, or the number of several. */
function composeBody(
  content: ContentOf<"feedback">,
  { property, language, ratings }: Pick<NoticeReader, "property" | "language" | "ratings">,
): string {
  const { held, notification } = MAIL_WORDS[language];
  const formatNumber = (value: number) =>
    new Intl.NumberFormat(getDateLocale(language), { maximumFractionDigits: 1 }).format(value);
  if (ratings > 1) return held.many.subject(toHeaderLine(property.name), formatNumber(ratings));
  const { rating } = MESSAGE_KINDS.feedback.toOpinion(content) ?? { rating: null };
  return notification.rating(rating === null ? held.disliked : held.stars(formatNumber(rating)));
}

/**
 * Feedback (S77, S217): the button must have these questions and answers in this language. Stored with the
 * questions as the guest read them and as staff do; mail and figures use the property's default language.
 */
export const feedback: MessageIntake<ContentOf<"feedback">> = {
  isOfPlace: false,
  heading: (words) => words.mailFeedback,

  read(fields, { forms, defaultLanguage }) {
    const buttonId = fields.get("button") ?? "";
    const form = findForm(forms, { kind: "feedback", buttonId, language: fields.get("language") ?? "" });
    if (!form) return refuse("validation_failed");
    const ticked = [...fields]
      .filter(([name]) => name.startsWith(QUESTION_PREFIX))
      .map(([name, value]) => [name.slice(QUESTION_PREFIX.length), value] as const);
    const decided = decideAnswers(form.questions, ticked);
    if (!decided.ok) return decided;
    const formIn = (language: string) => findForm(forms, { kind: "feedback", buttonId, language });
    const answers = decided.value.map((answer) => ({
      ...answer,
      names: staffTexts(
        defaultLanguage,
        (language) => formIn(language)?.questions.find(({ id }) => id === answer.questionId)?.text,
      ),
    }));

    const staffForm = formIn(defaultLanguage) ?? form;
    const askedAs = ({ names, question }: (typeof answers)[number]) => names[defaultLanguage] ?? question;
    const words = getWords(defaultLanguage);
    const facts = answers.map((answer): MessageFact => {
      const stars = answer.responseType === "stars" ? answer.value : undefined;
      return [askedAs(answer), formatAnswer(answer, words), stars];
    });
    return accept({
      buttonId,
      language: form.language,
      content: { answers },
      counted: {
        buttonId,
        answers: answers.map(({ names, ...answer }) => ({
          ...answer,
          question: askedAs({ names, ...answer }),
        })),
      },
      mail: {
        recipient: form.email || staffForm.email,
        title: staffForm.title,
        room: "",
        place: null,
        facts,
      },
    });
  },

  notice: ({ id, content }, reader) => ({
    title: toHeaderLine(reader.property.name),
    body: composeBody(content, reader),
    tag: id,
    path: `/inbox/feedback?property=${reader.property.id}`,
  }),

  counts: (buttonId, { answers }) => ({ buttonId, answers }),
};
