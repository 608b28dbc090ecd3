import { useState } from "react";
import { formatSeason, formatWeekdayName, type HoursTextContext } from "#app/components/hours-state.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldNote } from "#app/ui/form/field.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import type { Weekday } from "#domain/content/hours/season.ts";
import type { Window } from "#domain/content/hours/window.ts";
import { toLocalTime } from "#domain/zoned-time.ts";
import type { ButtonForm } from "../fields/form.ts";
import { ActionLink } from "./action-link.tsx";
import { DayMarks } from "./days-field.tsx";
import { WEEK, type WindowGroup } from "./edit-hours.ts";
import { SeasonPopover } from "./season-popover.tsx";
import type { TimetableEdits } from "./timetable-edits.ts";
import { findFirstError, WindowRows } from "./window-group.tsx";

interface SeasonRowsProps {
  readonly form: ButtonForm;
  readonly saying: HoursTextContext;
  readonly group: WindowGroup;
  /** Whether it is the first group, which shows the errors of all groups and gets the focus for them. */
  readonly isFirst: boolean;
  /** Whether all-year windows also exist, which the season's windows add to. */
  readonly isInAddition: boolean;
  readonly edits: TimetableEdits;
}

/** Windows of one season, or of all year. */
export function SeasonRows({ form, saying, group, isFirst, isInAddition, edits }: SeasonRowsProps) {
  const words = useMessages("setup").buttonHours;
  const { season, rows } = group;
  const [first] = rows;
  const paths = rows.flatMap(({ index }) => [
    `hours.windows.${index}.season.from`,
    `hours.windows.${index}.season.to`,
  ]);
  const error = findFirstError(form, paths);
  const none = isFirst ? findFirstError(form, ["hours.windows"]) : undefined;
  const head = season ? formatSeason(season, saying.language, words) : words.everyWeek;
  return (
    <section aria-label={head} className="flex flex-col gap-1.5">
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h3 className="text-sm font-medium text-strong">{head}</h3>
        {season && first ? (
          <SeasonPopover
            id={`${form.prefix}hours.windows.${first.index}.season`}
            season={season}
            today={toLocalTime(saying.at, saying.timeZone).day}
            error={error}
            onChange={(changed) => edits.changeSeason(season, changed)}
            onLeave={edits.leave}
          />
        ) : (
          <span className="truncate text-xs text-muted">{words.zone(saying.timeZone)}</span>
        )}
      </div>
      {season && isInAddition ? <p className="text-xs text-muted">{words.inAddition}</p> : null}
      {error && first ? <FieldNote id={`${form.prefix}${paths[0]}-note`} error={error} /> : null}
      <WindowRows
        form={form}
        group={group}
        onChange={edits.changeWindow}
        onRemove={edits.removeWindow}
        onLeave={edits.leave}
      />
      {none ? <FieldNote id={`${form.prefix}hours.windows-note`} error={none} /> : null}
      <div className="flex flex-wrap gap-x-5">
        <ActionLink
          id={isFirst ? `${form.prefix}hours.windows` : undefined}
          icon="plus"
          onClick={() => edits.addWindow(season)}
        >
          {words.add}
        </ActionLink>
        {season === null ? (
          <CopyDay windows={rows.map(({ window }) => window)} onCopy={edits.copyDay} />
        ) : null}
      </div>
    </section>
  );
}

interface CopyDayProps {
  /** Windows that apply all year. */
  readonly windows: readonly Window[];
  readonly onCopy: (from: Weekday, to: readonly Weekday[]) => void;
}

/** Copies one day's hours to other days, replacing the hours of those days. */
function CopyDay({ windows, onCopy }: CopyDayProps) {
  const words = useMessages("setup").buttonHours;
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const sources = WEEK.filter((day) => windows.some(({ days }) => days.includes(day)));
  const [chosen, setChosen] = useState<Weekday | null>(null);
  const [targets, setTargets] = useState<readonly Weekday[]>([]);
  const from = chosen !== null && sources.includes(chosen) ? chosen : sources[0];
  const to = targets.filter((day) => day !== from);
  if (from === undefined) return null;
  return (
    <Popover
      label={words.copyDay.action}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<ActionLink icon="copy">{words.copyDay.action}</ActionLink>}
    >
      <div className="flex w-85 flex-col gap-3">
        <SelectField
          size="sm"
          label={words.copyDay.from}
          value={String(from)}
          options={sources.map((day) => ({
            value: String(day),
            label: formatWeekdayName(day, language, "long"),
          }))}
          onChange={(event) => setChosen(WEEK[Number(event.currentTarget.value) - 1] ?? null)}
        />
        <FieldGroup label={words.copyDay.to}>
          <DayMarks days={to} without={from} onChange={setTargets} />
        </FieldGroup>
        <Button
          size="sm"
          variant="primary"
          disabled={to.length === 0}
          onClick={() => {
            onCopy(from, to);
            setTargets([]);
            setIsOpen(false);
          }}
        >
          {words.copyDay.confirm}
        </Button>
      </div>
    </Popover>
  );
}
