import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { formatNumber } from "#app/messages/format.ts";
import { loadMessages } from "#app/messages/load-messages.ts";
import { MessagesProvider } from "#app/messages/messages-context.tsx";
import { TOTAL_DESCRIPTIONS, TOTAL_NAMES } from "#domain/analytics/figures.ts";
import { figure, sampleReport } from "#tests/factories/report.ts";
import { ArrivalCard } from "./cards/arrival-card.tsx";
import { KpiStrip } from "./cards/kpi-strip.tsx";
import { RepeatCard } from "./cards/repeat-card.tsx";
import { SocialCard } from "./cards/social-card.tsx";

/** Cards that show totals, by component name. */
const DRAWN = { KpiStrip, SocialCard, RepeatCard, ArrivalCard };

it.each(Object.keys(DRAWN))("the dashboard has the %s, which shows totals [S214]", (card) => {
  const view = readFileSync(new URL("figures-view.tsx", import.meta.url), "utf8");
  expect(view.includes(`<${card} report={report} />`)).toBe(true);
});

it.each(TOTAL_NAMES)("the total %s of a report is on the dashboard [S214]", async (name) => {
  await Promise.all([loadMessages("shell", "en"), loadMessages("dashboard", "en")]);
  const report = { ...sampleReport(), channels: [{ channel: "x" as const, clicks: figure(1) }] };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <MessagesProvider language="en">
        {Object.entries(DRAWN).map(([card, Card]) => (
          <Card key={card} report={report} />
        ))}
      </MessagesProvider>
    </MemoryRouter>,
  );
  const text = html.replace(/<[^>]*>/g, " ");
  expect(text).toContain(
    formatNumber("en", report.totals[name]?.value ?? 0, TOTAL_DESCRIPTIONS[name].digits),
  );
});
