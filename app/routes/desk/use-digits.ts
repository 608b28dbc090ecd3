import { useCallback, useEffect, useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { DeskPerson } from "#domain/account/desk.ts";
import { DESK_DIGITS_LENGTH } from "#domain/limits.ts";
import type { EntryProblemCode } from "#domain/problem-code.ts";
import { type EpochMs, SECOND_MS } from "#domain/time.ts";
import { countWrongTry, type DigitTries } from "./digit-tries.ts";
import { getInboxPath } from "./inbox-path.ts";

interface DigitsWanted {
  readonly person: Pick<DeskPerson, "uid">;
  readonly propertyId: string;
  readonly tries: DigitTries;
  readonly onTries: (tries: DigitTries) => void;
  /** The person turned out to have no digits. */
  readonly onUnset: () => void;
}

interface Digits {
  readonly digits: string;
  /** Replaces the digits; the sixth sends them. */
  readonly type: (next: string) => void;
  readonly isBusy: boolean;
  /** Whether nothing can be typed now. */
  readonly isOff: boolean;
  /** Sentence for a refusal that is not about wrong digits; `null`: none. */
  readonly refusal: string | null;
  /** The browser's clock, updated each second while the name waits. */
  readonly now: EpochMs;
}

/** Typed digits and their sending. Success opens the inbox by a full navigation. */
export function useDigits({ person, propertyId, tries, onTries, onUnset }: DigitsWanted): Digits {
  const { digits: words } = useMessages("desk");
  const { codes } = useMessages("everywhere").problems;
  const [digits, setDigits] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const now = useSeconds(tries.waitsUntil);
  const waits = tries.waitsUntil !== null && tries.waitsUntil > now;
  const isSending = useRef(false);

  async function readRefusal(response: Response) {
    const { code } = (await response.json()) as { code: EntryProblemCode };
    const retryAfterSeconds = Number(response.headers.get("retry-after") ?? 0);
    const at = Date.now();
    if (code === "digits_wrong") return onTries(countWrongTry(tries, { now: at, retryAfterSeconds }));
    if (code === "too_many_requests" && retryAfterSeconds > 0) {
      return onTries({ ...tries, waitsUntil: at + retryAfterSeconds * SECOND_MS });
    }
    if (code === "desk_unpaired") return location.reload();
    if (code === "digits_missing") return onUnset();
    setRefusal(codes[code] ?? codes.internal);
  }

  async function send(complete: string) {
    isSending.current = true;
    setIsBusy(true);
    let isIn = false;
    try {
      const response = await postDigits(person.uid, complete);
      isIn = response.ok;
      if (isIn) location.assign(getInboxPath(propertyId));
      else await readRefusal(response);
    } catch (error) {
      console.info(error);
      setRefusal(error instanceof TypeError ? words.notConnected : codes.internal);
    }
    // While the inbox opens, the boxes stay full.
    if (isIn) return;
    setDigits("");
    setIsBusy(false);
    isSending.current = false;
  }

  const type = useStable((next: string) => {
    if (isSending.current || waits) return;
    const kept = next.slice(0, DESK_DIGITS_LENGTH);
    setDigits(kept);
    if (kept !== "") setRefusal(null);
    if (kept.length === DESK_DIGITS_LENGTH) void send(kept);
  });
  return { digits, type, isBusy, isOff: isBusy || waits, refusal, now };
}

function postDigits(uid: string, digits: string): Promise<Response> {
  return fetch("/api/desk/sign-in", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ uid, digits }),
  });
}

/** A function that stays the same and calls the newest one. */
function useStable<Value>(call: (value: Value) => void): (value: Value) => void {
  const newest = useRef(call);
  useEffect(() => {
    newest.current = call;
  });
  return useCallback((value) => newest.current(value), []);
}

/** The browser's clock, updated each second until the given moment. */
function useSeconds(until: EpochMs | null): EpochMs {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (until === null || until <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (until <= Date.now()) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [until]);
  return now;
}
