import { Suspense, use, useRef } from "react";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { useFocusRefresh } from "#app/components/use-focus-refresh.ts";
import type { ScreenHandle } from "#app/messages/catalogues.ts";
import { formatDays, formatMonth } from "#app/messages/format.ts";
import { prefetchMessages } from "#app/messages/load-messages.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { requireActiveProperty } from "#app/session/active-property.ts";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { getServer } from "#app/session/server-context.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { StatusDot } from "#app/ui/feedback/status-dot.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import { daysBetween } from "#domain/analytics/period.ts";
import type { Report } from "#domain/analytics/report.ts";
import type { Route } from "./+types/route.ts";
import { AboutFigures } from "./about-figures.tsx";
import { NoVisitsYet } from "./cards/no-visits-yet.tsx";
import { PageWeightCard } from "./cards/page-weight-card.tsx";
import { readChoice } from "./choice.ts";
import { DateControl } from "./date-control.tsx";
import { FiguresView } from "./figures-view.tsx";
import { MoreMenu } from "./more-menu.tsx";
import { RangeControl } from "./range-control.tsx";
import { type DashboardData, readDashboard } from "./read-dashboard.ts";
import { ReadingFailed } from "./reading-failed.tsx";
import { resolveOrDefer, toFailure } from "./resolve-or-defer.ts";
import { useChoice } from "./use-choice.ts";
import { useLiveReport } from "./use-live-report.ts";
import { useRefetch } from "./use-refetch.ts";
import type { Today } from "./with-today.ts";

export const handle = { texts: ["dashboard"] } satisfies ScreenHandle;

/** Figures of the range in the address, in one round trip [S40, S144, S213]. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const propertyId = requireActiveProperty(request);
  const choice = readChoice(url.searchParams);
  const server = getServer(context);
  return readDashboard(server.api, { propertyId, choice });
}

/** A new range keeps the previous figures until loaded; the first load shows the screen at once. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  prefetchMessages("dashboard");
  const reading = serverLoader().catch(toFailure);
  const isShown = window.location.pathname === new URL(request.url).pathname;
  return isShown ? reading : resolveOrDefer(reading);
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const dashboard = useMessages("dashboard");
  const { inbox, shell } = useMessages();
  const { isReading, refetch } = useRefetch();
  useFocusRefresh();
  return (
    <>
      <ScreenHeader
        title={shell.nav.dashboard}
        actions={
          <>
            <RangeControl />
            <ButtonLink to="/inbox" iconBefore="inbox" title={inbox.title}>
              <span className="max-[82rem]:sr-only">{inbox.title}</span>
            </ButtonLink>
            <IconButton
              icon="refresh"
              variant="secondary"
              label={dashboard.refresh}
              title={dashboard.refresh}
              loading={isReading}
              onClick={refetch}
            />
            <AboutFigures />
            <MoreMenu />
          </>
        }
      />
      <div className="min-h-0 flex-1 overflow-y-auto bg-surface-canvas px-8 pt-4 pb-8 max-md:px-4 print:overflow-visible print:bg-surface-page print:px-0 print:pt-2">
        <Suspense fallback={<FiguresSkeleton />}>
          <Figures data={loaderData} />
        </Suspense>
      </div>
    </>
  );
}

type Shown = Extract<DashboardData, { failure: null }>;

/** The loaded figures; after a loading error, the figures shown before. */
function Figures({ data }: { data: Route.ComponentProps["loaderData"] }) {
  const { property } = useActiveProperty();
  const read: DashboardData = "pending" in data ? use(data.pending) : data;
  const lastShown = useRef<Shown | null>(null);
  if (read.failure === null) lastShown.current = read;
  // Never show another property's figures.
  const shown = lastShown.current?.propertyId === property.id ? lastShown.current : null;
  return (
    <>
      {read.failure ? <ReadingFailed failure={read.failure} isKept={shown !== null} /> : null}
      {shown ? <ShownFigures {...shown} /> : null}
    </>
  );
}

function ShownFigures({ report: read, propertyId, publication }: Shown) {
  const { property } = useActiveProperty();
  const report = useLiveReport(read, propertyId);
  const { isReading } = useChoice();
  const { since, today } = report;
  const isFirstGuestAwaited = since === null && today.visits === 0;
  return (
    <>
      <p className="hidden pb-2 text-lg font-semibold text-strong print:block">{property.name}</p>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <DateControl today={today.day} since={since} />
          <PeriodLine period={report} />
        </div>
        <TodayLine today={today} />
      </div>
      <div
        aria-busy={isReading}
        className={`transition-opacity duration-base ${isReading ? "opacity-50" : ""}`}
      >
        {isFirstGuestAwaited ? <NoVisitsYet /> : <FiguresView report={report} />}
      </div>
      <PageWeightCard publication={publication} />
    </>
  );
}

/** Today's counts, updated live; the light shows whether they are live. */
function TodayLine({ today }: { today: Today }) {
  const { today: title, todayCounts: words } = useMessages("dashboard");
  const { isLive } = useSession();
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <StatusDot tone={isLive ? "on" : "off"} />
      <span className="font-medium text-strong">{title}</span>
      <span className="tabular-nums">
        {words.visits(today.visits)} · {words.uniqueVisits(today.uniqueVisits)} · {words.clicks(today.clicks)}
      </span>
    </p>
  );
}

/** Placeholder while loading. */
function FiguresSkeleton() {
  const { reading } = useMessages("dashboard");
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <p role="status">{reading}</p>
      </VisuallyHidden>
      <Skeleton className="h-24 rounded-lg" />
      <div className="mt-4 grid gap-4 lg:grid-cols-3">
        <Skeleton className="h-82 rounded-lg lg:col-span-2" />
        <Skeleton className="h-82 rounded-lg" />
      </div>
      <div className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Skeleton className="col-span-2 h-82 rounded-lg" />
        <Skeleton className="h-82 rounded-lg" />
        <Skeleton className="h-82 rounded-lg" />
      </div>
    </div>
  );
}

type Period = Pick<Report, "range" | "from" | "to" | "before" | "timeZone">;

/** The days of the figures and of their comparison. */
function PeriodLine({ period }: { period: Period }) {
  const { zone } = useMessages("dashboard");
  const text = usePeriodText(period);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <Icon name="calendar" size="sm" className="print:hidden" />
      <span>{text}</span>
      <span className="text-xs text-subtle">{zone(period.timeZone)}</span>
    </p>
  );
}

function usePeriodText({ range, from, to, before }: Period): string {
  const { compared } = useMessages("dashboard");
  const language = useLanguage();
  const name = range === "monthly" ? formatMonth(language, from) : formatDays(language, from, to);
  if (before === null) return name;
  if (range === "monthly") return compared.month(name);
  return compared.days(name, daysBetween(from, to).length);
}
