import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import type { SiteFilter } from "#app/components/sites/site-filter.ts";
import { type SiteSorting, sortSites } from "#app/components/sites/sort-sites.ts";
import { useSitePage } from "#app/components/sites/use-site-page.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { licenceDecisionOf } from "#app/session/application-context.ts";
import { useListedProperties } from "#app/session/use-listed-properties.ts";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Property } from "#domain/property/property.ts";
import { ChoiceBar } from "./choice-bar.tsx";
import { SiteFilterFields } from "./site-filter-fields.tsx";
import { SitePager } from "./site-pager.tsx";
import { SiteTable } from "./site-table.tsx";
import { useSearchKey } from "./use-search-key.ts";

const ANY: SiteFilter = { state: null, text: "" };

/** The table of properties and the bar that opens the selected one. */
export function SiteChoice({ initialId }: { initialId: string | null }) {
  const { sites, toasts } = useMessages().entry;
  const { properties, propertyCount, nextCursor, now } = useListedProperties();
  const [filter, setFilter] = useState(ANY);
  const [sorting, setSorting] = useState<SiteSorting | null>(null);
  const language = useLanguage();
  const isUsable = (property: Property) => licenceDecisionOf(property, now).isValid;
  const submit = useSubmit();
  const { state, formAction } = useNavigation();
  const search = useSearchKey();
  const list = useRef<HTMLFormElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const page = useSitePage(filter, () => showToast({ tone: "error", title: toasts.errorGettingProperty }));
  // One that is not on the first page, or can't be opened any more, is nothing to begin with.
  const [selectedId, setSelectedId] = useState(() => {
    const last = page.items.find(({ id }) => id === initialId);
    return last && isUsable(last) ? last.id : null;
  });
  // Another page is read from its top.
  useEffect(() => {
    if (page.offset >= 0) scroller.current?.scrollTo({ top: 0 });
  }, [page.offset]);

  // Of a large group the server orders the pages.
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

  /** From the search, the arrow goes on to the list, and Enter goes in where one is selected. */
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
