import { brand } from "#brand/brand.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import { CONFIRMATION_LINK_HOURS, INVITATION_DAYS, RESET_LINK_MINUTES } from "#domain/limits.ts";
import { buttonLine, footLine, languageLine, withoutMarks } from "./link-line.ts";
import { oneLine } from "./one-line.ts";
import { de } from "./words/de.ts";
import { en, type MailWords } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import { it } from "./words/it.ts";

const WORDS: Record<InterfaceLanguage, MailWords> = { en, de, es, fr, it };

export function wordsOf(language: InterfaceLanguage): MailWords {
  return WORDS[language];
}

/** What each kind of our own mail is about. */
export type MailKind = "reset" | "confirmation" | "changed";

interface MailContent {
  readonly kind: MailKind;
  readonly language: InterfaceLanguage;
  readonly name: string;
  /** On the configured origin. */
  readonly link: string;
}

/** Writes one of our own mails as plain text, in the reader's language and the brand's name. */
export function composeMail({ kind, language, name, link }: MailContent): { subject: string; body: string } {
  const words = WORDS[language];
  const { portalName } = brand;
  const { actions } = words;
  const { subject, before } = words[kind];
  const after = {
    reset: [buttonLine(link, actions.newPassword), words.reset.after(RESET_LINK_MINUTES)],
    confirmation: [buttonLine(link, actions.confirm), words.confirmation.after(CONFIRMATION_LINK_HOURS)],
    changed: [words.changed.after, buttonLine(link, actions.newPassword)],
  }[kind];
  return { subject: subject(portalName), body: bodyOf(language, name, [before(portalName), ...after]) };
}

interface InvitationFacts extends Omit<MailContent, "kind" | "link"> {
  readonly inviter: string;
  readonly groupName: string;
  readonly email: string;
}

/** What the person signs in with: a password of their choice, or an account at the outside provider. */
type InvitationContent = InvitationFacts &
  (
    | { readonly signIn: "password" | "provider"; readonly link: string }
    /** Another group has their account, so there is nothing to sign in to yet. */
    | { readonly signIn: "elsewhere"; readonly link: null }
  );

/** Writes the mail that invites a person to a group, in the language of the inviter. */
export function composeInvitation(content: InvitationContent) {
  const { language, name, link, email, signIn } = content;
  const [inviter, groupName] = [oneLine(content.inviter), oneLine(content.groupName)];
  const words = WORDS[language];
  const { invitation } = words;
  const { portalName } = brand;
  const { before, after } = invitation[signIn];
  const paragraphs = [
    before({ inviter, groupName, portalName, email }),
    ...(link === null
      ? []
      : [buttonLine(link, signIn === "password" ? words.actions.choosePassword : words.actions.signIn)]),
    after(INVITATION_DAYS),
  ];
  const subject = invitation.subject({ inviter, groupName, portalName, email });
  return { subject: oneLine(subject), body: bodyOf(language, name, paragraphs) };
}

interface SupportCopy {
  readonly language: InterfaceLanguage;
  readonly name: string;
  readonly reference: string;
  /** What was sent, word for word. */
  readonly sent: string;
}

/** Writes the copy of a message to support for its writer. */
export function composeSupportCopy({ language, name, reference, sent }: SupportCopy) {
  const words = WORDS[language];
  const { subject, before } = words.support;
  return {
    subject: subject(reference),
    body: bodyOf(language, name, [before(brand.companyName), withoutMarks(sent)]),
  };
}

/** A mail's paragraphs between its greeting and the way to help. */
export function bodyOf(language: InterfaceLanguage, name: string, paragraphs: readonly string[]): string {
  const { supportEmail, companyName } = brand;
  const words = WORDS[language];
  const foot = footLine(`${words.questions(supportEmail)}\n${companyName}`);
  return [languageLine(language), words.greeting(oneLine(name)), ...paragraphs, foot].join("\n\n");
}
