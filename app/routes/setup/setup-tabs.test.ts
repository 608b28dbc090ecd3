import { expect, it } from "vitest";
import type { PartKey } from "./draft/draft-state.ts";
import { asksBeforeLeaving, SETUP_TABS } from "./setup-tabs.ts";

it("setup has its seven tabs [S39]", () => {
  expect(SETUP_TABS).toEqual(["homepage", "theme", "buttons", "social", "phone", "tablet", "publish"]);
});

it.each<[from: string, to: string, dirty: PartKey[], asks: boolean]>([
  ["homepage", "theme", [], false],
  ["homepage", "theme", ["homepage"], true],
  ["homepage", "publish", ["property"], true],
  ["homepage", "phone", ["homepage"], false],
  ["tablet", "homepage", ["homepage", "property"], false],
  ["phone", "theme", ["homepage"], true],
  ["buttons", "buttons", ["buttons:de"], false],
  ["publish", "homepage", ["qr"], true],
])("going from %s to %s with %j unsaved asks: %s [S110]", (from, to, dirty, asks) => {
  const way = { from: `/setup/${from}`, to: `/setup/${to}` };
  expect(asksBeforeLeaving({ ...way, dirty, uploading: [] })).toBe(asks);
});

it("leaving setup also asks [S110]", () => {
  const way = { from: "/setup/theme", to: "/dashboard" };
  expect(asksBeforeLeaving({ ...way, dirty: ["theme"], uploading: [] })).toBe(true);
});

it.each<[from: string, to: string, uploading: PartKey[], asks: boolean]>([
  ["homepage", "theme", ["property", "homepage"], true],
  ["homepage", "phone", ["property", "homepage"], false],
  ["phone", "homepage", ["property", "homepage"], false],
  ["buttons", "phone", ["buttons:en"], true],
  ["buttons", "buttons", ["buttons:en"], false],
])("going from %s to %s while a file of %j is uploaded asks: %s [S110]", (from, to, uploading, asks) => {
  const way = { from: `/setup/${from}`, to: `/setup/${to}` };
  expect(asksBeforeLeaving({ ...way, dirty: [], uploading })).toBe(asks);
});
