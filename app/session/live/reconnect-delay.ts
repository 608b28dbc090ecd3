import { SECOND_MS } from "#domain/time.ts";

/** Time over which a deployment's screens reconnect. */
export const SPREAD_MS = 10 * SECOND_MS;
/** If a connection lasted this long, the line is good, so the server probably closed it. */
const STEADY_MS = 60 * SECOND_MS;
const DELAY_MIN_MS = 500;

/** Close codes of a server going away: 1001 going away, 1012 service restart, 1013 try again later. */
const SERVER_GONE_CODES: ReadonlySet<number> = new Set([1001, 1012, 1013]);
/** Browser code for a connection without a close frame, for example after the server was replaced. */
export const CLOSED_WITHOUT_A_WORD = 1006;
/** partysocket's code for a connection error. Our server never closes with it first. */
const BROKEN = 1000;

export interface LostConnection {
  readonly code: number;
  /** How long the connection was open; 0 for a failed attempt. */
  readonly openForMs: number;
  /** Number of the reconnection attempt, from 1. */
  readonly attempt: number;
}

/**
 * Decides the delay before a reconnection attempt, in milliseconds.
 *
 * A deployment disconnects every screen at once, and each reconnection costs two database statements: first
 * attempts are spread evenly over ten seconds. A single broken line retries within a second, then at growing
 * intervals. They are distinguished by close code or, without one, by how long the connection lasted: minutes
 * before a deployment, seconds on a bad line.
 *
 * `random` is in [0, 1).
 */
export function getReconnectDelay({ code, openForMs, attempt }: LostConnection, random: number): number {
  const isUnexplained = code === CLOSED_WITHOUT_A_WORD || code === BROKEN;
  const isServerGone = SERVER_GONE_CODES.has(code) || (isUnexplained && openForMs >= STEADY_MS);
  if (attempt === 1 && isServerGone) return random * SPREAD_MS;
  const delayMaxMs = Math.min(SPREAD_MS, DELAY_MIN_MS * 2 ** attempt);
  return DELAY_MIN_MS + random * (delayMaxMs - DELAY_MIN_MS);
}
