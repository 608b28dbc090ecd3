import { brand } from "#brand/brand.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import { CONFIRMATION_LINK_HOURS, RESET_LINK_MINUTES } from "#domain/limits.ts";
import { de } from "./words/de.ts";
import { en, type MailWords } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import { it } from "./words/it.ts";

const WORDS: Record<InterfaceLanguage, MailWords> = { en, de, es, fr, it };

/** What each kind of our own mail is about. */
export type MailKind = "reset" | "confirmation" | "changed";

interface Letter {
  readonly kind: MailKind;
  readonly language: InterfaceLanguage;
  readonly name: string;
  /** On the configured origin. */
  readonly link: string;
}

/** Writes one of our own mails as plain text, in the reader's language and the brand's name. */
export function composeMail({ kind, language, name, link }: Letter): { subject: string; body: string } {
  const words = WORDS[language];
  const { portalName, supportEmail, companyName } = brand;
  const { subject, before } = words[kind];
  const after = {
    reset: [link, words.reset.after(RESET_LINK_MINUTES)],
    confirmation: [link, words.confirmation.after(CONFIRMATION_LINK_HOURS)],
    changed: [words.changed.after, link],
  }[kind];
  const parts = [
    words.greeting(name),
    before(portalName),
    ...after,
    `${words.questions(supportEmail)}\n${companyName}`,
  ];
  return { subject: subject(portalName), body: parts.join("\n\n") };
}
