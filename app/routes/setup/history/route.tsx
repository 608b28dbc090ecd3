import type { ShouldRevalidateFunctionArgs } from "react-router";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readActiveProperty } from "#app/session/active-property.ts";
import { getServer } from "#app/session/server-context.ts";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import type { Route } from "./+types/route.ts";
import type { HistoryPage } from "./use-history.ts";

/** Loaded on demand, because the manifest of the first page names all modules of every route. */
const HISTORY_SCREEN = definePart(
  () => import("./history-screen.client.tsx"),
  ({ HistoryScreen }) => HistoryScreen,
);

/** The latest changes for guests; `null` if unavailable. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = getServer(context);
  const propertyId = readActiveProperty(request) ?? "";
  const response = await api.api.properties[":propertyId"].history.$get({ param: { propertyId }, query: {} });
  const page: HistoryPage | null = response.ok ? await response.json() : null;
  return { page };
}

/** Another moment or language does not change the timeline. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSameScreen = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSameScreen ? false : defaultShouldRevalidate;
}

/** History: the guests' view at any past moment (T11), and restoring a piece of it (T12). */
export default function History({ loaderData }: Route.ComponentProps) {
  const { history } = useMessages("setup");
  // The heading (also the document title) and a placeholder, which the Worker renders too.
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
