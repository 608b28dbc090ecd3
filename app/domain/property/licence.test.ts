import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "../time.ts";
import {
  decideLicence,
  findLicenceEnding,
  getLicenceWindow,
  LICENCE_MODES,
  type Licence,
  parseWireDate,
  parseWireLicence,
  toWireDate,
  VALID_LICENCE_STATES,
} from "./licence.ts";

const at = (text: string) => Date.parse(text);
const START = at("2026-03-10T15:30:00Z");
const END = at("2026-03-20T08:00:00Z");

function licence(mode: string, modePrevious: string | null = null, more: Partial<Licence> = {}): Licence {
  return { mode, modePrevious, startsAt: START, endsAt: END, ...more };
}

describe("the licence window", () => {
  it.each([
    ["2026-03-08T23:59:59.999Z", false],
    ["2026-03-09T00:00:00.000Z", true],
    ["2026-03-21T23:59:59.000Z", true],
    ["2026-03-21T23:59:59.999Z", true],
    ["2026-03-22T00:00:00.000Z", false],
  ])("at %s is open: %s [S90, S210]", (moment, isValid) => {
    for (const mode of ["PAID", "TRIAL"]) {
      expect(decideLicence(licence(mode), at(moment)).isValid).toBe(isValid);
      expect(decideLicence(licence("REQUEST", mode), at(moment)).isValid).toBe(isValid);
    }
  });

  it("counts days in UTC, whatever the hours of its dates [S90]", () => {
    for (const hour of ["00:00:00", "11:59:59", "23:59:59"]) {
      expect(getLicenceWindow(at(`2026-03-10T${hour}Z`), at(`2026-03-20T${hour}Z`))).toEqual({
        opensAt: at("2026-03-09T00:00:00Z"),
        closesAt: at("2026-03-22T00:00:00Z"),
      });
    }
  });

  it("of a single day lasts three days [S90]", () => {
    const { opensAt, closesAt } = getLicenceWindow(START, START);
    expect(closesAt - opensAt).toBe(3 * DAY_MS);
  });
});

describe("the displayed state", () => {
  const inside = at("2026-03-15T12:00:00Z");
  const before = at("2026-02-01T12:00:00Z");
  const after = at("2026-05-01T12:00:00Z");

  it.each([
    ["PAID", null, inside, "active", true],
    ["PAID", null, after, "paid-ended", false],
    ["PAID", null, before, "expired", false],
    ["TRIAL", null, inside, "trial", true],
    ["TRIAL", null, after, "trial-ended", false],
    ["TRIAL", null, before, "expired", false],
    ["REQUEST", "PAID", inside, "request", true],
    ["REQUEST", "PAID", after, "paid-ended", false],
    ["REQUEST", "TRIAL", inside, "request", true],
    ["REQUEST", "TRIAL", after, "trial-ended", false],
    ["REQUEST", null, inside, "expired", false],
    ["REQUEST", "SUSPENDED", inside, "expired", false],
    ["REQUEST", "REQUEST", inside, "expired", false],
    ["REQUEST", "DEMO", after, "demo", true],
    ["DEMO", null, after, "demo", true],
    ["DEMO", "PAID", before, "demo", true],
    ["PAID", "DEMO", after, "demo", true],
    ["TRIAL", "DEMO", before, "demo", true],
    ["SUSPENDED", null, inside, "suspended", false],
    ["SUSPENDED", "PAID", inside, "suspended", false],
    ["SUSPENDED", "DEMO", inside, "suspended", false],
    ["GOLD", null, inside, "error", false],
    ["GOLD", "DEMO", inside, "error", false],
    ["", null, inside, "error", false],
  ])("of %s after %s at %d is %s, valid %s [S68, S88, S89, S91]", (mode, previous, now, state, isValid) => {
    expect(decideLicence(licence(mode, previous), now)).toMatchObject({ state, isValid });
  });

  it("without a licence is unassigned and not a trial [S91]", () => {
    const unassigned = { state: "unassigned", isValid: false, isTrial: false };
    expect(decideLicence(null, inside)).toMatchObject(unassigned);
  });

  it("with unreadable dates is an error, but only if dates are needed [S68]", () => {
    for (const gap of [{ startsAt: null }, { endsAt: null }, { startsAt: Number.NaN }]) {
      expect(decideLicence(licence("PAID", null, gap), inside).state).toBe("error");
      expect(decideLicence(licence("DEMO", null, gap), inside).state).toBe("demo");
      expect(decideLicence(licence("SUSPENDED", null, gap), inside).state).toBe("suspended");
    }
  });

  it("is a trial's if the mode is, or was before a request [S96]", () => {
    expect(decideLicence(licence("TRIAL"), inside).isTrial).toBe(true);
    expect(decideLicence(licence("REQUEST", "TRIAL"), inside).isTrial).toBe(true);
    expect(decideLicence(licence("REQUEST", "PAID"), inside).isTrial).toBe(false);
  });
});

describe("a window that never opens", () => {
  it.each([
    [3, null],
    [4, null],
    [2, at("2026-03-21T00:00:00Z")],
  ])("start %i days after the end: changes at %j [S90, S98]", (days, changesAt) => {
    const given = licence("PAID", null, { startsAt: END + days * DAY_MS });
    expect(decideLicence(given, at("2026-03-01T00:00:00Z"))).toMatchObject({ state: "expired", changesAt });
  });
});

describe("any licence", () => {
  const modes = fc.constantFrom(...LICENCE_MODES, "GOLD");
  const moment = fc.integer({ min: at("2020-01-01"), max: at("2030-01-01") });
  const anyLicence = fc.record({
    mode: modes,
    modePrevious: fc.option(modes),
    startsAt: fc.option(moment),
    endsAt: fc.option(moment),
  });

  /** The specification's rule, written independently. */
  function isValidByTheBook(given: Licence, now: number): boolean {
    const { mode, modePrevious } = given;
    if (mode === "SUSPENDED" || mode === "GOLD") return false;
    if (mode === "DEMO" || modePrevious === "DEMO") return true;
    const pays =
      mode === "PAID" ||
      mode === "TRIAL" ||
      (mode === "REQUEST" && ["PAID", "TRIAL"].includes(modePrevious ?? ""));
    if (!pays || given.startsAt === null || given.endsAt === null) return false;
    const day = (time: number, shift: number) => {
      const date = new Date(time);
      date.setUTCDate(date.getUTCDate() + shift);
      return date.toISOString().slice(0, 10);
    };
    const today = new Date(now).toISOString().slice(0, 10);
    return today >= day(given.startsAt, -1) && today <= day(given.endsAt, 1);
  }

  it("is valid exactly when the specification says [S88, S89, S90]", () => {
    fc.assert(
      fc.property(anyLicence, moment, (given, now) => {
        expect(decideLicence(given, now).isValid).toBe(isValidByTheBook(given, now));
      }),
      { numRuns: 10_000 },
    );
  });

  it("is valid exactly in the listed states [S88]", () => {
    fc.assert(
      fc.property(anyLicence, moment, (given, now) => {
        const { isValid, state } = decideLicence(given, now);
        expect(VALID_LICENCE_STATES.includes(state)).toBe(isValid);
      }),
      { numRuns: 2_000 },
    );
  });

  it("changes exactly at the predicted moment [S98]", () => {
    fc.assert(
      fc.property(anyLicence, moment, (given, now) => {
        const { changesAt, state } = decideLicence(given, now);
        if (changesAt === null) return;
        expect(changesAt).toBeGreaterThan(now);
        expect(decideLicence(given, changesAt - 1).state).toBe(state);
        expect(decideLicence(given, changesAt).state).not.toBe(state);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("the expiry notice", () => {
  it.each([
    ["2026-03-05T23:59:59.999Z", null],
    ["2026-03-06T00:00:00.000Z", null],
    ["2026-03-09T00:00:00.000Z", { isTrial: true, isOver: false }],
    ["2026-03-20T23:59:59.999Z", { isTrial: true, isOver: false }],
    ["2026-03-21T00:00:00.000Z", { isTrial: true, isOver: true }],
    ["2026-03-21T23:59:59.999Z", { isTrial: true, isOver: true }],
    ["2026-03-22T00:00:00.000Z", null],
  ])("of a trial is given at %s: %j [S98]", (moment, expected) => {
    const ending = findLicenceEnding(licence("TRIAL"), at(moment));
    if (expected === null) return expect(ending).toBeNull();
    expect(ending).toEqual({ ...expected, endsAt: END, lastDayAt: at("2026-03-21T00:00:00Z") });
  });

  it("comes fourteen days before the end date, also for paid licences and requests [S98]", () => {
    for (const given of [licence("PAID"), licence("REQUEST", "PAID"), licence("REQUEST", "TRIAL")]) {
      const long = { ...given, startsAt: START - 365 * DAY_MS };
      expect(findLicenceEnding(long, at("2026-03-05T23:59:59.999Z"))).toBeNull();
      expect(findLicenceEnding(long, at("2026-03-06T00:00:00.000Z"))?.isTrial).toBe(
        given.modePrevious === "TRIAL",
      );
    }
  });

  it.each([
    ["a demo", licence("DEMO")],
    ["whatever was a demo", licence("TRIAL", "DEMO")],
    ["a suspended licence", licence("SUSPENDED", "PAID")],
    ["a licence without dates", licence("PAID", null, { endsAt: null })],
    ["no licence", null],
  ])("is never given for %s [S98]", (_, given) => {
    expect(findLicenceEnding(given, at("2026-03-15T00:00:00Z"))).toBeNull();
  });
});

describe("a date in JSON", () => {
  it("is read from _seconds and from seconds [S66]", () => {
    expect(parseWireDate({ _seconds: 12 })).toBe(12_000);
    expect(parseWireDate({ seconds: 12, nanoseconds: 5 })).toBe(12_000);
  });

  it("is sent in whole seconds [S65]", () => {
    expect(toWireDate(12_999)).toEqual({ _seconds: 12 });
    expect(toWireDate(null)).toBeNull();
  });

  it("is null for anything else, and never throws [S66]", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = parseWireDate(value);
        expect(read === null || Number.isFinite(read)).toBe(true);
      }),
    );
    for (const value of [null, undefined, "2026-01-01", 5, {}, { _seconds: "5" }, { seconds: Number.NaN }]) {
      expect(parseWireDate(value)).toBeNull();
    }
  });

  it("keeps a licence's absent dates absent [S65]", () => {
    expect(parseWireLicence({ plicensemode: "DEMO" })).toEqual({
      mode: "DEMO",
      modePrevious: null,
      startsAt: null,
      endsAt: null,
    });
    expect(parseWireLicence(null)).toBeNull();
  });
});
