import { type KeyboardEvent, type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import {
  type ArticleName,
  getArticle,
  HELP_GROUP_ICONS,
  HELP_GROUPS,
} from "#app/components/help/articles.ts";
import type { ScreenHandle } from "#app/messages/catalogues.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { SearchField } from "#app/ui/form/search-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useIsBrowser } from "#app/ui/use-is-browser.ts";
import { GuidanceColumn } from "../guidance-column.tsx";
import { HelpArticle } from "./help-article.tsx";
import { findArticles, splitQuery } from "./search.ts";
import { useArticles } from "./use-articles.ts";

export const handle = { texts: ["guide", "setup"] } satisfies ScreenHandle;

/** Help: answers to the product's own messages, searchable by any word [S44]. */
export default function Help() {
  const { nav } = useMessages().shell;
  const { help } = useMessages("guide");
  const { query, setQuery, asked, articles, found, words } = useArticleSearch();
  const opened = useNamedArticle();
  const { list, field, walk, clear } = useWalk(query, setQuery);

  const article = (name: ArticleName) => (
    <HelpArticle
      key={name}
      name={name}
      says={articles.find((entry) => entry.name === name)?.says ?? []}
      words={words}
      isOpen={opened === null ? null : opened === name}
    />
  );
  return (
    <GuidanceColumn title={nav.help} intro={help.intro}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys lead between a field and links */}
      <div ref={list} onKeyDown={walk} className="flex flex-col gap-6">
        <search>
          <SearchField
            ref={field}
            label={help.search}
            placeholder={help.placeholder}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            autoComplete="off"
            spellCheck={false}
          />
          <p role="status" className="sr-only">
            {words.length === 0 ? "" : help.count(found.length)}
          </p>
        </search>
        {words.length === 0 ? (
          HELP_GROUPS.map((group) => (
            <section key={group} aria-labelledby={`group-${group}`}>
              <h2 id={`group-${group}`} className="mb-2.5 flex items-center gap-2 font-semibold text-strong">
                <Icon name={HELP_GROUP_ICONS[group]} className="text-icon-current" />
                {help.groups[group]}
              </h2>
              <ArticleList>
                {found.filter((name) => getArticle(name).group === group).map(article)}
              </ArticleList>
            </section>
          ))
        ) : found.length > 0 ? (
          <section aria-label={help.count(found.length)}>
            <h2 className="mb-2.5 text-sm font-medium text-muted">{help.count(found.length)}</h2>
            <ArticleList>{found.map(article)}</ArticleList>
          </section>
        ) : (
          <NothingFound asked={asked} onClear={clear} />
        )}
      </div>
      {found.length > 0 ? <StillAsking /> : null}
    </GuidanceColumn>
  );
}

/** The query and matching articles; `asked` is deferred while typing. */
function useArticleSearch() {
  const [parameters] = useSearchParams();
  const [query, setQuery] = useState(parameters.get("q") ?? "");
  const asked = useDeferredValue(query);
  const articles = useArticles();
  const found = useMemo(() => findArticles(asked, articles), [asked, articles]);
  const words = useMemo(() => splitQuery(asked), [asked]);
  return { query, setQuery, asked, articles, found, words };
}

/** The article named by the fragment, empty if none; `null` during server rendering. */
function useNamedArticle(): string | null {
  const isBrowser = useIsBrowser();
  const { hash } = useLocation();
  return isBrowser ? hash.slice(1) : null;
}

/** Arrow keys move from the search field through the results and back; Escape returns to the field. */
function useWalk(query: string, setQuery: (query: string) => void) {
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  function clear() {
    setQuery("");
    field.current?.focus();
  }

  function walk(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Escape" && query !== "") {
      clear();
      return;
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>("[data-article-link]") ?? [])];
    const stops: readonly (Element | null)[] = [field.current, ...links];
    const index = stops.indexOf(document.activeElement);
    const next = index === -1 ? undefined : stops[index + (event.key === "ArrowDown" ? 1 : -1)];
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  }

  return { list, field, walk, clear };
}

function NothingFound({ asked, onClear }: { readonly asked: string; readonly onClear: () => void }) {
  const { help } = useMessages("guide");
  return (
    <EmptyState
      title={help.none(asked)}
      description={help.noneText}
      actions={
        <>
          <ButtonLink to="/contact" variant="primary" iconBefore="mail">
            {help.ask}
          </ButtonLink>
          <Button onClick={onClear}>{help.clear}</Button>
        </>
      }
      className="py-8 wrap-anywhere"
    />
  );
}

/** Links for questions without an article. */
function StillAsking() {
  const { help } = useMessages("guide");
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-default bg-surface-raised p-5 shadow-xs">
      <div className="min-w-0">
        <h2 className="font-semibold text-strong">{help.still}</h2>
        <p className="text-sm text-muted">{help.stillText}</p>
      </div>
      <ButtonLink to="/contact" iconBefore="mail">
        {help.ask}
      </ButtonLink>
    </section>
  );
}

function ArticleList({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-lg border border-default bg-surface-raised shadow-xs">
      {children}
    </div>
  );
}
