import { newId } from "#app/components/new-id.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import type { Season, Weekday } from "#domain/content/hours/season.ts";
import { focusSoon } from "../fields/focus-control.ts";
import type { ButtonForm } from "../fields/form.ts";
import { copyDay, withDate, withNewSeason, withSeason, withWindow } from "./edit-hours.ts";

type WindowRow = Hours["windows"][number];
type DateRow = Hours["exceptions"][number];

interface Timed {
  readonly form: ButtonForm;
  readonly hours: Hours;
  /** Id of the window that new hours start with. */
  readonly begunId: string;
  readonly onChange: (hours: Hours) => void;
}

/** Event handlers of a timetable; adding or removing a row moves the focus. */
export function timetableEdits({ form, hours, begunId, onChange }: Timed) {
  const { windows, exceptions } = hours;
  const setWindows = (list: readonly WindowRow[]) => onChange({ ...hours, windows: [...list] });
  const setDates = (list: DateRow[]) => onChange({ ...hours, exceptions: list });
  const focus = (path: string) => focusSoon(`${form.prefix}hours.${path}`);
  return {
    addWindow: (season: WindowRow["season"]) => {
      setWindows(withWindow(windows, newId(), season));
      focus(`windows.${windows.length}.days`);
    },
    changeWindow: (index: number, window: WindowRow) =>
      setWindows(windows.map((each, at) => (at === index ? window : each))),
    removeWindow: (index: number) => {
      setWindows(windows.filter((_, at) => at !== index));
      form.leave("hours.windows");
      focus("windows");
    },
    copyDay: (from: Weekday, to: readonly Weekday[]) =>
      setWindows(copyDay(windows, { from, to, season: null })),
    addSeason: () => {
      const added = withNewSeason(windows, { id: newId(), begunId });
      setWindows(added);
      focus(`windows.${added.length - 1}.season`);
    },
    changeSeason: (before: Season, after: Season) => setWindows(withSeason(windows, before, after)),
    addDate: (date: string, open: boolean) => {
      onChange(withDate(hours, { id: newId(), date, open }));
      focus(`exceptions.${exceptions.length}.date`);
    },
    changeDate: (index: number, exception: DateRow) =>
      setDates(exceptions.map((each, at) => (at === index ? exception : each))),
    removeDate: (index: number) => {
      setDates(exceptions.filter((_, at) => at !== index));
      focus("windows");
    },
    /** Marks the fields of all windows as blurred, because an overlap may be shown at another window. */
    leave: () => {
      for (const [index] of windows.entries()) {
        for (const field of ["days", "from", "to", "season.from", "season.to"]) {
          form.leave(`hours.windows.${index}.${field}`);
        }
      }
      for (const [index] of exceptions.entries()) {
        for (const field of ["date", "open.from", "open.to"])
          form.leave(`hours.exceptions.${index}.${field}`);
      }
      form.leave("hours.windows");
    },
  };
}

export type TimetableEdits = ReturnType<typeof timetableEdits>;
