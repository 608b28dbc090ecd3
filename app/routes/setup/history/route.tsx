import type { ShouldRevalidateFunctionArgs } from "react-router";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readActiveProperty } from "#app/session/active-property.ts";
import { getServer } from "#app/session/server-context.ts";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import type { Route } from "./+types/route.ts";
import type { HistoryPage } from "./use-history.ts";

/** A download of its own: what every screen loads at first names the parts of each route. */
const HISTORY_SCREEN = definePart(
  () => import("./history-screen.client.tsx"),
  ({ HistoryScreen }) => HistoryScreen,
);

/** The newest changes that guests saw; null where they can't be read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = getServer(context);
  const propertyId = readActiveProperty(request) ?? "";
  const response = await api.api.properties[":propertyId"].history.$get({ param: { propertyId }, query: {} });
  const page: HistoryPage | null = response.ok ? await response.json() : null;
  return { page };
}

/** Another moment or language is another address, and the same line of time. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSameScreen = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSameScreen ? false : defaultShouldRevalidate;
}

/** What guests saw at any moment of the past (T11), and the way back for one piece of it (T12). */
export default function History({ loaderData }: Route.ComponentProps) {
  const { history } = useMessages("setup");
  // Also what the Worker draws: the heading, which names the tab, and the shape of the screen until it is here.
  const coming = (
    <>
      <ScreenHeader title={history.title} />
      <div
        aria-hidden="true"
        className="grid min-h-0 flex-1 grid-cols-[17.75rem_minmax(0,1fr)] noscript:hidden lg:grid-cols-[21.25rem_minmax(0,1fr)]"
      >
        <div className="flex flex-col gap-6 border-e border-default p-6">
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-12 w-full" />
          ))}
        </div>
        <div className="grid place-items-center bg-surface-canvas">
          <Skeleton className="aspect-[390/844] h-[70%] rounded-[2rem]" />
        </div>
      </div>
    </>
  );
  return <LazyPart part={HISTORY_SCREEN} props={loaderData} fallback={coming} />;
}

const ROWS = ["a", "b", "c", "d", "e"];
