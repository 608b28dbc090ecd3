import { useId, useRef, useState } from "react";
import { DayPopover } from "#app/components/day-popover.tsx";
import { formatDate, formatDateTime, formatTime, formatWeekday } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { Field, FieldNote } from "#app/ui/form/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { readClock } from "#domain/clock-text.ts";
import type { Problem } from "#domain/problem.ts";
import { decidePlannedMoment, PLAN_AHEAD_DAYS_MAX } from "#domain/property/planned-moment.ts";
import { addDays, localTimeOf } from "#domain/zoned-time.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { usePlanned } from "../planned/planned-context.tsx";
import { useMinute } from "../use-minute.ts";
import { formatLocalTime } from "./format-local-time.ts";
import { type PlanOutcome, usePlan } from "./use-plan.ts";

/** Where nothing is planned yet: before guests get up. */
const FIRST_TIME = "06:00";

interface PlanBoxProps {
  readonly id: string;
  readonly note: string;
  /** Why the draft can't be planned now; what waits can be moved all the same. */
  readonly isHeld: boolean;
  readonly onPlanned: () => void;
}

/**
 * The day and the time of the property at which a version goes live: chosen, moved, or taken by the draft as it is now.
 */
export function PlanBox({ id, note, isHeld, onPlanned }: PlanBoxProps) {
  const { publish, problems } = useMessages();
  const words = publish.plan;
  const language = useLanguage();
  const { property } = useDraft();
  const { planned } = usePlanned();
  const { isBusy, set, move } = usePlan();
  const now = useMinute();
  const { clock: readNow } = useSession();
  const action = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  const { timeZone } = property;
  const today = localTimeOf(now, timeZone).day;
  const waiting = planned?.state === "waiting" ? planned : null;
  const [plannedDay = addDays(today, 1), plannedTime = FIRST_TIME] = waiting?.localTime.split("T") ?? [];
  // What was chosen here stays, whatever somebody else does meanwhile.
  const [chosen, setChosen] = useState<{ readonly day?: string; readonly time?: string }>({});
  const [refused, setRefused] = useState<Problem | "time" | null>(null);
  const { day = plannedDay, time = plannedTime } = chosen;
  const clock = readClock(time);

  function choose(change: typeof chosen) {
    setRefused(null);
    setChosen({ ...chosen, ...change });
  }

  async function send(
    by: (localTime: string) => Promise<PlanOutcome>,
    localTime = clock === null ? null : `${day}T${clock}`,
  ) {
    if (localTime === null) return setRefused("time");
    const decided = decidePlannedMoment(localTime, timeZone, readNow());
    const outcome = decided.ok ? await by(localTime) : decided.problem;
    setRefused(typeof outcome === "string" ? null : outcome);
    if (outcome === "done") setChosen({});
  }
  async function plan(localTime: string): Promise<PlanOutcome> {
    const replaced = waiting ? { replaces: waiting.id } : {};
    const outcome = await set({ localTime, note: note || (waiting?.note ?? ""), ...replaced });
    if (outcome === "done") onPlanned();
    return outcome;
  }
  const setOrMove = (localTime: string) =>
    waiting ? move(waiting, localTime, formatLocalTime(language, localTime)) : plan(localTime);
  const press = () => send(setOrMove);

  /** One press sets the time that clocks have; the link that is gone by then leaves the focus beside the fields. */
  async function takeNext(localTime: string) {
    choose({ day: localTime.slice(0, 10), time: localTime.slice(11) });
    action.current?.focus();
    await send(setOrMove, localTime);
  }

  const isNewer =
    waiting !== null &&
    property.updatedAt !== null &&
    Date.parse(property.updatedAt) > Date.parse(waiting.plannedAt);
  const here = `${formatWeekday(language, today, "long")}, ${formatTime(language, now, timeZone)}`;
  const dayText = `${formatWeekday(language, day, "short")} ${formatDate(language, Date.parse(day))}`;
  const next = nextOf(refused);
  const described = { "aria-describedby": noteId, "aria-invalid": refused ? (true as const) : undefined };
  return (
    <fieldset
      id={id}
      className="mt-3 min-w-0 rounded-row border border-default bg-surface-canvas p-3.5"
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void press();
      }}
    >
      <legend className="float-start mb-2.5 flex w-full items-center gap-1.5 text-sm font-semibold text-strong">
        <Icon name="clock" size="sm" />
        {words.later}
      </legend>
      <div className="clear-both flex flex-wrap items-end gap-2">
        <Field label={words.date} className="min-w-38 flex-1">
          {(control) => (
            <DayPopover
              label={words.date}
              chosen={day}
              today={today}
              min={today}
              max={addDays(today, PLAN_AHEAD_DAYS_MAX)}
              onChoose={(picked) => choose({ day: picked })}
              trigger={
                <button
                  {...control}
                  {...described}
                  type="button"
                  aria-label={`${words.date}: ${dayText}`}
                  className={`${controlClasses(refused !== null && refused !== "time", "sm")} truncate text-start tabular-nums`}
                >
                  {dayText}
                </button>
              }
            />
          )}
        </Field>
        <Field label={words.time} className="w-18">
          {(control) => (
            <input
              {...control}
              {...described}
              autoComplete="off"
              className={`${controlClasses(refused !== null, "sm")} tabular-nums`}
              value={time}
              onChange={(event) => choose({ time: event.currentTarget.value })}
            />
          )}
        </Field>
        <Button
          ref={action}
          size="sm"
          className="h-9 grow"
          loading={isBusy}
          loadingLabel={waiting ? words.moving : words.setting}
          disabled={waiting === null && isHeld}
          onClick={() => void press()}
        >
          {waiting ? words.move : words.set}
        </Button>
      </div>
      <div className="mt-2" aria-live="polite">
        <FieldNote
          id={noteId}
          hint={words.zone(timeZone, here)}
          error={refused === "time" ? words.wrongTime : refused ? problems.codes[refused.code] : undefined}
        />
        {next ? (
          <Button
            variant="link"
            size="sm"
            disabled={waiting === null && isHeld}
            onClick={() => void takeNext(next)}
          >
            {words.takeNext(next.slice(11))}
          </Button>
        ) : null}
      </div>
      {isNewer ? (
        <div className="mt-2.5 border-t border-subtle pt-2.5 text-xs text-muted">
          <p>{words.replanHint(formatDateTime(language, Date.parse(waiting.plannedAt), timeZone))}</p>
          <Button variant="link" size="sm" disabled={isHeld} onClick={() => void send(plan)}>
            {words.replan}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

/** The next valid time that a refusal of a skipped hour carries. */
function nextOf(refused: Problem | "time" | null): string | null {
  if (refused === null || refused === "time" || refused.code !== "plan_hour_skipped") return null;
  return refused.current?.next ?? null;
}
