import { data, useRevalidator } from "react-router";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { useFocusRefresh } from "#app/components/use-focus-refresh.ts";
import { formatLongDate } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { requireActiveProperty } from "#app/session/active-property.ts";
import { readProblem } from "#app/session/problem.ts";
import { serverOf } from "#app/session/server-context.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/route.ts";
import { ClicksPerButton } from "./clicks-per-button.tsx";
import { KpiStrip } from "./kpi-strip.tsx";
import { PageWeightCard } from "./page-weight-card.tsx";

/** Today's figures, and the names of the buttons they tell of [S40, S144]. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const propertyId = requireActiveProperty(request);
  const { api } = serverOf(context);
  const property = api.api.properties[":propertyId"];
  const param = { propertyId };
  const [reportAnswer, draftAnswer] = await Promise.all([
    property.analytics.$get({ param, query: { range: "daily" } }),
    property.draft.$get({ param }),
  ]);
  for (const answer of [reportAnswer, draftAnswer]) {
    // The shell's own loader sends away whoever may not be here; its redirect goes before this.
    if (!answer.ok) throw data(await readProblem(answer), { status: answer.status });
  }
  if (!reportAnswer.ok || !draftAnswer.ok) throw data(null, { status: 500 });
  const [report, draft] = await Promise.all([reportAnswer.json(), draftAnswer.json()]);
  const { timeZone } = draft.property;
  const buttons = report.buttons
    .filter(({ clicks }) => clicks.value > 0)
    .map(({ buttonId, name, icon, clicks }) => ({ id: buttonId, name, icon, clicks: clicks.value }));
  return { totals: report.totals, day: report.to, timeZone, buttons, publication: draft.publication };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { totals, day, timeZone, buttons, publication } = loaderData;
  const { dashboard, inbox } = useMessages();
  const language = useLanguage();
  const { state, revalidate } = useRevalidator();
  useFocusRefresh();
  const hasFigures = totals.visits.value > 0 || totals.clicks.value > 0;
  return (
    <>
      <ScreenHeader
        title={dashboard.title}
        actions={
          <>
            <p className="flex items-center gap-2 text-sm text-muted max-lg:sr-only">
              <Icon name="calendar" size="sm" />
              {dashboard.today(formatLongDate(language, Date.parse(day)), timeZone)}
            </p>
            <ButtonLink to="/guest-messages" iconBefore="bell">
              {inbox.title}
            </ButtonLink>
            <Button
              iconBefore="refresh"
              loading={state === "loading"}
              loadingLabel={dashboard.refreshing}
              onClick={() => void revalidate()}
            >
              {dashboard.refresh}
            </Button>
          </>
        }
      />
      <div className="min-h-0 flex-1 overflow-y-auto bg-surface-canvas px-8 pt-5 pb-8">
        <KpiStrip
          figures={[
            { label: dashboard.metrics.totalVisits, value: totals.visits.value },
            { label: dashboard.metrics.uniqueVisits, value: totals.uniqueVisits.value },
            { label: dashboard.metrics.totalClicks, value: totals.clicks.value },
          ]}
        />
        {hasFigures ? (
          <ClicksPerButton buttons={buttons} />
        ) : (
          <EmptyState title={dashboard.empty.title} description={dashboard.empty.text} className="py-24" />
        )}
        <PageWeightCard publication={publication} />
      </div>
    </>
  );
}
