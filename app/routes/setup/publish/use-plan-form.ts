import { useReducer } from "react";
import { useLanguage } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { readClock } from "#domain/clock-text.ts";
import { decidePlannedMoment } from "#domain/property/planned-moment.ts";
import type { EpochMs } from "#domain/time.ts";
import { addDays, toLocalTime } from "#domain/zoned-time.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { usePlanned } from "../planned/planned-context.tsx";
import { formatLocalTime } from "./format-local-time.ts";
import { nextValidTime, PLAN_UNCHOSEN, reducePlanChoice } from "./plan-choice.ts";
import { type PlanOutcome, usePlan } from "./use-plan.ts";

/** Where nothing is planned yet: before guests get up. */
const FIRST_TIME = "06:00";

interface PlanForm {
  readonly note: string;
  /** The server's clock. */
  readonly now: EpochMs;
  readonly onPlanned: () => void;
}

/** The day and time of a version that is planned or waits: as chosen, else as planned, else tomorrow early. */
export function usePlanForm({ note, now, onPlanned }: PlanForm) {
  const language = useLanguage();
  const { property } = useDraft();
  const { planned } = usePlanned();
  const { isBusy, set, move } = usePlan();
  const { clock: readNow } = useSession();
  const [{ chosen, refused }, act] = useReducer(reducePlanChoice, PLAN_UNCHOSEN);
  const { timeZone, updatedAt } = property;
  const today = toLocalTime(now, timeZone).day;
  const waiting = planned?.state === "waiting" ? planned : null;
  const [plannedDay = addDays(today, 1), plannedTime = FIRST_TIME] = waiting?.localTime.split("T") ?? [];
  const { day = plannedDay, time = plannedTime } = chosen;

  async function send(
    by: (localTime: string) => Promise<PlanOutcome>,
    localTime = readClock(time) === null ? null : `${day}T${readClock(time)}`,
  ) {
    if (localTime === null) return act({ type: "refuse", refused: "time" });
    const decided = decidePlannedMoment(localTime, timeZone, readNow());
    const outcome = decided.ok ? await by(localTime) : decided.problem;
    if (outcome === "done") act({ type: "planned" });
    else act({ type: "refuse", refused: outcome === "shown" ? null : outcome });
  }

  async function plan(localTime: string): Promise<PlanOutcome> {
    const replaced = waiting ? { replaces: waiting.id } : {};
    const outcome = await set({ localTime, note: note || (waiting?.note ?? ""), ...replaced });
    if (outcome === "done") onPlanned();
    return outcome;
  }

  const setOrMove = (localTime: string) =>
    waiting ? move(waiting, localTime, formatLocalTime(language, localTime)) : plan(localTime);

  return {
    today,
    day,
    time,
    /** The version that waits for its moment, if one does. */
    waiting,
    /** The draft has been saved since that version was planned. */
    isNewer: waiting !== null && updatedAt !== null && Date.parse(updatedAt) > Date.parse(waiting.plannedAt),
    refused,
    /** What may be taken in place of an hour that clocks skip; null where none was chosen. */
    next: nextValidTime(refused),
    isBusy,
    choose: (change: typeof chosen) => act({ type: "choose", change }),
    setOrMove: () => send(setOrMove),
    take: (localTime: string) => {
      act({ type: "choose", change: { day: localTime.slice(0, 10), time: localTime.slice(11) } });
      return send(setOrMove, localTime);
    },
    /** Takes the draft as it is now in place of the version that waits. */
    replan: () => send(plan),
  };
}
