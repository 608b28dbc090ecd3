import { formatSeason, type HoursTextContext } from "#app/components/hours-state.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { FieldNote } from "#app/ui/form/field.tsx";
import { toLocalTime } from "#domain/zoned-time.ts";
import type { ButtonForm } from "../fields/form.ts";
import { ActionLink } from "./action-link.tsx";
import { CopyDay } from "./copy-day.tsx";
import type { WindowGroup } from "./edit-hours.ts";
import { SeasonPopover } from "./season-popover.tsx";
import type { TimetableEdits } from "./timetable-edits.ts";
import { findFirstError, WindowRows } from "./window-group.tsx";

interface SeasonRowsProps {
  readonly form: ButtonForm;
  readonly saying: HoursTextContext;
  readonly group: WindowGroup;
  /** The first group shows errors of all groups, and takes the focus for them. */
  readonly isFirst: boolean;
  /** Whether all-year windows exist, so that a season's are added to them. */
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
