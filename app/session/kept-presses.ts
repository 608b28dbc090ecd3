import type { AskedStep } from "#domain/guest/request-state.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";

const KEY = "kept-presses";
const PRESSES_MAX = 50;
/** After a day nobody means a press any more, and what was noted with it goes from a computer that others use. */
const KEPT_MS = DAY_MS;

/** A step as it is pressed. */
export interface Press extends AskedStep {
  /** Who is to be on it, where that is not who presses. */
  readonly holderId?: string;
}

/** A step that somebody took without a connection. */
export interface KeptPress {
  readonly propertyId: string;
  readonly userId: string;
  readonly requestId: string;
  readonly revision: number;
  readonly step: Press;
  readonly at: EpochMs;
}

function readAll(): readonly KeptPress[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    const oldest = Date.now() - KEPT_MS;
    return Array.isArray(value) ? (value as KeptPress[]).filter(({ at }) => at > oldest) : [];
  } catch {
    // Not ours, or the browser keeps nothing.
    return [];
  }
}

function writeAll(presses: readonly KeptPress[]): void {
  if (presses.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(presses));
}

/** Presses that wait for a connection, in this browser. The last one of a request counts. Browser only. */
export const keptPresses = {
  of: (userId: string, propertyId: string): readonly KeptPress[] =>
    readAll().filter((press) => press.userId === userId && press.propertyId === propertyId),
  /** Throws where there is no room for it, so that nobody is promised anything. */
  keep(press: KeptPress): void {
    const others = readAll().filter(({ requestId }) => requestId !== press.requestId);
    if (others.length >= PRESSES_MAX) throw new Error("Too many presses are waiting.");
    writeAll([...others, press]);
  },
  /** Forgets a press that was sent, and no later one of its request. */
  forget({ requestId, at }: KeptPress): void {
    writeAll(readAll().filter((press) => press.requestId !== requestId || press.at !== at));
  },
  /** Forgets what is over its day, of all who use this browser. */
  forgetOld: (): void => writeAll(readAll()),
};
