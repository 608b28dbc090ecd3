import type { ReactNode } from "react";
import type { Draft } from "#domain/content/document.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { type GuideEntry, RECEPTION_ENTRY } from "../guide/guide-entries.ts";
import { Icon } from "../icons.tsx";
import { ALPHABETICAL_QUERY, guidePath, portalPath } from "../portal-path.ts";
import { Slot } from "../slot.tsx";
import { getAskWords } from "../words/ask-words.ts";
import { getWords } from "../words/words.ts";
import { AskField } from "./ask-field.tsx";

interface SearchPageProps {
  readonly draft: Draft;
  readonly language: ContentLanguage;
  readonly slug: string;
  /** The guide's entries in `language`. */
  readonly entries: readonly GuideEntry[];
}

/**
 * The page of results (A8) in one language. Pure, and works without scripts: serving fills in what the guest looks
 * for, and the results in place of the sentence that nothing was found.
 */
export function SearchPage({ draft, language, slug, entries }: SearchPageProps) {
  const words = getAskWords(language);
  return (
    <div className="portal p-guide" lang={language} dir={getTextDirection(language)}>
      <header className="p-bar p-ask-bar">
        <AskField slug={slug} language={language} isFilled />
        <a className="p-shut" href={portalPath(slug, language)}>
          {getWords(language).close}
        </a>
      </header>
      <Slot name="news" />
      <main className="p-results">
        <Slot name="notice" />
        <Slot name="outcome">
          <Nothing language={language} entries={entries} />
        </Slot>
        <h2>{words.lookHere}</h2>
        <div className="p-list">
          <Place href={portalPath(slug, language)} name={words.allButtons}>
            <bdi>{draft.name}</bdi>
          </Place>
          <Place href={guidePath(slug, language) + ALPHABETICAL_QUERY} name={words.guideFromAToZ} />
        </div>
      </main>
    </div>
  );
}

interface PlaceProps {
  readonly href: string;
  readonly name: string;
  readonly children?: ReactNode;
}

function Place({ href, name, children }: PlaceProps) {
  return (
    <a className="p-hit" href={href}>
      <b>{name}</b>
      {children === undefined ? null : <span>{children}</span>}
    </a>
  );
}

/** The words back, whether reception is there, and its number or the property's. */
function Nothing({ language, entries }: Pick<SearchPageProps, "language" | "entries">) {
  const [before, after] = getAskWords(language).nothing.split("{words}");
  const number = findReceptionNumber(entries);
  return (
    <>
      <h1>
        {before}
        <bdi>
          <Slot name="sought" />
        </bdi>
        {after}
      </h1>
      <Slot name="reception-now" />
      <p className="p-call">
        {number === null ? (
          <Slot name="reception" />
        ) : (
          <a href={number.href}>
            <Icon name="call" />
            <bdi dir="ltr">{number.text}</bdi>
          </a>
        )}
      </p>
    </>
  );
}

/** `null`: none that guests' own phones can dial. */
function findReceptionNumber(entries: readonly GuideEntry[]) {
  const body = entries.find(({ id }) => id === RECEPTION_ENTRY)?.body;
  if (body?.kind !== "answer") return null;
  const line = body.contact.find(({ kind }) => kind === "telephone");
  return line?.href ? { href: line.href, text: line.text } : null;
}
