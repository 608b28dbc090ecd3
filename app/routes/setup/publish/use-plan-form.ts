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
import { findNextValidTime, PLAN_UNCHOSEN, reducePlanChoice } from "./plan-choice.ts";
import { type PlanOutcome, usePlan } from "./use-plan.ts";

/** Default time of a plan: before guests get up. */
const FIRST_TIME = "06:00";

interface PlanForm {
  readonly note: string;
  /** Server's clock. */
  readonly now: EpochMs;
  readonly onPlanned: () => void;
}

/** Date and time of a plan: as chosen, otherwise as planned, otherwise early tomorrow. */
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
    /** The waiting version, if any. */
    waiting,
    /** Whether the draft was saved after planning. */
    isNewer: waiting !== null && updatedAt !== null && Date.parse(updatedAt) > Date.parse(waiting.plannedAt),
    refused,
    /** Replacement for a skipped time; `null`: none. */
    next: findNextValidTime(refused),
    isBusy,
    choose: (change: typeof chosen) => act({ type: "choose", change }),
    setOrMove: () => send(setOrMove),
    take: (localTime: string) => {
      act({ type: "choose", change: { day: localTime.slice(0, 10), time: localTime.slice(11) } });
      return send(setOrMove, localTime);
    },
    /** Replaces the waiting version by the current draft. */
    replan: () => send(plan),
  };
}
