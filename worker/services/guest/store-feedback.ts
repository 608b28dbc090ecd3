import { type FeedbackAnswer, type FeedbackQuestion, hasDislike, ratingOf } from "#domain/guest/feedback.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Words } from "#portal/words/words.ts";
import { outOfFive, wordsOf } from "#portal/words/words-of.ts";
import { logGuestMessages } from "../../db/changes.ts";
import { openDatabase } from "../../db/client.ts";
import { insertFeedback } from "../../db/guests/feedback.ts";
import { HELD_TABLES, logHeldMessage } from "../../db/guests/held-messages.ts";
import { selectReceiptCode } from "../../db/guests/receipt-codes.ts";
import { insertMessageMail, queueMessageMail } from "../../db/mail/message-mails.ts";
import { newReceiptCode } from "../../db/new-id.ts";
import { commitLogged } from "../commit.ts";
import { type MailingEnv, sendAfterAnswer } from "../mail/send-mail.ts";
import { alertStatements } from "./alert-low-rating.ts";
import { guestMail, type MailedProperty } from "./guest-mail.ts";

interface FormTexts {
  readonly buttonId: string;
  readonly language: ContentLanguage;
  readonly title: string;
  readonly email: string;
  readonly questions: readonly FeedbackQuestion[];
}

interface SentFeedback {
  readonly id: string;
  /** The flood that it belongs to, of which staff get no mail; null for all others. */
  readonly heldGroup: string | null;
  readonly at: EpochMs;
  readonly property: MailedProperty;
  /** As the guest read it. */
  readonly form: FormTexts;
  /** The same in the property's default language. */
  readonly staffForm: FormTexts;
  readonly answers: readonly FeedbackAnswer[];
  /** Of the links in mails; empty where the installation names none. */
  readonly publicOrigin: string;
}

function inWords({ responseType, value }: FeedbackAnswer, words: Words): string {
  if (responseType === "stars") return outOfFive(words, value);
  return value === 1 ? words.like : words.dislike;
}

/**
 * Stores what a guest thinks and enqueues the mails to staff, in one batch (S77). Under an id that is
 * stored already it does nothing. Of a held message nobody is mailed. Answers are kept with the
 * questions as the guest read them; the mail asks them in the property's default language.
 *
 * @returns the code of its receipt, the same however often it is sent; null for one from before there were receipts.
 */
export async function storeFeedback(
  env: Pick<Env, "GROUP_CHANNEL"> & MailingEnv,
  { id, heldGroup, at, property, form, staffForm, answers, publicOrigin }: SentFeedback,
): Promise<string | null> {
  const db = openDatabase(env.DB);
  const words = wordsOf(property.defaultLanguage);
  const asked = new Map(staffForm.questions.map((question) => [question.id, question.text]));
  const facts = answers.map(
    (answer) =>
      [
        asked.get(answer.questionId) || answer.question,
        inWords(answer, words),
        answer.responseType === "stars" ? answer.value : undefined,
      ] as const,
  );
  const rating = ratingOf(answers);
  const receiptCode = newReceiptCode();
  const mail = guestMail(property, {
    recipient: form.email || staffForm.email,
    kind: "feedback",
    title: staffForm.title,
    room: "",
    facts,
    language: form.language,
    at,
    receiptCode,
    origin: publicOrigin,
  });
  const alerts =
    heldGroup === null
      ? await alertStatements(db, publicOrigin, {
          feedbackId: id,
          at,
          property,
          rating,
          facts,
          isDisliked: hasDislike(answers),
        })
      : { mailIds: [], statements: [] };
  const propertyId = property.id;
  const [, , [stored]] = await commitLogged(env, {
    statements: [
      insertFeedback(db, {
        id,
        heldGroup,
        at,
        propertyId,
        buttonId: form.buttonId,
        language: form.language,
        answers: JSON.stringify(answers),
        rating,
        receiptCode,
      }),
      heldGroup === null
        ? logGuestMessages(db, { propertyId, at })
        : logHeldMessage(db, HELD_TABLES.feedback, { id, at, propertyId, heldGroup }),
      selectReceiptCode(db, "feedback", id),
      ...(mail && heldGroup === null
        ? [insertMessageMail(db, { ...mail, id, at, propertyId }), queueMessageMail(db, id)]
        : []),
      ...alerts.statements,
    ],
    whom: ([, logged]) => logged,
  });
  if (heldGroup === null) sendAfterAnswer(env, [id, ...alerts.mailIds], at);
  return stored?.receiptCode ?? null;
}
