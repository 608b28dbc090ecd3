import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { wordsOf } from "#portal/words/words-of.ts";
import { logGuestMessages } from "../../db/changes.ts";
import { openDatabase } from "../../db/client.ts";
import { insertGuestRequest } from "../../db/guests/guest-requests.ts";
import { HELD_TABLES, logHeldMessage } from "../../db/guests/held-messages.ts";
import { selectReceiptCode } from "../../db/guests/receipt-codes.ts";
import { insertMessageMail, queueMessageMail } from "../../db/mail/message-mails.ts";
import { newReceiptCode } from "../../db/new-id.ts";
import { commitLogged } from "../commit.ts";
import { type MailingEnv, sendAfterAnswer } from "../mail/send-mail.ts";
import { guestMail, type MailedProperty } from "./guest-mail.ts";

interface SentRequest {
  readonly id: string;
  /** The flood that it belongs to, of which staff get no mail; null for all others. */
  readonly heldGroup: string | null;
  readonly at: EpochMs;
  readonly property: MailedProperty;
  readonly form: { readonly buttonId: string; readonly language: ContentLanguage; readonly email: string };
  /** As the guest read it. */
  readonly service: { readonly id: string; readonly name: string };
  /** Its name in the property's default language. */
  readonly serviceForStaff: string;
  readonly room: string;
  readonly note: string;
}

/**
 * Stores what a guest asks for and enqueues the mail to staff, in one batch (S141). Under an id that is
 * stored already it does nothing. Of a held message nobody is mailed.
 *
 * @returns the code of its receipt, the same however often it is sent; null for one from before there were receipts.
 */
export async function storeGuestRequest(
  env: Pick<Env, "GROUP_CHANNEL"> & MailingEnv,
  { id, heldGroup, at, property, form, service, serviceForStaff, room, note }: SentRequest,
): Promise<string | null> {
  const db = openDatabase(env.DB);
  const words = wordsOf(property.defaultLanguage);
  const receiptCode = newReceiptCode();
  const facts: readonly (readonly [string, string])[] = [
    [words.room, room],
    [words.note, note],
  ];
  const mail = guestMail(property, {
    recipient: form.email,
    kind: "request",
    title: serviceForStaff,
    room,
    facts: facts.filter(([, text]) => text !== ""),
    language: form.language,
    at,
    receiptCode,
    origin: env.PUBLIC_ORIGIN,
  });
  const propertyId = property.id;
  const [, , [stored]] = await commitLogged(env, {
    statements: [
      insertGuestRequest(db, {
        id,
        heldGroup,
        at,
        propertyId,
        buttonId: form.buttonId,
        serviceId: service.id,
        service: service.name,
        language: form.language,
        room,
        note,
        receiptCode,
      }),
      heldGroup === null
        ? logGuestMessages(db, { propertyId, at, requestId: id })
        : logHeldMessage(db, HELD_TABLES.requests, { id, at, propertyId, heldGroup }),
      selectReceiptCode(db, "requests", id),
      ...(mail && heldGroup === null
        ? [insertMessageMail(db, { ...mail, id, at, propertyId }), queueMessageMail(db, id)]
        : []),
    ],
    whom: ([, logged]) => logged,
  });
  if (mail && heldGroup === null) sendAfterAnswer(env, [id], at);
  return stored?.receiptCode ?? null;
}
