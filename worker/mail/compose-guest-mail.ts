import { brand } from "#brand/brand.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { getDateLocale } from "./date-locale.ts";
import { buttonLine, footLine, isFrame, languageLine, previewLine, RULE } from "./link-line.ts";
import { GUEST_MAIL_WORDS } from "./words/guest-words.ts";

/** As many messages as one mail lists. */
const LISTED_MAX = 50;
/** Beyond this many characters a mail lists no further message. */
const LIST_LENGTH_MAX = 100_000;

interface MailedProperty {
  /** One line. */
  readonly propertyName: string;
  readonly language: ContentLanguage;
}

/** Who sends a mail about guests' messages, why, and how to have no more of them. */
export function messagesFoot({ propertyName, language }: MailedProperty): string {
  const words = GUEST_MAIL_WORDS[language];
  const { portalName, supportEmail, companyName } = brand;
  return footLine(
    [words.why({ propertyName, portalName }), words.stop({ propertyName, supportEmail }), companyName].join(
      "\n",
    ),
  );
}

/** A message's mail among others: without its language, and without the button that leads to all of them. */
function withoutFrame(body: string): string {
  return body
    .trim()
    .split("\n\n")
    .filter((paragraph) => !isFrame(paragraph))
    .join("\n\n");
}

/**
 * Writes one mail of many messages, each in the words of its own mail.
 *
 * `count` is how many there are, those that are not listed among them. `link` leads to all of them; null where the
 * installation names no origin.
 */
export function composeDigest({
  propertyName,
  language,
  messages,
  count,
  link,
}: MailedProperty & {
  /** The oldest first. */
  readonly messages: readonly { readonly subject: string; readonly body: string }[];
  readonly count: number;
  readonly link: string | null;
}): { subject: string; body: string } {
  const words = GUEST_MAIL_WORDS[language];
  const number = new Intl.NumberFormat(getDateLocale(language));
  const listed: string[] = [];
  let length = 0;
  for (const { subject, body } of messages.slice(0, LISTED_MAX)) {
    length += body.length;
    if (length > LIST_LENGTH_MAX) break;
    listed.push([RULE, subject, withoutFrame(body)].join("\n\n"));
  }
  const rest = count - listed.length;
  const paragraphs = [
    languageLine(language),
    previewLine(messages[0]?.subject ?? ""),
    words.manyText,
    ...listed,
    RULE,
    ...(rest > 0 ? [words.more(number.format(rest))] : []),
    ...(link === null ? [] : [words.all, buttonLine(link, words.open)]),
    messagesFoot({ propertyName, language }),
  ];
  return {
    subject: `${words.many} (${number.format(count)}): ${propertyName}`,
    body: `${paragraphs.join("\n\n")}\n`,
  };
}

/** Writes the one mail that asks an address outside a group whether it wants guests' messages. */
export function composeAsking({
  propertyName,
  language,
  groupName,
  link,
  days,
}: MailedProperty & { readonly groupName: string; readonly link: string; readonly days: number }): {
  subject: string;
  body: string;
} {
  const words = GUEST_MAIL_WORDS[language];
  const { portalName, supportEmail, companyName } = brand;
  const paragraphs = [
    languageLine(language),
    previewLine(words.agree),
    words.ask({ propertyName, groupName, portalName }),
    words.agree,
    buttonLine(link, words.agreeAction),
    words.nothing(days),
    footLine(`${words.questions(supportEmail)}\n${companyName}`),
  ];
  return { subject: `${propertyName}: ${words.askSubject}`, body: paragraphs.join("\n\n") };
}
