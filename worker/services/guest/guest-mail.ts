import { isEmail } from "#domain/address.ts";
import { foldRecipientAddress } from "#domain/guest/mail-recipient.ts";
import { formatReceiptCode } from "#domain/guest/receipt-code.ts";
import { toWhereabouts } from "#domain/guest/whereabouts.ts";
import { type ContentLanguage, getOwnName, getTextDirection } from "#domain/language.ts";
import type { KnownPlace } from "#domain/place/place.ts";
import type { EpochMs } from "#domain/time.ts";
import { formatPlaceLabel } from "#portal/words/place-words.ts";
import { getWords, type Words } from "#portal/words/words.ts";
import type { HandedMail } from "../../desk/outbox.ts";
import { messagesFoot } from "../../mail/compose-guest-mail.ts";
import { getDateLocale } from "../../mail/date-locale.ts";
import { toHeaderLine } from "../../mail/header-line.ts";
import {
  buttonLine,
  factLines,
  languageLine,
  placeLine,
  previewLine,
  withoutMarks,
} from "../../mail/link-line.ts";
import { GUEST_MAIL_WORDS } from "../../mail/words/guest-words.ts";

/** The property that a mail is about. Mails to staff are written in its default language. */
export interface MailedProperty {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
  readonly defaultLanguage: ContentLanguage;
}

/** Isolates a code in right-to-left text, where its groups would otherwise be reordered. */
function leftToRight(receiptCode: string, language: ContentLanguage): string {
  const code = formatReceiptCode(receiptCode);
  return getTextDirection(language) === "rtl" ? `\u2066${code}\u2069` : code;
}

/**
 * Composes the mail to staff about a guest's form, as plain text in the property's default language. `facts`
 * are pairs of a label and the guest's answer, ratings with their number of stars. `origin` is for links;
 * empty: no links.
 *
 * @returns `null` if the recipient is no address. The recipient is in lower case.
 */
export function guestMail(
  property: MailedProperty,
  details: {
    readonly recipient: string;
    /** Start of the subject. */
    readonly heading: (words: Words) => string;
    readonly title: string;
    /** As the guest typed it; empty: none. */
    readonly room: string;
    /** From the card that the guest scanned; `null`: unknown. */
    readonly place: KnownPlace | null;
    readonly facts: readonly (readonly [label: string, text: string, stars?: number | undefined])[];
    readonly origin: string;
    /** The language in which the guest wrote. */
    readonly language: ContentLanguage;
    readonly at: EpochMs;
    /** Code of the guest's receipt, by which the property finds the message. */
    readonly receiptCode: string;
  },
): Pick<HandedMail, "recipient" | "subject" | "heading" | "body"> | null {
  const { recipient, title, facts, language, at, receiptCode, origin } = details;
  if (!isEmail(recipient)) return null;
  const { defaultLanguage, name, timeZone } = property;
  const words = getWords(defaultLanguage);
  const when = new Intl.DateTimeFormat(getDateLocale(defaultLanguage), {
    dateStyle: "full",
    timeStyle: "short",
    timeZone,
  });
  const heading = toHeaderLine(`${details.heading(words)}: ${title}`);
  const propertyName = toHeaderLine(name);
  const { where } = toWhereabouts(details, (named) => formatPlaceLabel(defaultLanguage, named));
  const place = where === "" ? [] : [toHeaderLine(where)];
  const body = [
    languageLine(defaultLanguage),
    previewLine([...place, propertyName].join(" · ")),
    placeLine(propertyName),
    ...facts.map(([label, text, stars]) => factLines(toHeaderLine(label), withoutMarks(text), stars)),
    ...(origin === "" ? [] : [buttonLine(`${origin}/inbox`, GUEST_MAIL_WORDS[defaultLanguage].open)]),
    `${words.language}: ${getOwnName(language)}\n${when.format(at)} (${timeZone})\n${GUEST_MAIL_WORDS[defaultLanguage].receipt}: ${leftToRight(receiptCode, defaultLanguage)}`,
    messagesFoot({ propertyName, language: defaultLanguage }),
  ];
  return {
    recipient: foldRecipientAddress(recipient),
    subject: toHeaderLine([heading, ...place].join(" · ")),
    heading,
    body: `${body.join("\n\n")}\n`,
  };
}
