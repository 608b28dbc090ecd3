import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import type { SiteFilter } from "#app/components/sites/site-filter.ts";
import { type SiteSorting, sortSites } from "#app/components/sites/sort-sites.ts";
import { type SitePage, useSitePage } from "#app/components/sites/use-site-page.ts";
import { formatNumber } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { getLicenceDecision } from "#app/session/application-context.ts";
import { useListedProperties } from "#app/session/use-listed-properties.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Property } from "#domain/property/property.ts";
import { ChoiceBar } from "./choice-bar.tsx";
import { SiteFilterFields } from "./site-filter-fields.tsx";
import { SiteTable } from "./site-table.tsx";

const TYPED_INTO = "input:not([type=radio]), select, textarea, [contenteditable]";

const ANY: SiteFilter = { state: null, text: "" };

/** The table of properties, and the bar that opens the selected one. */
export function SiteChoice({ initialId }: { initialId: string | null }) {
  const { sites, toasts } = useMessages().entry;
  const { properties, propertyCount, nextCursor, now } = useListedProperties();
  const [filter, setFilter] = useState(ANY);
  const [sorting, setSorting] = useState<SiteSorting | null>(null);
  const language = useLanguage();
  const isUsable = (property: Property) => getLicenceDecision(property, now).isValid;
  const submit = useSubmit();
  const { state, formAction } = useNavigation();
  const search = useSearchKey();
  const list = useRef<HTMLFormElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const page = useSitePage(filter, () => showToast({ tone: "error", title: toasts.errorGettingProperty }));
  // Preselect only a property on the first page that can be opened.
  const [selectedId, setSelectedId] = useState(() => {
    const last = page.items.find(({ id }) => id === initialId);
    return last && isUsable(last) ? last.id : null;
  });
  // Scroll a new page to its top.
  useEffect(() => {
    if (page.offset >= 0) scroller.current?.scrollTo({ top: 0 });
  }, [page.offset]);

  // For a large group, the server sorts the pages.
  const isWhole = nextCursor === null;
  const shown = isWhole ? sortSites(page.items, { sorting, language, now }) : page.items;
  const chosen = selectedId ?? shown.find(isUsable)?.id;
  const isSearched = filter.text.trim() !== "";
  const selected =
    shown.find(({ id }) => id === chosen) ?? (isSearched ? shown.find(isUsable) : undefined) ?? null;

  function open(property: Property | null) {
    if (!property || !isUsable(property)) return;
    void submit({ intent: "choose", propertyId: property.id }, { method: "post", action: "/?index" });
  }

  function openSelected(event: FormEvent) {
    event.preventDefault();
    open(selected);
  }

  /** In the search field, the arrow moves to the list, and Enter opens the selection. */
  function followSearch(event: KeyboardEvent) {
    if (event.key === "Enter" && !page.isLoading) open(selected);
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    const radios = list.current?.querySelectorAll<HTMLInputElement>("input[type=radio]");
    const target = [...(radios ?? [])].find(({ checked }) => checked) ?? radios?.[0];
    target?.focus();
    if (target) setSelectedId(target.value);
  }

  return (
    <main className="flex min-h-0 flex-1 flex-col">
      <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto w-full max-w-340 px-6 lg:px-10 pt-6 pb-4">
          <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <div>
              <h1 className="text-2xl font-semibold text-strong">{sites.title}</h1>
              <p className="mt-1 text-muted">
                {sites.summary(propertyCount)}{" "}
                {nextCursor === null ? sites.editable(properties.filter(isUsable).length) : null}
              </p>
            </div>
            <SiteFilterFields
              filter={filter}
              onChange={setFilter}
              searchRef={search}
              onSearchKey={followSearch}
            />
          </div>
          <form ref={list} id="choice" method="post" action="/?index" onSubmit={openSelected}>
            <input type="hidden" name="intent" value="choose" />
            <SiteTable
              properties={shown}
              isLoading={page.isLoading}
              selectedId={selected?.id ?? null}
              onSelect={setSelectedId}
              onOpen={open}
              onShowAll={() => setFilter(ANY)}
              sorting={sorting}
              onSort={isWhole ? setSorting : null}
            />
          </form>
          <SitePager page={page} />
        </div>
      </div>
      <ChoiceBar
        selected={selected}
        now={now}
        formId="choice"
        isOpening={state !== "idle" && formAction === "/?index"}
      />
    </main>
  );
}

/** Page navigation; hidden for a single page. */
function SitePager({ page }: { page: SitePage }) {
  const { sites } = useMessages().entry;
  const language = useLanguage();
  const { items, offset, previous, next, isLoading } = page;
  if (!previous && !next && offset === 0) return null;
  const [from, to] = [offset + 1, offset + items.length].map((row) => formatNumber(language, row));
  return (
    <nav aria-label={sites.pages} className="mt-3 flex items-center justify-end gap-2">
      <p className="me-2 text-sm text-muted tabular-nums" aria-live="polite">
        {sites.rows(from ?? "", to ?? "")}
      </p>
      <Button size="sm" disabled={!previous || isLoading} onClick={() => previous?.()}>
        {sites.previousPage}
      </Button>
      <Button size="sm" disabled={!next || isLoading} onClick={() => next?.()}>
        {sites.nextPage}
      </Button>
    </nav>
  );
}

/** Search field, focused by "/" unless a field is being typed into. */
function useSearchKey(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return field;
}
