import { useEffect } from "react";
import { type Saying, seasonText } from "#app/components/hours-state.ts";
import { newId } from "#app/components/new-id.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { FieldNote } from "#app/ui/form/field.tsx";
import type { Button } from "#domain/content/button.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import type { ButtonStyle } from "#domain/content/theme.ts";
import { localTimeOf } from "#domain/zoned-time.ts";
import { focusSoon } from "../fields/focus-control.ts";
import type { ButtonForm } from "../fields/form.ts";
import { ActionLink } from "./action-link.tsx";
import { AddDate } from "./add-date.tsx";
import { CopyDay } from "./copy-day.tsx";
import { DateRows } from "./date-rows.tsx";
import { copyDay, groupsOf, withDate, withNewSeason, withSeason, withWindow } from "./edit-hours.ts";
import { OutsideChoice } from "./outside-choice.tsx";
import { SeasonPopover } from "./season-popover.tsx";
import { firstError, WindowRows } from "./window-group.tsx";

interface TimetableProps {
  readonly form: ButtonForm;
  readonly theme: ButtonStyle;
  readonly button: Button;
  readonly hours: Hours;
  readonly saying: Saying;
  /** The row that this editing began with, if it did. */
  readonly begunId: string;
  readonly onChange: (hours: Hours) => void;
  /** The rows have come on screen. */
  readonly onShown: () => void;
}

/** The rows by season, certain dates, and what is seen outside of them. */
export function Timetable({ onShown, begunId, ...props }: TimetableProps) {
  const { form, theme, button, hours, saying, onChange } = props;
  const words = useMessages().buttonHours;
  const { windows, exceptions } = hours;
  const { day: today } = localTimeOf(saying.at, saying.timeZone);
  const setWindows = (list: Hours["windows"] | readonly Hours["windows"][number][]) =>
    onChange({ ...hours, windows: [...list] });
  const setExceptions = (list: Hours["exceptions"]) => onChange({ ...hours, exceptions: list });

  useEffect(() => onShown(), [onShown]);

  /** What overlaps is said at the other row, so that all of them count as left. */
  function leave() {
    for (const [index] of windows.entries()) {
      for (const field of ["days", "from", "to", "season.from", "season.to"]) {
        form.leave(`hours.windows.${index}.${field}`);
      }
    }
    for (const [index] of exceptions.entries()) {
      for (const field of ["date", "open.from", "open.to"]) form.leave(`hours.exceptions.${index}.${field}`);
    }
    form.leave("hours.windows");
  }

  function addWindow(season: Hours["windows"][number]["season"]) {
    setWindows(withWindow(windows, newId(), season));
    focusSoon(`${form.prefix}hours.windows.${windows.length}.days`);
  }

  function addSeason() {
    const added = withNewSeason(windows, { id: newId(), begunId });
    setWindows(added);
    focusSoon(`${form.prefix}hours.windows.${added.length - 1}.season`);
  }

  function addDate(date: string, open: boolean) {
    onChange(withDate(hours, { id: newId(), date, open }));
    focusSoon(`${form.prefix}hours.exceptions.${exceptions.length}.date`);
  }

  function removeWindow(index: number) {
    setWindows(windows.filter((_, at) => at !== index));
    form.leave("hours.windows");
    focusSoon(`${form.prefix}hours.windows`);
  }

  const none = firstError(form, ["hours.windows"]);
  const hasWeekly = windows.some(({ season }) => season === null);
  const dates = { saying, onAdd: addDate };
  return (
    <>
      {groupsOf(windows).map(({ season, rows }, index) => {
        const paths = rows.flatMap(({ index }) => [
          `hours.windows.${index}.season.from`,
          `hours.windows.${index}.season.to`,
        ]);
        const error = firstError(form, paths);
        const [first] = rows;
        const head = season ? seasonText(season, saying.language, words) : words.everyWeek;
        return (
          <section
            key={first && season ? first.window.id : "all"}
            aria-label={head}
            className="flex flex-col gap-1.5"
          >
            <div className="flex min-h-6 items-center justify-between gap-3">
              <h3 className="text-sm font-medium text-strong">{head}</h3>
              {season && first ? (
                <SeasonPopover
                  id={`${form.prefix}hours.windows.${first.index}.season`}
                  season={season}
                  today={today}
                  error={error}
                  onChange={(changed) => setWindows(withSeason(windows, season, changed))}
                  onLeave={leave}
                />
              ) : (
                <span className="truncate text-xs text-muted">{words.zone(saying.timeZone)}</span>
              )}
            </div>
            {season && hasWeekly ? <p className="text-xs text-muted">{words.inAddition}</p> : null}
            {error && first ? <FieldNote id={`${form.prefix}${paths[0]}-note`} error={error} /> : null}
            <WindowRows
              form={form}
              group={{ season, rows }}
              onChange={(index, window) =>
                setWindows(windows.map((each, at) => (at === index ? window : each)))
              }
              onRemove={removeWindow}
              onLeave={leave}
            />
            {index === 0 && none ? <FieldNote id={`${form.prefix}hours.windows-note`} error={none} /> : null}
            <div className="flex flex-wrap gap-x-5">
              <ActionLink
                id={index === 0 ? `${form.prefix}hours.windows` : undefined}
                icon="plus"
                onClick={() => addWindow(season)}
              >
                {words.add}
              </ActionLink>
              {season === null ? (
                <CopyDay
                  windows={rows.map(({ window }) => window)}
                  onCopy={(from, to) => setWindows(copyDay(windows, { from, to, season }))}
                />
              ) : null}
            </div>
          </section>
        );
      })}
      {exceptions.length > 0 ? (
        <section aria-label={words.dates.title} className="flex flex-col gap-1.5">
          <div className="flex min-h-6 items-center justify-between gap-3">
            <h3 className="text-sm font-medium text-strong">{words.dates.title}</h3>
            <AddDate {...dates} />
          </div>
          <DateRows
            form={form}
            exceptions={exceptions}
            saying={saying}
            onChange={(index, exception) =>
              setExceptions(exceptions.map((each, at) => (at === index ? exception : each)))
            }
            onRemove={(index) => {
              setExceptions(exceptions.filter((_, at) => at !== index));
              focusSoon(`${form.prefix}hours.windows`);
            }}
            onLeave={leave}
          />
        </section>
      ) : null}
      <div className="-mt-1 flex flex-wrap gap-x-5 border-t border-subtle pt-2">
        <ActionLink icon="plus" onClick={addSeason}>
          {words.season.add}
        </ActionLink>
        {exceptions.length === 0 ? <AddDate {...dates} /> : null}
      </div>
      <OutsideChoice
        button={button}
        hours={hours}
        theme={theme}
        saying={saying}
        language={form.language}
        onChange={(outside) => onChange({ ...hours, outside })}
      />
    </>
  );
}
