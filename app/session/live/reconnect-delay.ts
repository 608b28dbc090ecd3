import { SECOND_MS } from "#domain/time.ts";

/** Over how long the screens of one deployment come back. */
export const SPREAD_MS = 10 * SECOND_MS;
/** A connection that stood this long was on a line that holds: what ended it is most likely the server's doing. */
const STEADY_MS = 60 * SECOND_MS;
const DELAY_MIN_MS = 500;

/** By which a server says that it goes away: 1001 going away, 1012 service restart, 1013 try again later. */
const SERVER_GONE_CODES: ReadonlySet<number> = new Set([1001, 1012, 1013]);
/** What a browser says of a connection that ended without a close, as one whose server was replaced. */
export const CLOSED_WITHOUT_A_WORD = 1006;
/** What partysocket says of a connection that broke with an error. Our server never closes with it first. */
const BROKEN = 1000;

export interface LostConnection {
  readonly code: number;
  /** How long it was open; 0 for an attempt that failed. */
  readonly openForMs: number;
  /** Which attempt to come back this is, from 1. */
  readonly attempt: number;
}

/**
 * Decides how many milliseconds to wait before an attempt to come back.
 *
 * A deployment tears every screen in one moment, and each costs the database two statements: their first attempts
 * are spread evenly over ten seconds. One person's line that breaks is back within a second, and a line that keeps
 * breaking at growing intervals. The two differ in the close code, or, where there was none, in how long the
 * connection had stood: torn by a deployment it is usually minutes old, on a bad line seconds.
 *
 * `random` is from 0 up to 1.
 */
export function reconnectDelay({ code, openForMs, attempt }: LostConnection, random: number): number {
  const isUnexplained = code === CLOSED_WITHOUT_A_WORD || code === BROKEN;
  const isServerGone = SERVER_GONE_CODES.has(code) || (isUnexplained && openForMs >= STEADY_MS);
  if (attempt === 1 && isServerGone) return random * SPREAD_MS;
  const delayMaxMs = Math.min(SPREAD_MS, DELAY_MIN_MS * 2 ** attempt);
  return DELAY_MIN_MS + random * (delayMaxMs - DELAY_MIN_MS);
}
