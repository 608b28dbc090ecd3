import type { z } from "#domain/zod.ts";
import { DAY_MS, type EpochMs, SECOND_MS, startOfUtcDay } from "../time.ts";
import type { wireLicenceSchema } from "./licence-schema.ts";

export const LICENCE_MODES = ["DEMO", "PAID", "TRIAL", "REQUEST", "SUSPENDED"] as const;
export type LicenceMode = (typeof LICENCE_MODES)[number];

export const LICENCE_STATES = [
  "active",
  "expired",
  "trial",
  "trial-ended",
  "paid-ended",
  "unassigned",
  "request",
  "demo",
  "error",
  "suspended",
] as const;
export type LicenceState = (typeof LICENCE_STATES)[number];

/** States of a valid licence (S88): `decideLicence` returns one of these exactly if `isValid`. */
export const VALID_LICENCE_STATES: readonly LicenceState[] = ["active", "trial", "request", "demo"];

/** Largest value of a `Date`, in seconds. */
export const SECONDS_MAX = 8_640_000_000_000;

export type WireLicence = z.infer<typeof wireLicenceSchema>;

/** Parts of a licence needed for deciding. Unreadable dates are `null`. */
export interface Licence {
  readonly mode: string;
  readonly modePrevious: string | null;
  readonly startsAt: EpochMs | null;
  readonly endsAt: EpochMs | null;
}

/** Parses a date in either JSON form; otherwise `null`. Never throws. */
export function parseWireDate(date: unknown): EpochMs | null {
  if (typeof date !== "object" || date === null) return null;
  const { _seconds, seconds } = date as { readonly _seconds?: unknown; readonly seconds?: unknown };
  const given = [_seconds, seconds].find(isWireSeconds);
  return given === undefined ? null : Math.trunc(given * SECOND_MS);
}

function isWireSeconds(value: unknown): value is number {
  return typeof value === "number" && Math.abs(value) <= SECONDS_MAX;
}

export function toWireDate(at: EpochMs | null): { _seconds: number } | null {
  return at === null ? null : { _seconds: Math.trunc(at / SECOND_MS) };
}

/** Parses a licence from JSON. `null` stays `null`: no licence. */
export function parseWireLicence(
  wire: {
    plicensemode: string;
    plicensemodeprevious?: string | null | undefined;
    plicensedatestart?: unknown;
    plicensedateend?: unknown;
  } | null,
): Licence | null {
  if (wire === null) return null;
  return {
    mode: wire.plicensemode,
    modePrevious: wire.plicensemodeprevious ?? null,
    startsAt: parseWireDate(wire.plicensedatestart),
    endsAt: parseWireDate(wire.plicensedateend),
  };
}

/** Half-open: valid from `opensAt` up to but not including `closesAt`. */
export interface LicenceWindow {
  readonly opensAt: EpochMs;
  readonly closesAt: EpochMs;
}

/**
 * Validity of a licence: from 00:00:00 one day before the start date to 23:59:59 on the day after the end
 * date, in UTC (specification, section 4; D3).
 */
export function getLicenceWindow(startsAt: EpochMs, endsAt: EpochMs): LicenceWindow {
  return { opensAt: startOfUtcDay(startsAt) - DAY_MS, closesAt: startOfUtcDay(endsAt) + 2 * DAY_MS };
}

export interface LicenceDecision {
  readonly isValid: boolean;
  readonly state: LicenceState;
  /** The window used; `null` if the decision does not depend on dates. */
  readonly window: LicenceWindow | null;
  /** When the decision next changes by time alone. `null`: never. */
  readonly changesAt: EpochMs | null;
  readonly isTrial: boolean;
}

function decideWithoutClock(state: LicenceState, isValid: boolean, isTrial = false): LicenceDecision {
  return { state, isValid, window: null, changesAt: null, isTrial };
}

const MODES: ReadonlySet<string> = new Set(LICENCE_MODES);

/**
 * Decides whether a property's licence is valid at a moment, and its displayed state.
 *
 * `now` is epoch milliseconds UTC. The window opens at 00:00:00 one day before the start date and closes
 * after 23:59:59 on the day after the end date (specification, section 4; D2, D3).
 *
 * @returns the displayed state and whether it is valid. Never throws: unreadable dates are "error".
 */
export function decideLicence(licence: Licence | null, now: EpochMs): LicenceDecision {
  if (licence === null) return decideWithoutClock("unassigned", false);
  const { mode, modePrevious, startsAt, endsAt } = licence;
  const isTrial = mode === "TRIAL" || (mode === "REQUEST" && modePrevious === "TRIAL");
  if (mode === "SUSPENDED") return decideWithoutClock("suspended", false);
  if (!MODES.has(mode)) return decideWithoutClock("error", false);
  if (mode === "DEMO" || modePrevious === "DEMO") return decideWithoutClock("demo", true, isTrial);

  const paying = mode === "REQUEST" ? modePrevious : mode;
  if (paying !== "PAID" && paying !== "TRIAL") return decideWithoutClock("expired", false);
  if (startsAt === null || endsAt === null || !Number.isFinite(startsAt) || !Number.isFinite(endsAt)) {
    return decideWithoutClock("error", false, isTrial);
  }

  const window = getLicenceWindow(startsAt, endsAt);
  if (now >= window.closesAt) {
    return {
      state: paying === "TRIAL" ? "trial-ended" : "paid-ended",
      isValid: false,
      window,
      changesAt: null,
      isTrial,
    };
  }
  if (now < window.opensAt) {
    const opensEver = window.opensAt < window.closesAt;
    return {
      state: "expired",
      isValid: false,
      window,
      changesAt: opensEver ? window.opensAt : null,
      isTrial,
    };
  }
  const state = mode === "REQUEST" ? "request" : mode === "TRIAL" ? "trial" : "active";
  return { state, isValid: true, window, changesAt: window.closesAt, isTrial };
}

/** Whether a licence begins in the future; shown as expired (section 4). */
export function isNotBegun({ isValid, changesAt }: LicenceDecision): boolean {
  return !isValid && changesAt !== null;
}

/** A valid licence that ends soon, or ended yesterday. */
export interface LicenceEnding {
  readonly isTrial: boolean;
  readonly endsAt: EpochMs;
  /** Whether the end date has passed and only the extra day is left. */
  readonly isOver: boolean;
  /** The last valid day. */
  readonly lastDayAt: EpochMs;
}

/** Notice period before the end: enough time to order a plan. */
const ENDING_NOTICE_MS = 14 * DAY_MS;

/** Decides whether to warn that a licence ends (S98). `null`: never ends, not soon, or no longer valid. */
export function findLicenceEnding(licence: Licence | null, now: EpochMs): LicenceEnding | null {
  const { isValid, isTrial, window } = decideLicence(licence, now);
  const endsAt = licence?.endsAt ?? null;
  if (!isValid || window === null || endsAt === null) return null;
  if (now < startOfUtcDay(endsAt) - ENDING_NOTICE_MS) return null;
  const isOver = now >= startOfUtcDay(endsAt) + DAY_MS;
  return { isTrial, endsAt, isOver, lastDayAt: window.closesAt - DAY_MS };
}

/** Plans to upgrade to; `premium` includes the premium features (S141). */
export const PLANS = ["standard", "premium"] as const;
export type Plan = (typeof PLANS)[number];
