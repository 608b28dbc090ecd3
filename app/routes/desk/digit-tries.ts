import { type EpochMs, SECOND_MS } from "#domain/time.ts";

/** Wrong tries of one name on this screen. */
export interface DigitTries {
  readonly wrong: number;
  /** Until when the name waits; `null`: it does not. Epoch milliseconds of the browser. */
  readonly waitsUntil: EpochMs | null;
}

export const NO_TRIES: DigitTries = { wrong: 0, waitsUntil: null };

/** After the answer to a wrong try. `retryAfterSeconds` is 0 unless the name waits now. */
export function countWrongTry(
  { wrong }: DigitTries,
  { now, retryAfterSeconds }: { now: EpochMs; retryAfterSeconds: number },
): DigitTries {
  return {
    wrong: wrong + 1,
    waitsUntil: retryAfterSeconds > 0 ? now + retryAfterSeconds * SECOND_MS : null,
  };
}

/** Names the notice about earlier tries; `null`: none. The third wrong try makes the name wait. */
export function describeTries(
  { wrong, waitsUntil }: DigitTries,
  now: EpochMs,
): "wrong" | "wrong-twice" | "waits" | null {
  if (waitsUntil !== null && waitsUntil > now) return "waits";
  if (wrong === 0 || waitsUntil !== null) return null;
  return wrong === 2 ? "wrong-twice" : "wrong";
}
