import { expect, it } from "vitest";
import type { PartKey } from "./draft-state.ts";
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
  expect(asksBeforeLeaving({ from: `/setup/${from}`, to: `/setup/${to}`, dirty })).toBe(asks);
});

it("going out of setup asks as well [S110]", () => {
  expect(asksBeforeLeaving({ from: "/setup/theme", to: "/dashboard", dirty: ["theme"] })).toBe(true);
});
