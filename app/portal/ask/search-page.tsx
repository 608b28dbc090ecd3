import type { ReactNode } from "react";
import type { Draft } from "#domain/content/document.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { hasMachineText } from "#domain/translation/machine-texts.ts";

import { AutomaticNote } from "../automatic-note.tsx";
import { type GuideEntry, RECEPTION_ENTRY } from "../guide/guide-entries.ts";
import { IconSymbols } from "../guide-icon.tsx";
import { Icon } from "../icons.tsx";
import { ALPHABETICAL_QUERY, guidePath, portalPath } from "../portal-path.ts";
import { Slot, useSlotMark } from "../slot.tsx";
import { languageAttributes } from "../text-language.ts";
import { getAskWords } from "../words/ask-words.ts";
import { getWords } from "../words/words.ts";
import type { AskEntry } from "./ask-entry.ts";
import { AskField } from "./ask-field.tsx";
import { getResultHref } from "./result-href.ts";
import type { SearchWords } from "./search-words.ts";

interface SearchPageProps {
  readonly draft: Draft;
  readonly language: ContentLanguage;
  readonly slug: string;
  /** The guide's entries in `language`. */
  readonly entries: readonly GuideEntry[];
  /** All that guests can find. */
  readonly findable: readonly AskEntry[];
  /** The button that opens a chat; `null`: none. */
  readonly chat: AskEntry | null;
}

/**
 * The page of results (A8) in one language, which the script also opens over a page. Pure, and works without scripts:
 * serving fills in what the guest looks for and the results, and shows whether something was found.
 */
export function SearchPage({ draft, language, slug, entries, findable, chat }: SearchPageProps) {
  const words = getAskWords(language);
  const mark = useSlotMark();
  return (
    <div className="portal p-guide" lang={language} dir={getTextDirection(language)}>
      <IconSymbols names={findable.map(({ icon }) => icon)} />
      <header className="p-bar p-ask-bar">
        <AskField slug={slug} language={language} isFilled />
        <a className="p-shut" href={portalPath(slug, language)}>
          {getWords(language).close}
        </a>
      </header>
      <Slot name="news" />
      <main
        className={`p-results ${mark("found", "")}`.trimEnd()}
        data-words={JSON.stringify(getSearchWords(language))}
      >
        <Slot name="notice" />
        <p className="p-sr" role="status" />
        <div className="p-outcome">
          <Slot name="outcome" />
        </div>
        <div className="p-none">
          <Nothing language={language} entries={entries} />
          {chat === null ? null : (
            <a
              className="p-chat"
              href={getResultHref(chat, { slug, language })}
              data-entry={chat.id}
              {...languageAttributes(chat.titleLanguage ?? language, language)}
            >
              <Icon name="chat" />
              {chat.title}
            </a>
          )}
        </div>
        {hasMachineText(draft, language) ? (
          <AutomaticNote language={language} original={portalPath(slug, draft.defaultLanguage)} />
        ) : null}
        <div className="p-else">
          <h2>{words.lookHere}</h2>
          <div className="p-list">
            <Place href={portalPath(slug, language)} name={words.allButtons}>
              <bdi>{draft.name}</bdi>
            </Place>
            <Place href={guidePath(slug, language) + ALPHABETICAL_QUERY} name={words.guideFromAToZ} />
          </div>
        </div>
      </main>
    </div>
  );
}

function getSearchWords(language: ContentLanguage): SearchWords {
  const { search, inGuide, onPage, moment, answers, more } = getAskWords(language);
  const { copy, copied } = getWords(language);
  return { search, inGuide, onPage, moment, answers, more, copy, copied };
}

interface PlaceProps {
  readonly href: string;
  readonly name: string;
  readonly children?: ReactNode;
}

function Place({ href, name, children }: PlaceProps) {
  return (
    <a className="p-place" href={href}>
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
