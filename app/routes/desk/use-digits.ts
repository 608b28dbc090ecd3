import { useCallback, useEffect, useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { KEPT_HASH } from "#app/session/desk/kept-work.ts";
import type { DeskPerson, deskSignInSchema } from "#domain/account/desk.ts";
import { DESK_DIGITS_LENGTH } from "#domain/limits.ts";
import type { EntryProblemCode } from "#domain/problem-code.ts";
import { type EpochMs, SECOND_MS } from "#domain/time.ts";
import type { z } from "#domain/zod.ts";
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
  /** The wanted input: the person's digits, or own ones in place of given ones, twice. */
  readonly asked: "digits" | "own" | "again";
  /** Sentence for a refusal that is not about wrong digits; `null`: none. */
  readonly refusal: string | null;
  /** The browser's clock, updated each second while the name waits. */
  readonly now: EpochMs;
}

/** Digits that an owner gave, and the person's first typing of their own; `null`: not typed yet. */
interface Given {
  readonly digits: string;
  readonly own: string | null;
}

/** Typed digits and their sending. Success opens the inbox by a full navigation. */
export function useDigits({ person, propertyId, tries, onTries, onUnset }: DigitsWanted): Digits {
  const { digits: words } = useMessages("desk");
  const { codes, fields } = useMessages("everywhere").problems;
  const [digits, setDigits] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [given, setGiven] = useState<Given | null>(null);
  const now = useSeconds(tries.waitsUntil);
  const waits = tries.waitsUntil !== null && tries.waitsUntil > now;
  const isSending = useRef(false);

  async function readRefusal(response: Response, complete: string) {
    const { code } = (await response.json()) as { code: EntryProblemCode };
    const retryAfterSeconds = Number(response.headers.get("retry-after") ?? 0);
    const at = Date.now();
    if (code === "digits_wrong") return onTries(countWrongTry(tries, { now: at, retryAfterSeconds }));
    if (code === "too_many_requests" && retryAfterSeconds > 0) {
      return onTries({ ...tries, waitsUntil: at + retryAfterSeconds * SECOND_MS });
    }
    if (code === "desk_unpaired") return location.reload();
    if (code === "digits_missing") return onUnset();
    if (code === "digits_given") return setGiven({ digits: given?.digits ?? complete, own: null });
    if (given) setGiven({ ...given, own: null });
    if (given && code === "validation_failed") return setRefusal(fields.digits_common);
    setRefusal(codes[code] ?? codes.internal);
  }

  async function send(complete: string) {
    isSending.current = true;
    setIsBusy(true);
    let isIn = false;
    try {
      const digitsSent = given ? { digits: given.digits, ownDigits: complete } : { digits: complete };
      const response = await postDigits({ uid: person.uid, ...digitsSent });
      isIn = response.ok;
      if (isIn) location.assign(getInboxPath(propertyId) + KEPT_HASH);
      else await readRefusal(response, complete);
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
    if (kept.length < DESK_DIGITS_LENGTH) return;
    if (given === null || given.own === kept) return void send(kept);
    // Own digits are typed twice, because nobody sees them.
    setDigits("");
    setGiven({ ...given, own: given.own === null ? kept : null });
    if (given.own !== null) setRefusal(words.differ);
  });
  const asked = given === null ? "digits" : given.own === null ? "own" : "again";
  return { digits, type, isBusy, isOff: isBusy || waits, asked, refusal, now };
}

function postDigits(body: z.input<typeof deskSignInSchema>): Promise<Response> {
  return fetch("/api/desk/sign-in", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
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
