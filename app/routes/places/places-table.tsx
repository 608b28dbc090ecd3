import { useState } from "react";
import { formatNumber } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { CheckMark } from "#app/ui/form/choice-mark.tsx";
import { DataTable, HeaderCell } from "#app/ui/layout/data-table.tsx";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import type { ListedPlace } from "#domain/place/card-care.ts";
import type { Place } from "#domain/place/place.ts";
import { type PlaceFilter, toSearch } from "./filter.ts";
import { PlaceRow } from "./place-row.tsx";
import { printPath } from "./print/print-choice.ts";
import { usePlaceCalls } from "./use-place-calls.ts";

interface PlacesTableProps {
  readonly filter: PlaceFilter;
  readonly page: {
    readonly items: readonly ListedPlace[];
    readonly nextCursor?: string | undefined;
    /** First row and total, if counted. */
    readonly range?: { readonly first: number; readonly total: number } | undefined;
  };
  readonly onRename: (place: Place) => void;
  readonly onScreen: (place: Place) => void;
}

/** A page of places; selected ones can be printed or deleted together. */
export function PlacesTable({ filter, page, onRename, onScreen }: PlacesTableProps) {
  const { places: words } = useMessages();
  const { items } = page;
  const { isBusy, remove, replaceCode } = usePlaceCalls();
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  // Deselect places that somebody else deleted.
  const chosen = items.filter(({ id }) => chosenIds.has(id)).map(({ id }) => id);

  function choose(ids: readonly string[], isChosen: boolean) {
    const others = chosen.filter((id) => !ids.includes(id));
    setChosenIds(new Set(isChosen ? [...others, ...ids] : others));
  }

  if (items.length === 0) {
    return (
      <EmptyState
        title={words.noMatch}
        className="py-16"
        actions={<ButtonLink to="/places">{words.showAll}</ButtonLink>}
      />
    );
  }
  const most = Math.max(1, ...items.map(({ use }) => use?.scans ?? 0));
  const allIds = items.map(({ id }) => id);
  return (
    <>
      <ChosenBar
        ids={chosen}
        isBusy={isBusy}
        onClear={() => choose(allIds, false)}
        onRemove={() => void remove(chosen)}
      />
      <div className="flex-none overflow-hidden rounded-lg border border-default bg-surface-raised shadow-xs">
        <DataTable aria-label={words.title}>
          <thead>
            <tr>
              <HeaderCell className="w-11">
                <CheckMark
                  aria-label={words.chooseAll}
                  checked={chosen.length === items.length}
                  onChange={(event) => choose(allIds, event.target.checked)}
                />
              </HeaderCell>
              <HeaderCell>{words.columns.place}</HeaderCell>
              <HeaderCell className="max-[88rem]:hidden">{words.columns.kind}</HeaderCell>
              <HeaderCell className="max-[88rem]:min-w-20 max-[88rem]:whitespace-normal">
                {words.columns.scans}
              </HeaderCell>
              <HeaderCell>{words.columns.lastScan}</HeaderCell>
              <HeaderCell>{words.columns.state}</HeaderCell>
              <HeaderCell className="w-16">
                <VisuallyHidden>{words.columns.action}</VisuallyHidden>
              </HeaderCell>
            </tr>
          </thead>
          <tbody>
            {items.map((place) => (
              <PlaceRow
                key={place.id}
                place={place}
                most={most}
                isChosen={chosenIds.has(place.id)}
                onChoose={(isChosen) => choose([place.id], isChosen)}
                onRename={() => onRename(place)}
                onScreen={() => onScreen(place)}
                onReplace={() => void replaceCode(place)}
                onRemove={() => void remove([place.id])}
              />
            ))}
          </tbody>
        </DataTable>
        <Pager filter={filter} page={page} />
      </div>
    </>
  );
}

/** Row numbers and page navigation. */
function Pager({ filter, page: { items, nextCursor, range } }: Pick<PlacesTableProps, "filter" | "page">) {
  const { places: words } = useMessages();
  const language = useLanguage();
  const to = (after: string | null) => `/places${toSearch({ ...filter, after })}`;
  const count = (value: number) => formatNumber(language, value);
  if (!range && !filter.after && !nextCursor) return null;
  return (
    <nav
      aria-label={words.pages}
      className="flex min-h-12 items-center gap-2 border-t border-default px-5 py-2"
    >
      {range ? (
        <p className="text-sm text-muted tabular-nums">
          {words.range(count(range.first), count(range.first + items.length - 1), count(range.total))}
        </p>
      ) : null}
      <span className="ms-auto flex gap-2">
        {filter.after ? (
          <ButtonLink size="sm" to={to(null)}>
            {words.firstPage}
          </ButtonLink>
        ) : null}
        {nextCursor ? (
          <ButtonLink size="sm" to={to(nextCursor)} iconAfter="chev-right">
            {words.nextPage}
          </ButtonLink>
        ) : null}
      </span>
    </nav>
  );
}

interface ChosenBarProps {
  readonly ids: readonly string[];
  readonly isBusy: boolean;
  readonly onClear: () => void;
  readonly onRemove: () => void;
}

/** Actions on selected places; hidden if none is selected. */
function ChosenBar({ ids, isBusy, onClear, onRemove }: ChosenBarProps) {
  const { places: words, common } = useMessages();
  const { mayEdit } = useRights();
  if (ids.length === 0) return null;
  return (
    <div className="flex flex-none flex-wrap items-center gap-3 rounded-lg border border-selected-quiet bg-surface-selected px-5 py-2">
      <p aria-live="polite" className="me-auto text-sm font-medium text-strong tabular-nums">
        {words.chosen(ids.length)}
      </p>
      <Button variant="ghost" size="sm" onClick={onClear}>
        {words.clear}
      </Button>
      <ButtonLink size="sm" iconBefore="printer" to={printPath({ places: ids.join(",") })}>
        {words.print}
      </ButtonLink>
      <Button
        variant="danger-quiet"
        size="sm"
        iconBefore="trash"
        disabled={!mayEdit}
        loading={isBusy}
        onClick={onRemove}
      >
        {common.delete}
      </Button>
    </div>
  );
}
