import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { dashboardPart } from "#app/messages/dashboard/dashboard-part.ts";
import { formatNumber } from "#app/messages/format.ts";
import { loadMessages } from "#app/messages/load-messages.ts";
import { MessagesProvider } from "#app/messages/messages-context.tsx";
import { TOTAL_NAMES, TOTALS } from "#domain/analytics/figures.ts";
import { figure, sampleReport } from "#tests/factories/report.ts";
import { ArrivalCard } from "./cards/arrival-card.tsx";
import { KpiStrip } from "./cards/kpi-strip.tsx";
import { RepeatCard } from "./cards/repeat-card.tsx";
import { SocialCard } from "./cards/social-card.tsx";

it.each(TOTAL_NAMES)("the total %s of a report is on the dashboard [S214]", async (name) => {
  await Promise.all([loadMessages("en"), dashboardPart.load("en")]);
  const report = { ...sampleReport(), channels: [{ channel: "x" as const, clicks: figure(1) }] };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <MessagesProvider language="en">
        <KpiStrip report={report} />
        <SocialCard report={report} />
        <RepeatCard report={report} />
        <ArrivalCard report={report} />
      </MessagesProvider>
    </MemoryRouter>,
  );
  const text = html.replace(/<[^>]*>/g, " ");
  expect(text).toContain(formatNumber("en", report.totals[name]?.value ?? 0, TOTALS[name].digits));
});
