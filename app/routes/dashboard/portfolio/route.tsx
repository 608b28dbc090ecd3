import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { useFocusRefresh } from "#app/components/use-focus-refresh.ts";
import type { ScreenHandle } from "#app/messages/catalogues.ts";
import { formatDays, formatMonth } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { requireActiveProperty } from "#app/session/active-property.ts";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { listsProperties } from "#app/session/lists-properties.server.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { getServer } from "#app/session/server-context.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { toPeriod } from "#domain/analytics/period.ts";
import { toLocalTime } from "#domain/zoned-time.ts";
import { readChoice, toQuery, toSearch } from "../choice.ts";
import { DateControl } from "../date-control.tsx";
import { RangeControl } from "../range-control.tsx";
import { ReadingFailed } from "../reading-failed.tsx";
import { useChoice } from "../use-choice.ts";
import type { Route } from "./+types/route.ts";
import { GroupRows } from "./group-rows.tsx";

/** Properties loaded at first; `useWholeGroup` loads the rest. */
const LIMIT = "2000";

export const handle = { texts: ["portfolio", "dashboard"] } satisfies ScreenHandle;

export const middleware = [listsProperties];

/** The group's properties with their last counted figures [S40, S213]. */
export async function loader({ request, context }: Route.LoaderArgs) {
  requireActiveProperty(request);
  const choice = readChoice(new URL(request.url).searchParams);
  const server = getServer(context);
  const answer = await server.api.api.analytics.portfolio.$get({
    query: { ...toQuery(choice), limit: LIMIT },
  });
  if (answer.ok) return { page: await answer.json(), choice, failure: null };
  if (answer.status === 401) throw redirect("/");
  const { code } = await readProblem(answer);
  if (choice.date !== null) throw redirect(`/dashboard/portfolio${toSearch({ ...choice, date: null })}`);
  return { page: null, choice, failure: { code } };
}

/** Another sorting does not reload, because all rows are in the browser. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const [now, next] = [currentUrl, nextUrl].map((url) => toSearch(readChoice(url.searchParams)));
  const isOtherOrder = now === next && currentUrl.search !== nextUrl.search;
  return isOtherOrder ? false : defaultShouldRevalidate;
}

export default function Portfolio({ loaderData }: Route.ComponentProps) {
  const words = useMessages("portfolio");
  const { page, choice, failure } = loaderData;
  const rangeText = useRangeText();
  useFocusRefresh();
  return (
    <>
      <ScreenHeader
        title={words.title}
        actions={
          <ButtonLink to="/dashboard" variant="ghost" size="sm" iconBefore="arrow-left">
            {words.back}
          </ButtonLink>
        }
      />
      <div className="min-h-0 flex-1 overflow-y-auto bg-surface-canvas px-8 pt-4 pb-8 print:overflow-visible print-lying print:bg-surface-page print:px-0 print:pt-0">
        <RangeRow rangeText={rangeText} />
        {failure ? <ReadingFailed failure={failure} isKept={false} /> : null}
        {page ? <GroupRows first={page} choice={choice} caption={words.caption(rangeText)} /> : null}
      </div>
    </>
  );
}

/** Choice of the range. Also shown after a loading error, because another range may load. */
function RangeRow({ rangeText }: { rangeText: string }) {
  const { property } = useActiveProperty();
  const { now } = useSession();
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-4 pb-3 text-sm text-muted print:min-h-0">
      <div className="print:hidden">
        <RangeControl />
      </div>
      <DateControl today={toLocalTime(now, property.timeZone).day} since={null} />
      <p>{rangeText}</p>
    </div>
  );
}

/** The days of the choice in the active property's time; each row uses its own. */
function useRangeText(): string {
  const language = useLanguage();
  const { choice } = useChoice();
  const { property } = useActiveProperty();
  const { now } = useSession();
  const { range, date } = choice;
  const period = toPeriod(range, { now, timeZone: property.timeZone, date: date ?? undefined });
  if (period === null) return "";
  if (range === "monthly") return formatMonth(language, period.from);
  return formatDays(language, period.from, period.to);
}
