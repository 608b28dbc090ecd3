import type { AskedStep } from "#domain/guest/request-state.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { PRESSES_KEY as KEY } from "./forget-presses.ts";

const PRESSES_MAX = 50;
/** After a day nobody means a press any more, and what was noted with it goes from a computer that others use. */
const KEPT_MS = DAY_MS;

/** A step as it is pressed. */
export interface Press extends AskedStep {
  /** Who is to be on it, where that is not who presses. */
  readonly holderId?: string;
}

/** A step that somebody took and that the server has not decided. */
export interface KeptPress {
  readonly propertyId: string;
  readonly userId: string;
  readonly requestId: string;
  readonly revision: number;
  readonly step: Press;
  readonly at: EpochMs;
  /** The server has asked not to be asked again before then. Absent: it has not. */
  readonly notBefore?: EpochMs;
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
  if (presses.length > 0) localStorage.setItem(KEY, JSON.stringify(presses));
  else if (localStorage.getItem(KEY) !== null) localStorage.removeItem(KEY);
}

/** Keeps some of all alone. Never throws: where a browser keeps nothing, there is nothing to forget. */
function keepOnly(isKept: (press: KeptPress) => boolean): void {
  try {
    writeAll(readAll().filter(isKept));
  } catch (error) {
    console.warn(error);
  }
}

/** Presses that wait to be sent, in this browser. The last one of a request counts. Browser only. */
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
  /** Puts a press behind the others of its person and property, none of which is sent before a moment. */
  putOff(press: KeptPress, notBefore: EpochMs): void {
    const isPutOff = (other: KeptPress) => other.requestId === press.requestId && other.at === press.at;
    const isAlike = ({ userId, propertyId }: KeptPress) =>
      userId === press.userId && propertyId === press.propertyId;
    const all = readAll().map((other) => (isAlike(other) ? { ...other, notBefore } : other));
    writeAll([...all.filter((other) => !isPutOff(other)), ...all.filter(isPutOff)]);
  },
  /** Forgets what is over its day, of all who use this browser. */
  forgetOld: (): void => writeAll(readAll()),
  /** Whether any press waits, of whichever property. */
  hasAny: (): boolean => readAll().length > 0,
  /** Forgets those of everybody but who is signed in now: nobody else would send them, or is to read their notes. */
  forgetOthers: (userId: string): void => keepOnly((press) => press.userId === userId),
};
