import { isEmail, telephoneHref } from "#domain/address.ts";
import type { Draft } from "#domain/content/document.ts";
import { type ContentLanguage, directionOf } from "#domain/language.ts";
import { mailHref } from "./button-href.ts";
import { StoredPicture } from "./rich-text.tsx";
import { wordsOf } from "./words.ts";

/** The first telephone number or mail address that guests of a language were given by a button. */
function contactOf(draft: Draft, language: ContentLanguage): { href: string; text: string } | null {
  for (const button of draft.buttons[language]?.buttons ?? []) {
    if (button.hidden || button.type !== "link") continue;
    if (button.destination === "telephone" && /\d/.test(button.telephone)) {
      return { href: telephoneHref(button.telephone), text: button.telephone };
    }
    if (button.destination === "email" && isEmail(button.email)) {
      return { href: mailHref(button.email), text: button.email };
    }
  }
  return null;
}

/** What guests see while the property's licence is not valid: logo, one sentence, how to reach the house. */
export function ClosedPortal({ draft, language }: { draft: Draft; language: ContentLanguage }) {
  const { logo } = draft.homepage;
  const contact = contactOf(draft, language);
  return (
    <div className="portal p-closed" lang={language} dir={directionOf(language)}>
      <main>
        <h1 className="p-name">
          {logo === null ? (
            draft.name
          ) : (
            <StoredPicture
              picture={{ ...logo, alt: logo.alt || draft.name }}
              place="logo"
              className="p-logo"
              eager
            />
          )}
        </h1>
        <p>{wordsOf(language).closed}</p>
        {contact === null ? null : (
          <a href={contact.href}>
            <bdi>{contact.text}</bdi>
          </a>
        )}
      </main>
    </div>
  );
}
