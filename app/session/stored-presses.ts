/**
 * Queue of handling steps that staff pressed and the server has not confirmed yet, in `localStorage` unless
 * `keepPressesIn` says where. Exposes
 * `storedPresses`. It survives a reload and an offline phase, so that no press is lost; entries expire after a
 * day.
 */

import type { AskedStep } from "#domain/guest/request-state.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { PRESSES_KEY as KEY } from "./clear-presses.ts";

const PRESSES_MAX = 50;
/** After a day a press is obsolete, and its notes must not stay on a shared computer. */
const KEPT_MS = DAY_MS;

/** A pressed step. */
export interface Press extends AskedStep {
  /** The new holder, if not the member who pressed. */
  readonly holderId?: string;
}

/** A step that is not confirmed by the server yet. */
export interface StoredPress {
  readonly propertyId: string;
  readonly userId: string;
  readonly requestId: string;
  readonly revision: number;
  readonly step: Press;
  readonly at: EpochMs;
  /** Earliest retry, from `Retry-After`. Absent: any time. */
  readonly notBefore?: EpochMs;
}

interface Keeping {
  readonly read: () => string | null;
  /** `null`: nothing. */
  readonly write: (text: string | null) => void;
}

let keeping: Keeping = {
  read: () => localStorage.getItem(KEY),
  write: (text) => {
    if (text !== null) localStorage.setItem(KEY, text);
    else if (localStorage.getItem(KEY) !== null) localStorage.removeItem(KEY);
  },
};

/** Keeps presses elsewhere: at a shared desk, sealed for their person (H3). */
export function keepPressesIn(elsewhere: Keeping): void {
  keeping = elsewhere;
}

function readAll(): readonly StoredPress[] {
  try {
    const value: unknown = JSON.parse(keeping.read() ?? "[]");
    const oldest = Date.now() - KEPT_MS;
    return Array.isArray(value) ? (value as StoredPress[]).filter(({ at }) => at > oldest) : [];
  } catch {
    // Foreign data, or storage is unavailable.
    return [];
  }
}

function writeAll(presses: readonly StoredPress[]): void {
  keeping.write(presses.length > 0 ? JSON.stringify(presses) : null);
}

/** Removes presses for which `isKept` is `false`. Never throws: without storage there are no presses. */
function retainPresses(isKept: (press: StoredPress) => boolean): void {
  try {
    writeAll(readAll().filter(isKept));
  } catch (error) {
    console.warn(error);
  }
}

/** Queue of presses to send, in this browser. Only the last press per request counts. Browser only. */
export const storedPresses = {
  of: (userId: string, propertyId: string): readonly StoredPress[] =>
    readAll().filter((press) => press.userId === userId && press.propertyId === propertyId),
  /** Throws if storage is full, so that the caller can report it. */
  keep(press: StoredPress): void {
    const others = readAll().filter(({ requestId }) => requestId !== press.requestId);
    if (others.length >= PRESSES_MAX) throw new Error("Too many presses are waiting.");
    writeAll([...others, press]);
  },
  /** Removes a sent press, but not a later one on the same request. */
  remove({ requestId, at }: StoredPress): void {
    writeAll(readAll().filter((press) => press.requestId !== requestId || press.at !== at));
  },
  /** Moves a press to the end of its person's and property's queue, and delays all of them until `notBefore`. */
  putOff(press: StoredPress, notBefore: EpochMs): void {
    const isPutOff = (other: StoredPress) => other.requestId === press.requestId && other.at === press.at;
    const isAlike = ({ userId, propertyId }: StoredPress) =>
      userId === press.userId && propertyId === press.propertyId;
    const all = readAll().map((other) => (isAlike(other) ? { ...other, notBefore } : other));
    writeAll([...all.filter((other) => !isPutOff(other)), ...all.filter(isPutOff)]);
  },
  /** Removes expired presses of all users of this browser. */
  removeExpired: (): void => writeAll(readAll()),
  /** Whether any press is queued, for any property. */
  hasAny: (): boolean => readAll().length > 0,
  /** Removes other people's presses: only their own sessions could send them, and their notes are private. */
  removeOthers: (userId: string): void => retainPresses((press) => press.userId === userId),
};
