import type { Draft } from "#domain/content/document.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { NewTabNote } from "./new-tab-note.tsx";
import { findContact, findMapHref } from "./property-contact.ts";
import { StoredPicture } from "./rich-text.tsx";
import { Slot, useSlotMark } from "./slot.tsx";
import { getWords } from "./words/words.ts";

/**
 * Page of a portal without a valid licence: the property's name, one sentence, contact and location. Submits
 * and loads nothing.
 */
export function ClosedPortal({ draft, language }: { draft: Draft; language: ContentLanguage }) {
  const mark = useSlotMark();
  const { logo } = draft.homepage;
  const words = getWords(language);
  const contact = findContact(draft, language);
  const mapHref = findMapHref(draft, language);
  return (
    <div className="portal p-closed" lang={language} dir={getTextDirection(language)}>
      <Slot name="news" />
      <main>
        {logo === null ? null : (
          <div className="p-name">
            <StoredPicture picture={{ ...logo, alt: "" }} spot="logo" className="p-logo" eager />
          </div>
        )}
        <h1 className={logo === null ? "p-name" : undefined}>
          <bdi>{draft.name}</bdi>
        </h1>
        <p>
          <Slot name="closed-words">{words.closed}</Slot>
        </p>
        <Slot name="contact" />
        {contact === null ? null : (
          <a href={mark("contact-href", contact.href)}>
            <bdi>{contact.text}</bdi>
          </a>
        )}
        {mapHref === null ? null : (
          <a href={mapHref} target="_blank" rel="noopener">
            {words.openMap}
            <NewTabNote words={words} />
          </a>
        )}
      </main>
    </div>
  );
}
