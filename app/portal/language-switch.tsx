import { type ContentLanguage, getOwnName, getTextDirection } from "#domain/language.ts";
import { SignIcon } from "./icons.tsx";
import { KEEP_LANGUAGE_QUERY } from "./portal-path.ts";
import type { Words } from "./words/words.ts";

/** Languages in another script, whose two-letter code would not help their readers. */
const OTHER_SCRIPTS: ReadonlySet<ContentLanguage> = new Set(["ru", "ja", "zh", "ar", "he"]);

/** The server knows the choice by the end of the address. */
function withQuery(query: string): string {
  return query === "" ? KEEP_LANGUAGE_QUERY : KEEP_LANGUAGE_QUERY.replace("?", "&");
}

/** Links to the portal in its other languages. Empty if there is only one. */
export function LanguageSwitch({
  languages,
  current,
  basePath,
  isKept = false,
  page = "",
  query = "",
  words,
}: {
  languages: readonly ContentLanguage[];
  current: ContentLanguage;
  /** The portal's address without language. */
  basePath: string;
  /** Whether the server should remember the guest's choice. */
  isKept?: boolean;
  /** Path below the language, with its slash, and the page's own query. */
  page?: string;
  query?: string;
  words: Words;
}) {
  if (languages.length < 2) return null;
  const ownName = getOwnName(current);
  return (
    <details className="p-lang">
      <summary aria-label={`${words.language}: ${ownName}`}>
        {OTHER_SCRIPTS.has(current) ? (
          ownName
        ) : (
          <>
            <span className="p-phone">{current.toUpperCase()}</span>
            <span className="p-tablet">{ownName}</span>
          </>
        )}
        <SignIcon sign="chev-down" />
      </summary>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={`${basePath}/${language}${page}${query}${isKept ? withQuery(query) : ""}`}
              lang={language}
              dir={getTextDirection(language)}
              hrefLang={language}
              data-language={language}
              aria-current={language === current ? "page" : undefined}
            >
              {getOwnName(language)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
