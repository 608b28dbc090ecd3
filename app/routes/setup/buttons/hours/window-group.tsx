import type { ReactNode } from "react";
import { formatDayList } from "#app/components/hours-state.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { FieldNote } from "#app/ui/form/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Window } from "#domain/content/hours/window.ts";
import type { ButtonForm } from "../fields/form.ts";
import { DaysField } from "./days-field.tsx";
import type { WindowGroup } from "./edit-hours.ts";
import { HOURS_ROW_GRID, SpanFields } from "./span-fields.tsx";

interface WindowRowsProps {
  readonly form: ButtonForm;
  readonly group: WindowGroup;
  readonly onChange: (index: number, window: Window) => void;
  readonly onRemove: (index: number) => void;
  /** A field of any row was blurred. */
  readonly onLeave: () => void;
}

/** One row per window: days, from, to, remove. */
export function WindowRows({ form, group, onChange, onRemove, onLeave }: WindowRowsProps) {
  const words = useMessages("setup").buttonHours;
  const language = useLanguage();
  return group.rows.map(({ index, window }) => {
    const path = `hours.windows.${index}`;
    const error = findFirstError(form, [`${path}.days`, `${path}.from`, `${path}.to`]);
    const noteId = error === undefined ? undefined : `${form.prefix}${path}-note`;
    const days = formatDayList(window.days, language, words);
    return (
      <HoursRow
        key={window.id}
        label={words.row(days, window.from, window.to)}
        error={error}
        noteId={noteId}
        removeLabel={words.remove(`${days} ${window.from}`)}
        onRemove={() => onRemove(index)}
      >
        <DaysField
          id={`${form.prefix}${path}.days`}
          days={window.days}
          isInvalid={form.errors[`${path}.days`] !== undefined}
          describedBy={noteId}
          onChange={(chosen) => onChange(index, { ...window, days: [...chosen] })}
          onBlur={onLeave}
        />
        <SpanFields
          form={form}
          path={path}
          span={window}
          noteId={noteId}
          onChange={(changed) => onChange(index, changed)}
          onLeave={onLeave}
        />
      </HoursRow>
    );
  });
}

export function findFirstError(form: ButtonForm, paths: readonly string[]): string | undefined {
  const code = paths.map((path) => form.errors[path]).find((found) => found !== undefined);
  return code === undefined ? undefined : form.errorText(code);
}

interface HoursRowProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly noteId: string | undefined;
  readonly removeLabel: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** A row of cells as a group for screen readers, with its error below. */
export function HoursRow({ label, error, noteId, removeLabel, onRemove, children }: HoursRowProps) {
  return (
    <div role="group" aria-label={label} className={HOURS_ROW_GRID}>
      {children}
      <IconButton icon="close" size="sm" label={removeLabel} onClick={onRemove} />
      {noteId ? (
        <div className="order-last col-span-full">
          <FieldNote id={noteId} error={error} />
        </div>
      ) : null}
    </div>
  );
}
