/**
 * Steps on guest requests as staff press them, with an offline queue. `usePresses` sends each press, keeps it
 * in `stored-presses.ts` while the server cannot decide, and retries. Housekeeping works on phones with poor
 * reception, so a press must never be lost or applied twice.
 */

import { useEffect, useState } from "react";
import { formatTime } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { type Press, type StoredPress, storedPresses } from "#app/session/stored-presses.ts";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { useServiceName } from "../use-service-name.ts";
import { getNextTryAt, getPauseMs, isToBeSentAgain } from "./resending.ts";

/** Actions on requests, and their queue. */
export interface Presses {
  readonly isAllowed: boolean;
  /** Whether requests may be completed or refused, which needs no valid licence because guests are waiting. */
  readonly mayAnswer: boolean;
  /** Requests with a queued press, and the pressed state. */
  readonly kept: ReadonlyMap<string, Press["to"]>;
  readonly press: (request: GuestRequest, step: Press) => Promise<void>;
}

/**
 * Applies steps to requests. A press while offline or during a server error is queued in this browser and
 * retried until the server decides. If somebody else was faster, a message names them and the press is
 * dropped. `take` receives each updated request.
 */
export function usePresses(take: (request: GuestRequest) => void): Presses {
  const { property, licence } = useActiveProperty();
  const { user } = useSession();
  const { mayServe } = useRights();
  const { inbox } = useMessages();
  const getService = useServiceName();
  const [kept, setKept] = useState<readonly StoredPress[]>([]);
  const propertyId = property.id;
  const readKept = () => setKept(storedPresses.of(user.uid, propertyId));

  const send = useSendPress();
  const applyAnswer = useApplyAnswer(take);

  const undo = (request: GuestRequest) => ({
    label: inbox.undo,
    onPress: () => void press(request, { to: "seen" }),
  });

  async function press(request: GuestRequest, step: Press): Promise<void> {
    const { id, revision, state } = request;
    const isLook = state === "new" && step.to === "seen";
    const answer = await send(id, { revision, ...step }).catch((error: unknown) => {
      // Offline; or the session has ended, and the press waits until the same person signs in again.
      if (error instanceof TypeError || error instanceof SignedOutError) return null;
      throw error;
    });
    if (answer === null || isToBeSentAgain(answer.status)) {
      if (isLook) return;
      const at = Date.now();
      const kept = { propertyId, userId: user.uid, requestId: id, revision, step, at };
      storedPresses.keep(kept);
      if (answer) {
        const notBefore = getNextTryAt(answer.headers.get("retry-after"), at);
        storedPresses.putOff(kept, Math.max(notBefore, at + getPauseMs(1)));
      }
      readKept();
      showToast({ tone: "warn", title: inbox.kept });
      return;
    }
    const next = await applyAnswer(answer, step, false);
    if (!next || isLook || step.to === undefined || step.to === state) return;
    const isBack = step.to === "seen";
    showToast({
      tone: "success",
      title: inbox.moved[step.to](getService(request)),
      ...(isBack ? {} : { action: undo(next) }),
    });
  }

  /**
   * In one tab at a time: a second tab's duplicate would be refused with a message. Presses that the server
   * cannot answer now move to the end.
   *
   * @returns whether the server answered all of them.
   */
  const sendKept = () =>
    navigator.locks.request("kept-presses", { ifAvailable: true }, async (lock) => {
      if (!lock) return true;
      storedPresses.removeExpired();
      for (const press of storedPresses.of(user.uid, propertyId)) {
        if ((press.notBefore ?? 0) > Date.now()) continue;
        const { requestId, revision, step } = press;
        const answer = await send(requestId, { revision, ...step });
        if (isToBeSentAgain(answer.status)) {
          storedPresses.putOff(press, getNextTryAt(answer.headers.get("retry-after"), Date.now()));
          return false;
        }
        await applyAnswer(answer, step, true);
        storedPresses.remove(press);
      }
      return true;
    });
  useResending({ sendKept, readKept, isWaiting: kept.length > 0 });

  return {
    isAllowed: licence.isValid && mayServe,
    mayAnswer: mayServe,
    kept: new Map(kept.map(({ requestId, step }) => [requestId, step.to])),
    press,
  };
}

function useSendPress() {
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const propertyId = property.id;
  return (requestId: string, json: Press & { readonly revision: number }) =>
    connect().api.api.properties[":propertyId"].requests[":requestId"].handling.$post({
      param: { propertyId, requestId },
      json,
    });
}

/** Applies an answer. Returns the updated request; `null` if the step was refused, after showing why. */
function useApplyAnswer(take: (request: GuestRequest) => void) {
  const { user } = useSession();
  const { inbox, problems } = useMessages();
  const describeQuicker = useQuickerWords();
  const getService = useServiceName();
  return async (
    answer: Awaited<ReturnType<ReturnType<typeof useSendPress>>>,
    step: Press,
    wasKept: boolean,
  ) => {
    if (answer.ok) {
      const request = await answer.json();
      take(request);
      return request;
    }
    const problem = await readProblem(answer);
    if (problem.code !== "stale_revision") {
      showToast({ tone: "error", title: inbox.failed, detail: problems.codes[problem.code] });
      return null;
    }
    const { current } = problem;
    if (!current || !("events" in current)) return null;
    take(current);
    // If the request already has this step by this person, only the answer was lost.
    const isOwn = current.state === step.to && current.events.at(-1)?.by?.userId === user.uid;
    if (!isOwn) {
      const title = wasKept ? inbox.takenBack(getService(current)) : describeQuicker(current);
      showToast({ tone: "news", title, ...(wasKept ? { detail: describeQuicker(current) } : {}) });
    }
    return null;
  };
}

interface Resending {
  /** @returns whether the server answered all queued presses. */
  readonly sendKept: () => Promise<boolean>;
  readonly readKept: () => void;
  readonly isWaiting: boolean;
}

/** Sends the queue at first, with each connection, and again while presses wait. */
function useResending({ sendKept, readKept, isWaiting }: Resending): void {
  const { isLive } = useSession();
  const { property } = useActiveProperty();
  // biome-ignore lint/correctness/useExhaustiveDependencies: at first, with each connection, and again while some wait.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let isOver = false;
    const tryToSend = async () => {
      clearTimeout(timer);
      // Still offline: the next attempt sends the rest.
      const isThrough = await sendKept().catch(() => false);
      if (isOver) return;
      failures = isThrough ? 0 : failures + 1;
      readKept();
      clearTimeout(timer);
      if (isWaiting) timer = setTimeout(tryToSend, getPauseMs(failures));
    };
    const tryNow = () => {
      failures = 0;
      void tryToSend();
    };
    tryNow();
    window.addEventListener("online", tryNow);
    return () => {
      isOver = true;
      window.removeEventListener("online", tryNow);
      clearTimeout(timer);
    };
  }, [isLive, property.id, isWaiting]);
}

/** "Housekeeping has been on it since 18:05": what somebody else did to a request. */
function useQuickerWords(): (request: GuestRequest) => string {
  const { quicker: describeQuicker } = useMessages().inbox;
  const language = useLanguage();
  const { property } = useActiveProperty();
  return ({ state, holder, events }) => {
    const last = events.at(-1);
    if (state === "taken" && holder && last) {
      return describeQuicker.taken(holder.name, formatTime(language, Date.parse(last.at), property.timeZone));
    }
    return state === "done" && last?.by ? describeQuicker.done(last.by.name) : describeQuicker.other;
  };
}
