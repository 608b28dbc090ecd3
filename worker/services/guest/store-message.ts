import { ALERT_RATING_MAX } from "#domain/analytics/mail-preferences.ts";
import { STARS_MIN } from "#domain/guest/feedback.ts";
import { MESSAGE_KINDS, type MessageKindName } from "#domain/guest/messages/kinds.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Admission } from "../../analytics/submissions.ts";
import { newReceiptCode } from "../../db/new-id.ts";
import type { LowRating } from "../../desk/outbox.ts";
import { type MailingEnv, sendAfterAnswer } from "../mail/send-mail.ts";
import { guestMail, type MailedProperty } from "./guest-mail.ts";
import type { FilledMessage } from "./messages/filled-message.ts";
import { INTAKES } from "./messages/intakes.ts";

interface Taken {
  readonly kind: MessageKindName;
  readonly filled: FilledMessage;
  readonly admission: Admission;
  readonly property: MailedProperty;
  readonly at: EpochMs;
}

/**
 * Stores a guest's message at the property's desk, which mails staff and notifies open screens. Idempotent by
 * id. Held messages are not mailed.
 *
 * @returns the receipt's code, the same for each repetition; `null` for a message from before receipts existed.
 */
export async function storeMessage(
  env: Pick<Env, "GUEST_DESK"> & MailingEnv,
  { kind, filled, admission: { id, heldGroup }, property, at }: Taken,
): Promise<string | null> {
  const { buttonId, language, content, mail } = filled;
  const receiptCode = newReceiptCode();
  const { receiptCode: kept, mailIds } = await env.GUEST_DESK.getByName(property.id).store({
    message: { kind, id, at, buttonId, language, heldGroup, receiptCode, content },
    mail: guestMail(property, {
      ...mail,
      heading: INTAKES[kind].heading,
      language,
      at,
      receiptCode,
      origin: env.PUBLIC_ORIGIN,
    }),
    alert: findLowRating({ kind, filled, id, at }),
  });
  sendAfterAnswer(env, mailIds, at);
  return kept;
}

/** The low rating in a message, for alerts; a dislike counts as the lowest (D62). `null`: no alert. */
function findLowRating({
  kind,
  filled: { content, mail },
  id,
  at,
}: Pick<Taken, "kind" | "filled" | "at"> & { readonly id: string }): LowRating | null {
  const opinion = MESSAGE_KINDS[kind].toOpinion(content as never);
  if (opinion === null) return null;
  const level = opinion.isDisliked ? STARS_MIN : opinion.rating;
  if (level === null || level > ALERT_RATING_MAX) return null;
  return { messageId: id, at, rating: opinion.rating, level, facts: mail.facts };
}
