import { expect, it } from "vitest";
import type { Licence } from "./licence.ts";
import { requestUpgrade } from "./upgrade.ts";

function licence(mode: string, modePrevious: string | null = null): Licence {
  return { mode, modePrevious, startsAt: Date.parse("2026-03-10"), endsAt: Date.parse("2026-03-20") };
}

it.each([
  ["DEMO", null, "DEMO"],
  ["TRIAL", null, "TRIAL"],
  ["PAID", "TRIAL", "PAID"],
  ["TRIAL", "DEMO", "DEMO"],
])("a licence %s after %s becomes a request after %s [S67, S88, S89]", (mode, previous, kept) => {
  expect(requestUpgrade(licence(mode, previous))).toEqual({
    ok: true,
    value: { mode: "REQUEST", modePrevious: kept },
  });
});

it.each([
  ["a second time", licence("REQUEST", "PAID"), "upgrade_requested"],
  ["for a suspended licence", licence("SUSPENDED", "PAID"), "licence_unavailable"],
  ["for one of no known mode", licence("GOLD"), "licence_unavailable"],
  ["without a licence", null, "licence_unavailable"],
])("an upgrade is refused %s [S67, S89]", (_what, given, code) => {
  expect(requestUpgrade(given)).toMatchObject({ ok: false, problem: { code } });
});
