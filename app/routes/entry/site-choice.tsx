import { type FormEvent, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { licenceDecisionOf } from "#app/session/application-context.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { DataTable, HeaderCell } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { Property } from "#domain/property.ts";
import { ChoiceBar } from "./choice-bar.tsx";
import { filterSites, type SiteFilter } from "./site-filter.ts";
import { SiteFilterFields } from "./site-filter-fields.tsx";
import { SiteRow } from "./site-row.tsx";

const ANY: SiteFilter = { state: null, text: "" };

/** The table of properties and the bar that opens the selected one. */
export function SiteChoice({ initialId }: { initialId: string | null }) {
  const { sites } = useMessages().entry;
  const { properties, now } = useSession();
  const [filter, setFilter] = useState(ANY);
  const [selectedId, setSelectedId] = useState(initialId);
  const submit = useSubmit();
  const { state } = useNavigation();

  const isUsable = (property: Property) => licenceDecisionOf(property, now).isValid;
  const shown = filterSites(properties, filter, now);
  const chosen = selectedId ?? properties.find(isUsable)?.id;
  const selected = shown.find(({ id }) => id === chosen) ?? null;

  function open(property: Property | null) {
    if (!property || !isUsable(property)) return;
    void submit({ intent: "choose", propertyId: property.id }, { method: "post", action: "/?index" });
  }

  function openSelected(event: FormEvent) {
    event.preventDefault();
    open(selected);
  }

  return (
    <main className="flex min-h-0 flex-1 flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto w-full max-w-340 px-10 pt-6 pb-4">
          <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <div>
              <h1 className="text-2xl font-semibold text-strong">{sites.title}</h1>
              <p className="mt-1 text-muted">
                {sites.summary(properties.length)} {sites.editable(properties.filter(isUsable).length)}
              </p>
            </div>
            <SiteFilterFields filter={filter} onChange={setFilter} />
          </div>
          <form id="choice" method="post" action="/?index" onSubmit={openSelected}>
            <input type="hidden" name="intent" value="choose" />
            <div className="overflow-hidden rounded-lg border border-default bg-surface-raised shadow-xs">
              {shown.length === 0 ? (
                <EmptyState
                  title={sites.noMatches}
                  actions={<Button onClick={() => setFilter(ANY)}>{sites.showAll}</Button>}
                  className="py-16"
                />
              ) : (
                <DataTable aria-label={sites.title}>
                  <thead>
                    <tr>
                      <HeaderCell className="w-11">
                        <VisuallyHidden>{sites.columns.select}</VisuallyHidden>
                      </HeaderCell>
                      <HeaderCell>{sites.columns.propertyName}</HeaderCell>
                      <HeaderCell>{sites.columns.accountName}</HeaderCell>
                      <HeaderCell>{sites.columns.userName}</HeaderCell>
                      <HeaderCell>{sites.columns.languages}</HeaderCell>
                      <HeaderCell>{sites.columns.lastUpdated}</HeaderCell>
                      <HeaderCell>{sites.columns.propertyActive}</HeaderCell>
                      <HeaderCell>{sites.columns.licenceActive}</HeaderCell>
                      <HeaderCell>{sites.columns.licenceState}</HeaderCell>
                    </tr>
                  </thead>
                  <tbody>
                    {shown.map((property) => (
                      <SiteRow
                        key={property.id}
                        property={property}
                        now={now}
                        isSelected={property.id === selected?.id}
                        onSelect={() => setSelectedId(property.id)}
                        onOpen={() => open(property)}
                      />
                    ))}
                  </tbody>
                </DataTable>
              )}
            </div>
          </form>
        </div>
      </div>
      <ChoiceBar selected={selected} now={now} formId="choice" isOpening={state === "submitting"} />
    </main>
  );
}
