import { useState } from "react";
import { DayPopover } from "#app/components/day-popover.tsx";
import type { HoursTextContext } from "#app/components/hours-state.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { addDays, toLocalTime } from "#domain/zoned-time.ts";
import { ActionLink } from "./action-link.tsx";
import { DATE_DAYS_AHEAD } from "./date-rows.tsx";

interface AddDateProps {
  readonly saying: HoursTextContext;
  /** `YYYY-MM-DD`; `open`: with other hours instead of closed. */
  readonly onAdd: (date: string, open: boolean) => void;
}

/** Popover with closed or other hours, and a calendar without selection: choosing a day adds it. */
export function AddDate({ saying, onAdd }: AddDateProps) {
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
