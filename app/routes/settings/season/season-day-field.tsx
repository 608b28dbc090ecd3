import { DayPopover } from "#app/components/day-popover.tsx";
import { formatDate } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { Field } from "#app/ui/form/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";

interface SeasonDayFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** `YYYY-MM-DD`, as all days here; empty while none is chosen. */
  readonly chosen: string;
  readonly today: string;
  readonly min: string;
  readonly max: string;
  readonly error: string | undefined;
  /** What stands there while no day is chosen, of a day that may be missing. */
  readonly none?: string;
  /** Names the button that takes such a day away. */
  readonly clearLabel?: string;
  readonly onChoose: (day: string) => void;
}

/** A day of the season, chosen from a calendar. */
export function SeasonDayField({ label, hint, error, none, clearLabel, ...days }: SeasonDayFieldProps) {
  const { choose } = useMessages().settings.season;
  const language = useLanguage();
  const { chosen, onChoose } = days;
  const text = chosen === "" ? (none ?? choose) : formatDate(language, Date.parse(chosen));
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="flex items-center gap-1">
          <div className="min-w-0 flex-1">
            <DayPopover
              {...days}
              label={label}
              trigger={
                <button
                  {...control}
                  type="button"
                  aria-label={`${label}: ${text}`}
                  className={`${controlClasses(Boolean(error))} flex items-center gap-2 text-start tabular-nums`}
                >
                  <Icon name="calendar" className="flex-none text-muted" />
                  <span className={chosen === "" ? "truncate text-muted" : "truncate"}>{text}</span>
                </button>
              }
            />
          </div>
          {clearLabel && chosen !== "" ? (
            <IconButton icon="close" label={clearLabel} onClick={() => onChoose("")} />
          ) : null}
        </div>
      )}
    </Field>
  );
}
