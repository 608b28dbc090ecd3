import { DayPopover } from "#app/components/day-popover.tsx";
import { formatDate } from "#app/messages/format.ts";
import { useLanguage } from "#app/messages/messages-context.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { Field } from "#app/ui/form/field.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Nothing is held from before: ten years, the longest period, ahead of the first property. */
const FIRST_DAY = "2016-01-01";

interface DayFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`, as all days here. */
  readonly chosen: string;
  readonly today: string;
  readonly min?: string;
  readonly max: string;
  readonly onChoose: (day: string) => void;
}

/** A day of the property's calendar, in the language of the screen. */
export function DayField({ label, chosen, min = FIRST_DAY, ...days }: DayFieldProps) {
  const date = formatDate(useLanguage(), Date.parse(chosen));
  return (
    <Field label={label} className="w-42">
      {(control) => (
        <DayPopover
          {...days}
          label={label}
          chosen={chosen}
          min={min}
          trigger={
            <button
              {...control}
              type="button"
              aria-label={`${label}: ${date}`}
              className={`${controlClasses(false)} flex items-center gap-2 text-start tabular-nums`}
            >
              <Icon name="calendar" className="flex-none text-muted" />
              <span className="truncate">{date}</span>
            </button>
          }
        />
      )}
    </Field>
  );
}
