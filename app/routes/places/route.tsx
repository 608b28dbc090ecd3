import { useState } from "react";
import { redirect, useLocation, useRevalidator } from "react-router";
import { ViewerNotice } from "#app/components/editors-only.tsx";
import { DoorPicture } from "#app/components/illustrations.tsx";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { loadMessages } from "#app/messages/load-messages.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readMessages } from "#app/messages/read-messages.server.ts";
import { requireActiveProperty } from "#app/session/active-property.ts";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import { useRights } from "#app/session/role-context.tsx";
import { getServer } from "#app/session/server-context.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import type { Place } from "#domain/place/place.ts";
import type { Route } from "./+types/route.ts";
import { AddDialog } from "./add-dialog.client.tsx";
import { readFilter, toQuery, toSearch } from "./filter.ts";
import { PlaceFilters } from "./place-filters.tsx";
import { PlacesTable } from "./places-table.tsx";
import { printPath } from "./print/print-choice.ts";
import { RenamePlace } from "./rename-place.tsx";
import { ScreenDialog } from "./screen-dialog.client.tsx";
import { StartDialog } from "./start-dialog.client.tsx";

/** A page of places matching the address, with card use. The shell redirects people without access. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = readFilter(new URL(request.url).searchParams);
  const { api, language } = getServer(context);
  await readMessages(["shell"], language);
  const { places } = await loadMessages("shell", language);
  const response = await api.api.properties[":propertyId"].places.$get({
    param: { propertyId: requireActiveProperty(request) },
    query: toQuery(filter, places.kinds),
  });
  // The cursor's place may have been deleted.
  if (!response.ok) throw redirect(toSearch(filter) === "" ? "/" : "/places");
  const { careCount = 0, ...page } = await response.json();
  if (filter.state === "care" && careCount === 0) throw redirect("/places");
  return { filter, page, careCount };
}

/** Places of a property, each with its own code (R1, picture 34). */
export default function Places({ loaderData }: Route.ComponentProps) {
  const { filter, page, careCount } = loaderData;
  const { places: words } = useMessages();
  const starts = useMessages().places.starts;
  const { property } = useActiveProperty();
  const { mayEdit } = useRights();
  const { revalidate } = useRevalidator();
  const { search } = useLocation();
  const [isAdding, setIsAdding] = useState(false);
  const [isStarting, setIsStarting] = useState(false);
  const [renamed, setRenamed] = useState<Place | null>(null);
  const [shown, setShown] = useState<Place | null>(null);
  useOnChange(["places.changed"], () => void revalidate(), property.id);
  const total = Object.values(page.counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <ScreenHeader
        title={words.title}
        actions={
          <>
            {total === 0 ? null : (
              <>
                <Button variant="ghost" disabled={!mayEdit} onClick={() => setIsStarting(true)}>
                  {starts.title}
                </Button>
                <ButtonLink to={printPath()} iconBefore="printer">
                  {words.print}
                </ButtonLink>
              </>
            )}
            <Button
              variant={total === 0 ? "secondary" : "primary"}
              iconBefore="plus"
              disabled={!mayEdit}
              onClick={() => setIsAdding(true)}
            >
              {words.add}
            </Button>
          </>
        }
      />
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto bg-surface-canvas px-8 py-5 max-md:p-4">
        <ViewerNotice className="flex-none" />
        {total === 0 ? (
          <NoPlaces onAdd={() => setIsAdding(true)} />
        ) : (
          <>
            <PlaceFilters filter={filter} counts={page.counts} careCount={careCount} />
            {/* A new key resets the selection when the page changes. */}
            <PlacesTable key={search} filter={filter} page={page} onRename={setRenamed} onScreen={setShown} />
          </>
        )}
      </div>
      {isAdding ? <AddDialog onClose={() => setIsAdding(false)} /> : null}
      {isStarting ? <StartDialog counts={page.counts} onClose={() => setIsStarting(false)} /> : null}
      {renamed ? <RenamePlace place={renamed} onClose={() => setRenamed(null)} /> : null}
      {shown ? <ScreenDialog place={shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}

/** Shown before the first place: what place codes do, and how to add places. */
function NoPlaces({ onAdd }: { onAdd: () => void }) {
  const { places: words } = useMessages();
  const { mayEdit } = useRights();
  return (
    <EmptyState
      picture={<DoorPicture />}
      title={words.empty}
      description={words.emptyText}
      className="py-16"
      actions={
        <Button variant="primary" iconBefore="plus" disabled={!mayEdit} onClick={onAdd}>
          {words.addRooms}
        </Button>
      }
    />
  );
}
