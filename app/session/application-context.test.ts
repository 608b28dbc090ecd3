import { describe, expect, test } from "vitest";
import { toWireDate } from "#domain/property/licence.ts";
import type { Property } from "#domain/property/property.ts";
import { DAY_MS } from "#domain/time.ts";
import { sampleProperty } from "#tests/factories/sample-property.ts";
import { deriveApplicationContext } from "./application-context.ts";

const NOW = Date.UTC(2026, 8, 18, 12);
const HARBOUR = "harbourharbourharbourhar";
const LAKE = "lakelakelakelakelakelake";

interface Mode {
  mode: string;
  previous?: string;
  endsInDays?: number;
}

function property(id: string, licence: Mode | null): Property {
  return sampleProperty({
    id,
    licence: licence && {
      plicensepropertyid: id,
      plicensemode: licence.mode,
      plicensemodeprevious: licence.previous ?? null,
      plicensedatestart: toWireDate(NOW - 100 * DAY_MS),
      plicensedateend: toWireDate(NOW + (licence.endsInDays ?? 10) * DAY_MS),
    },
  });
}

function derive(properties: readonly Property[], activePropertyId: string | null = HARBOUR) {
  return deriveApplicationContext({ properties, activePropertyId, language: "en", sequence: 7, now: NOW });
}

const paid = { mode: "PAID" };
const lapsed = { mode: "PAID", endsInDays: -2 };

describe("an active property with a valid licence", () => {
  test("stays active [S70]", () => {
    expect(derive([property(HARBOUR, paid)])).toMatchObject({
      activePropertyId: HARBOUR,
      hasActiveProperty: true,
      hasActiveLicense: true,
      multiSiteSelection: false,
      language: "en",
      number: 7,
      exitReason: null,
    });
  });

  test.each([
    ["a trial", { mode: "TRIAL" }, true],
    ["a request that was a trial", { mode: "REQUEST", previous: "TRIAL" }, true],
    ["a paid licence", paid, false],
    ["a request that was paid", { mode: "REQUEST", previous: "PAID" }, false],
    ["a demo", { mode: "DEMO" }, false],
  ])("of %s says whether it is a trial [S96]", (_, licence, isTrial) => {
    expect(derive([property(HARBOUR, licence)]).hasValidTrial).toBe(isTrial);
  });

  test("shows when its trial ends [S97]", () => {
    expect(derive([property(HARBOUR, { mode: "TRIAL" })]).trialEndDate).toBe(NOW + 10 * DAY_MS);
    expect(derive([property(HARBOUR, paid)]).trialEndDate).toBeNull();
  });
});

describe("an active property whose licence is not valid", () => {
  test.each([
    ["has ended", lapsed],
    ["is suspended", { mode: "SUSPENDED" }],
    ["was never assigned", null],
  ])("because it %s is cleared, and another can be chosen [S93]", (_, licence) => {
    expect(derive([property(HARBOUR, licence), property(LAKE, paid)])).toMatchObject({
      activePropertyId: null,
      hasActiveProperty: false,
      hasActiveLicense: true,
      multiSiteSelection: true,
      exitReason: "licence-expired",
    });
  });

  test("leaves no property to choose without another usable licence [S94]", () => {
    expect(derive([property(HARBOUR, lapsed), property(LAKE, null)])).toMatchObject({
      activePropertyId: null,
      hasActiveLicense: false,
      multiSiteSelection: false,
      exitReason: "licence-expired",
    });
  });
});

test("an active property that is gone is cleared if another can be chosen [S101]", () => {
  expect(derive([property(LAKE, paid)])).toMatchObject({
    activePropertyId: null,
    multiSiteSelection: true,
    exitReason: "property-removed",
  });
});

test("an active property that is gone leaves no licence if it was the only one [S102]", () => {
  expect(derive([])).toMatchObject({
    hasActiveLicense: false,
    multiSiteSelection: false,
    exitReason: "property-removed",
  });
});

test("one valid licence of several is enough [S92]", () => {
  expect(derive([property(LAKE, lapsed), property(HARBOUR, paid)], null).hasActiveLicense).toBe(true);
  expect(derive([property(LAKE, lapsed)], null).hasActiveLicense).toBe(false);
});

test("a person who requested no property sees no notice of a lost one [S93]", () => {
  expect(derive([property(HARBOUR, paid)], null).exitReason).toBeNull();
});
