import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, it } from "vitest";
import { loadMessages } from "#app/messages/load-messages.ts";
import { MessagesProvider } from "#app/messages/messages-context.tsx";
import type { PlacesReport } from "#domain/analytics/report.ts";
import { figure, sampleReport } from "#tests/factories/report.ts";
import { PlacesCard } from "./places-card.tsx";

const NONE = { scans: figure(0), visits: figure(0), requests: figure(0) };
const PLACES: PlacesReport = {
  count: 3,
  counted: 1,
  withoutPlace: figure(58),
  kinds: [
    { kind: "table", places: 1, ...NONE, visits: figure(40) },
    { kind: "room", places: 2, ...NONE, visits: figure(2) },
  ],
  items: [{ placeId: "p".repeat(24), kind: "table", name: "4", ...NONE, visits: figure(40) }],
};

/** Text and bar length of each row. */
function getRows(places: PlacesReport) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <MessagesProvider language="en">
        <PlacesCard places={places} report={sampleReport()} />
      </MessagesProvider>
    </MemoryRouter>,
  );
  const rows = html.match(/<li.*?<\/li>/g) ?? [];
  const labels = rows.map((row) => {
    const text = row.replace(/<[^>]*>/g, " ").trim();
    return `${text.replace(/\s+/g, " ")}, ${/width:([\d.]+)/.exec(row)?.[1]}`;
  });
  return { html, labels };
}

beforeAll(() => Promise.all([loadMessages("shell", "en"), loadMessages("dashboard", "en")]));

it("lists kinds and places by visits, with their share of the total and of the first [R5]", () => {
  const { html, labels } = getRows(PLACES);
  expect(labels).toEqual([
    "Main QR code or address 58 58%, 100",
    "Tables 40 40%, 68.96551724137932",
    "Rooms 2 2%, 3.4482758620689653",
    "Table 4 40 40%, 100",
  ]);
  expect(html).toContain("100 visits, 3 places");
  expect(html).toContain("Show all 3");
  // The card is the region; "By kind of place" is also a list on another card.
  expect(html.match(/<section/g)).toHaveLength(1);
});

it("shows where no card was scanned, and equal bars for zero values [R5]", () => {
  const { html, labels } = getRows({ ...PLACES, withoutPlace: figure(0), kinds: [], items: [] });
  expect(labels).toEqual(["Main QR code or address 0 0%, 0"]);
  expect(html).toContain("No card of a place was scanned in this period.");
});
