import { brand } from "#brand/brand.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { getDateLocale } from "./date-locale.ts";
import { buttonLine, footLine, isFrame, languageLine, previewLine, RULE } from "./link-line.ts";
import { GUEST_MAIL_WORDS } from "./words/guest-words.ts";

/** Messages listed in one mail. */
const LISTED_MAX = 50;
/** A mail lists no further message after this many characters. */
const LIST_LENGTH_MAX = 100_000;

interface MailedProperty {
  /** The property's name, on one line. */
  readonly propertyName: string;
  readonly language: ContentLanguage;
}

/** Footer of a mail about guests' messages: sender, reason, and how to unsubscribe. */
export function messagesFoot({ propertyName, language }: MailedProperty): string {
  const words = GUEST_MAIL_WORDS[language];
  const { portalName, supportEmail, companyName } = brand;
  return footLine(
    [words.why({ propertyName, portalName }), words.stop({ propertyName, supportEmail }), companyName].join(
      "\n",
    ),
  );
}

/** A message's mail as part of a digest: without language line and button. */
function withoutFrame(body: string): string {
  return body
    .trim()
    .split("\n\n")
    .filter((paragraph) => !isFrame(paragraph))
    .join("\n\n");
}

/**
 * Composes a digest of several messages, each in the words of its own mail.
 *
 * `count` includes messages that are not listed. `link` leads to all of them; `null`: no origin configured.
 */
export function composeDigest({
  propertyName,
  language,
  messages,
  count,
  link,
}: MailedProperty & {
  /** Oldest first. */
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

/** Composes the consent mail to an address outside a group. */
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
