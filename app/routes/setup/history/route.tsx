import { lazy, Suspense, useEffect } from "react";
import { useRevalidator } from "react-router";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readActiveProperty } from "#app/session/active-property.ts";
import { serverOf } from "#app/session/server-context.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { useDraft } from "../draft/draft-context.tsx";
import { pathOfTab } from "../setup-tabs.ts";
import type { Route } from "./+types/route.ts";
import type { HistoryPage } from "./use-history.ts";

/** A download of its own: what every screen loads at first names the parts of each route. */
const HistoryPanes = lazy(async () => ({ default: (await import("./history-panes.tsx")).HistoryPanes }));

/** The newest changes that guests saw, and the server's clock, by which "now" is shown. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, now } = serverOf(context);
  const propertyId = readActiveProperty(request) ?? "";
  const response = await api.api.properties[":propertyId"].history.$get({ param: { propertyId }, query: {} });
  const page: HistoryPage = response.ok ? await response.json() : { items: [] };
  return { page, now };
}

/** What guests saw at any moment of the past (T11), and the way back for one piece of it (T12). Nobody edits here. */
export default function History({ loaderData }: Route.ComponentProps) {
  const { history, setup } = useMessages();
  const { property } = useDraft();
  const { page, now } = loaderData;
  const { items } = page;
  useReloadOnChange(property.id);
  return (
    <>
      <ScreenHeader
        title={history.title}
        actions={
          <>
            <span className="text-sm text-muted max-lg:hidden">{history.hint}</span>
            <ButtonLink to={pathOfTab("publish")} variant="ghost" size="sm" iconBefore="arrow-left">
              {setup.tabs.publish}
            </ButtonLink>
          </>
        }
      />
      {items.length === 0 ? (
        <EmptyState title={history.empty} className="py-24" />
      ) : (
        <Suspense fallback={null}>
          <HistoryPanes newest={page} now={now} />
        </Suspense>
      )}
    </>
  );
}

/** Somebody published, changed the licence or the season: the line has one more event. */
function useReloadOnChange(propertyId: string) {
  const { onChange } = useSession();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      onChange((change) => {
        const isOurs = "propertyId" in change && change.propertyId === propertyId;
        if (isOurs && ["portal.published", "property.updated", "licence.changed"].includes(change.kind)) {
          void revalidate();
        }
      }),
    [onChange, propertyId, revalidate],
  );
}
