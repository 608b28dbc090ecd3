import { type ReactElement, type ReactNode, useState } from "react";
import { formatFullDay, formatMonth, formatWeekday } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Calendar } from "#app/ui/form/calendar.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import type { TriggerProps } from "#app/ui/overlay/trigger-props.ts";

interface DayPopoverProps {
  readonly label: string;
  readonly trigger: ReactElement<TriggerProps>;
  /** Shown above the calendar. */
  readonly head?: ReactNode;
  /** `YYYY-MM-DD`, like all days here. */
  readonly chosen: string;
  readonly today: string;
  readonly min: string;
  readonly max: string;
  readonly onChoose: (day: string) => void;
}

/** A calendar in the screen's language that closes when a day is chosen [S103]. */
export function DayPopover({ label, trigger, head, onChoose, ...days }: DayPopoverProps) {
  const words = useMessages().common;
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover label={label} open={isOpen} onOpenChange={setIsOpen} trigger={trigger}>
      {head ? <div className="mb-3">{head}</div> : null}
      <Calendar
        {...days}
        onChoose={(day) => {
          setIsOpen(false);
          onChoose(day);
        }}
        texts={{
          earlierMonth: words.earlierMonth,
          laterMonth: words.laterMonth,
          month: (day) => formatMonth(language, day),
          day: (day) => formatFullDay(language, day),
          weekday: (day, form) => formatWeekday(language, day, form),
        }}
      />
    </Popover>
  );
}
