import { brand } from "#brand/brand.ts";
import {
  getSupportFacts,
  type SupportFactName,
  type SupportMessage,
  toSupportReference,
} from "#domain/account/support.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { formatLicenceKey } from "#domain/property/licence-key.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Principal } from "../../db/account/access.ts";
import { getDatabase } from "../../db/client.ts";
import { isUniqueFailure } from "../../db/guard.ts";
import { enqueueMail } from "../../db/mail/enqueue-mail.ts";
import { newId } from "../../db/new-id.ts";
import type { ScopedProperty } from "../../db/property/properties.ts";
import { toHeaderLine } from "../../mail/header-line.ts";
import { supportCopy } from "../../mail/kinds/support-copy.ts";
import { supportMessage } from "../../mail/kinds/support-message.ts";
import { getThrottle } from "../account/throttle.ts";
import { sendAfterAnswer } from "./send-mail.ts";

/** Support reads English, whatever the writer's language. */
const LABELS: Record<SupportFactName, string> = {
  from: "From",
  account: "Account",
  property: "Property",
  licenceKey: "Licence key",
  version: "Version",
  language: "Browser language",
};

interface SupportRequest {
  readonly about: { readonly principal: Principal; readonly property: ScopedProperty | null };
  readonly sent: SupportMessage;
  /** The writer's language. */
  readonly language: InterfaceLanguage;
  readonly now: EpochMs;
}

/**
 * Sends a message to the brand's support with a copy to the writer, in one batch [S45]. Idempotent by id.
 *
 * Refuses with `too_many_requests`.
 *
 * @returns the reference by which support finds it.
 */
export async function writeToSupport(env: Env, request: SupportRequest): Promise<Verdict<string>> {
  const { about, sent, language, now } = request;
  const { principal, property } = about;
  const retryAfterSeconds = await getThrottle(env, "mail", `support:${principal.uid}`).begin("mail");
  if (retryAfterSeconds > 0) return refuse("too_many_requests", { retryAfterSeconds });
  const reference = toSupportReference(brand.whiteLabel, sent.id);
  const facts = getSupportFacts({
    person: principal,
    accountName: principal.groupName,
    property: property && { name: property.name, licenceKey: formatLicenceKey(property.licenceKey ?? "") },
    version: sent.version,
    browserLanguage: sent.browserLanguage,
  });
  const text = [
    sent.message,
    [
      `Reference: ${reference}`,
      ...facts.map(([name, value]) => `${LABELS[name]}: ${toHeaderLine(value)}`),
    ].join("\n"),
  ].join("\n\n");
  const name = principal.displayName;
  const db = getDatabase(env, principal.groupId);
  const from = { at: now, groupId: principal.groupId };
  const message = await supportMessage.write(env, brand.supportEmail, {
    reference,
    about: property?.name ?? principal.groupName,
    message: sent.message,
    text,
    replyTo: principal.email,
  });
  const copy = await supportCopy.write(env, principal.email, { language, name, reference, sent: text });
  const copyId = newId();
  try {
    await db.batch([
      enqueueMail(db, { ...message, ...from, id: sent.id }),
      enqueueMail(db, { ...copy, ...from, id: copyId }),
    ]);
    sendAfterAnswer(env, [sent.id, copyId], now);
  } catch (error) {
    // A repetition after a lost response: the message is stored already.
    if (!isUniqueFailure(error, "outbox.id")) throw error;
  }
  return accept(reference);
}
