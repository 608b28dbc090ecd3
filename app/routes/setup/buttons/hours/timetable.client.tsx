import { useEffect, useState } from "react";
import { DayPopover } from "#app/components/day-popover.tsx";
import type { HoursTextContext } from "#app/components/hours-state.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import type { Button } from "#domain/content/button.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import type { ButtonStyle } from "#domain/content/theme.ts";
import { addDays, toLocalTime } from "#domain/zoned-time.ts";
import type { ButtonForm } from "../fields/form.ts";
import { ActionLink } from "./action-link.tsx";
import { DATE_DAYS_AHEAD, DateRows } from "./date-rows.tsx";
import { groupWindows } from "./edit-hours.ts";
import { OutsideChoice } from "./outside-choice.tsx";
import { SeasonRows } from "./season-rows.tsx";
import { timetableEdits } from "./timetable-edits.ts";

interface TimetableProps {
  readonly form: ButtonForm;
  readonly theme: ButtonStyle;
  readonly button: Button;
  readonly hours: Hours;
  readonly saying: HoursTextContext;
  /** Id of the window that new hours start with. */
  readonly begunId: string;
  readonly onChange: (hours: Hours) => void;
  /** Called when the rows are rendered. */
  readonly onShown: () => void;
}

/** Windows by season, exceptions, and the behaviour outside the hours. */
export function Timetable({ onShown, begunId, ...props }: TimetableProps) {
  const { form, theme, button, hours, saying, onChange } = props;
  const words = useMessages("setup").buttonHours;
  const { windows, exceptions } = hours;
  const edits = timetableEdits({ form, hours, begunId, onChange });
  const addDate = <AddDate saying={saying} onAdd={edits.addDate} />;

  useEffect(() => onShown(), [onShown]);

  return (
    <>
      {groupWindows(windows).map((group, index) => (
        <SeasonRows
          key={group.season ? group.rows[0]?.window.id : "all"}
          form={form}
          saying={saying}
          group={group}
          isFirst={index === 0}
          isInAddition={windows.some(({ season }) => season === null)}
          edits={edits}
        />
      ))}
      {exceptions.length > 0 ? (
        <section aria-label={words.dates.title} className="flex flex-col gap-1.5">
          <div className="flex min-h-6 items-center justify-between gap-3">
            <h3 className="text-sm font-medium text-strong">{words.dates.title}</h3>
            {addDate}
          </div>
          <DateRows
            form={form}
            exceptions={exceptions}
            saying={saying}
            onChange={edits.changeDate}
            onRemove={edits.removeDate}
            onLeave={edits.leave}
          />
        </section>
      ) : null}
      <div className="-mt-1 flex flex-wrap gap-x-5 border-t border-subtle pt-2">
        <ActionLink icon="plus" onClick={edits.addSeason}>
          {words.season.add}
        </ActionLink>
        {exceptions.length === 0 ? addDate : null}
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

interface AddDateProps {
  readonly saying: HoursTextContext;
  /** Adds a date, `YYYY-MM-DD`. `open`: with other hours; otherwise closed. */
  readonly onAdd: (date: string, open: boolean) => void;
}

/** Popover with closed or other hours, and a calendar without selection: choosing a day adds it. */
function AddDate({ saying, onAdd }: AddDateProps) {
  const { dates } = useMessages("setup").buttonHours;
  const { day: today } = toLocalTime(saying.at, saying.timeZone);
  const [kind, setKind] = useState<"closed" | "open">("closed");
  return (
    <DayPopover
      label={dates.add}
      chosen=""
      today={today}
      min={today}
      max={addDays(today, DATE_DAYS_AHEAD)}
      onChoose={(date) => onAdd(date, kind === "open")}
      trigger={<ActionLink icon="plus">{dates.add}</ActionLink>}
      head={
        <Segmented
          label={dates.title}
          labelHidden
          block
          size="sm"
          options={[
            { value: "closed", label: dates.closed },
            { value: "open", label: dates.other },
          ]}
          value={kind}
          onChange={setKind}
        />
      }
    />
  );
}
