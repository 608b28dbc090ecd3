import { useId, useRef } from "react";
import { DayPopover } from "#app/components/day-popover.tsx";
import { formatDate, formatDateTime, formatTime, formatWeekday } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { Field, FieldNote } from "#app/ui/form/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PLAN_AHEAD_DAYS_MAX } from "#domain/property/planned-moment.ts";
import { addDays } from "#domain/zoned-time.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { useMinute } from "../use-minute.ts";
import { usePlanForm } from "./use-plan-form.ts";

interface PlanBoxProps {
  readonly id: string;
  readonly note: string;
  /** Why the draft cannot be planned now; a waiting version can still be moved. */
  readonly isHeld: boolean;
  readonly onPlanned: () => void;
}

type PlanForm = ReturnType<typeof usePlanForm>;

/** Local date and time of a planned publication: set, move, or replace by the current draft. */
export function PlanBox({ id, note, isHeld, onPlanned }: PlanBoxProps) {
  const { publish, problems } = useMessages("setup");
  const words = publish.plan;
  const language = useLanguage();
  const { timeZone } = useDraft().property;
  const now = useMinute();
  const form = usePlanForm({ note, now, onPlanned });
  const action = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  const { waiting, refused, next } = form;
  const here = `${formatWeekday(language, form.today, "long")}, ${formatTime(language, now, timeZone)}`;

  /** Applies the next valid time; focus the button, since the link disappears. */
  function planNext(localTime: string) {
    action.current?.focus();
    void form.take(localTime);
  }

  return (
    <fieldset
      id={id}
      className="mt-3 min-w-0 rounded-row border border-default bg-surface-canvas p-3.5"
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void form.setOrMove();
      }}
    >
      <legend className="float-start mb-2.5 flex w-full items-center gap-1.5 text-sm font-semibold text-strong">
        <Icon name="clock" size="sm" />
        {words.later}
      </legend>
      <div className="clear-both flex flex-wrap items-end gap-2">
        <DayAndTime form={form} noteId={noteId} />
        <Button
          ref={action}
          size="sm"
          className="h-9 grow"
          loading={form.isBusy}
          loadingLabel={waiting ? words.moving : words.setting}
          disabled={waiting === null && isHeld}
          onClick={() => void form.setOrMove()}
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
            onClick={() => planNext(next)}
          >
            {words.takeNext(next.slice(11))}
          </Button>
        ) : null}
      </div>
      {waiting && form.isNewer ? (
        <div className="mt-2.5 border-t border-subtle pt-2.5 text-xs text-muted">
          <p>{words.replanHint(formatDateTime(language, Date.parse(waiting.plannedAt), timeZone))}</p>
          <Button variant="link" size="sm" disabled={isHeld} onClick={() => void form.replan()}>
            {words.replan}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

/** Both fields refer to the note below. */
function DayAndTime({ form, noteId }: { readonly form: PlanForm; readonly noteId: string }) {
  const { publish } = useMessages("setup");
  const words = publish.plan;
  const language = useLanguage();
  const { today, day, time, refused, choose } = form;
  const dayText = `${formatWeekday(language, day, "short")} ${formatDate(language, Date.parse(day))}`;
  const described = { "aria-describedby": noteId, "aria-invalid": refused ? (true as const) : undefined };
  return (
    <>
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
    </>
  );
}
