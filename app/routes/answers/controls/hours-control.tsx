import { useState } from "react";
import { newId } from "#app/components/new-id.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { FieldNote } from "#app/ui/form/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ANSWER_WINDOWS_MAX } from "#domain/answers/answer-values.ts";
import { isLongNight, isWholeWindow, TIME_PATTERN, type Window } from "#domain/content/hours/window.ts";
import { focusSoon } from "../../setup/buttons/fields/focus-control.ts";
import { ActionLink } from "../../setup/buttons/hours/action-link.tsx";
import { WEEK, withTimes, withWindow } from "../../setup/buttons/hours/edit-hours.ts";
import { WindowRows } from "../../setup/buttons/hours/window-group.tsx";
import { useDraft } from "../../setup/draft/draft-context.tsx";
import type { ControlProps } from "./control-props.ts";
import { ControlRow } from "./control-row.tsx";

/** Windows of opening times, up to seven: days, from, to. The first row waits empty. */
export function HoursControl({ form, value, onChange }: ControlProps<"hours">) {
  const words = useMessages("answers").answers;
  const { timeZone } = useDraft().property;
  const [begunId] = useState(newId);
  const begun: Window = { id: begunId, days: [...WEEK], from: "", to: "", nextDay: false, season: null };
  const windows = value ?? [begun];
  const long = windows.find((window) => isWholeWindow(window) && isLongNight(window));
  const set = (list: readonly Window[]) => onChange(list.length === 0 ? undefined : [...list]);
  const error = form.errors["hours.windows"];
  return (
    <ControlRow label={words.parts.hours}>
      <div className="flex flex-col gap-1.5">
        <WindowRows
          form={form}
          group={{ season: null, rows: windows.map((window, index) => ({ index, window })) }}
          onChange={(index, window) => set(windows.with(index, withTypedTimes(window)))}
          onRemove={(index) => {
            set(windows.toSpliced(index, 1));
            focusSoon("hours.windows.0.from", form.prefix);
          }}
          onLeave={() => {
            for (const [index] of windows.entries()) {
              for (const field of ["days", "from", "to"]) form.leave(`hours.windows.${index}.${field}`);
            }
            form.leave("hours.windows");
          }}
        />
        {long ? (
          <p role="status" className="flex items-start gap-1 text-xs text-warn">
            <Icon name="alert" size="xs" className="mt-px" />
            {words.longNight(long.from, long.to)}
          </p>
        ) : null}
        <FieldNote
          id={`${form.prefix}hours-note`}
          error={error === undefined ? undefined : form.errorText(error)}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="flex flex-wrap gap-x-4">
            {value && value.length < ANSWER_WINDOWS_MAX ? (
              <ActionLink
                icon="plus"
                onClick={() => {
                  set(withWindow(windows, newId(), null));
                  focusSoon(`hours.windows.${windows.length}.days`, form.prefix);
                }}
              >
                {words.addHours}
              </ActionLink>
            ) : null}
            {value ? null : (
              <ActionLink onClick={() => set([{ ...begun, from: "00:00", to: "00:00", nextDay: true }])}>
                {words.dayAndNight}
              </ActionLink>
            )}
          </span>
          <span className="text-xs text-muted">{words.localTime(timeZone)}</span>
        </div>
      </div>
    </ControlRow>
  );
}

/** While an end is being typed, it is not on the next day. */
function withTypedTimes(window: Window): Window {
  const isTyped = TIME_PATTERN.test(window.from) && TIME_PATTERN.test(window.to);
  return isTyped ? withTimes(window, {}) : { ...window, nextDay: false };
}
