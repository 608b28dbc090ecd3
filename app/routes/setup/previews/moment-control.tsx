import { DayPopover } from "#app/components/day-popover.tsx";
import { TimeInput } from "#app/components/time-input.tsx";
import { formatDate, formatDateTime } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { getLicenceDecision } from "#app/session/application-context.ts";
import { Button } from "#app/ui/button.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import type { EpochMs } from "#domain/time.ts";
import { addDays, parseWallTime, toLocalTime, toWallTime } from "#domain/zoned-time.ts";
import { useDraft } from "../draft/draft-context.tsx";

const YEAR_DAYS = 365;
/** How many years ahead a moment can be chosen: as far as licences and seasons are planned. */
const YEARS_AHEAD = 3;

interface MomentControlProps {
  /** `null`: now. */
  readonly value: EpochMs | null;
  /** The current moment. */
  readonly now: EpochMs;
  readonly onChange: (moment: EpochMs | null) => void;
}

/** Moment of the preview in the property's time, to check licence and hours. */
export function MomentControl({ value, now, onChange }: MomentControlProps) {
  const { history, recovery } = useMessages("setup");
  const words = recovery.moment;
  const language = useLanguage();
  const { property } = useDraft();
  const { timeZone } = property;
  const wall = toWallTime(value ?? now, timeZone);
  const [day, time] = [wall.slice(0, 10), wall.slice(11)];
  const today = toLocalTime(now, timeZone).day;
  const { isValid } = getLicenceDecision(property, value ?? now);
  const shown = value === null ? words.now : formatDateTime(language, value, timeZone);

  function set(wallTime: string) {
    const moment = parseWallTime(wallTime, timeZone);
    if (moment !== null) onChange(moment);
  }

  return (
    <Popover
      align="end"
      label={words.choose}
      trigger={
        <Button variant="ghost" size="sm" iconBefore="clock" aria-label={`${words.label}: ${shown}`}>
          {shown}
        </Button>
      }
    >
      <div className="flex w-70 flex-col gap-3">
        <div>
          <p className="mb-1.5 text-sm font-medium text-strong">{words.date}</p>
          <div className="flex gap-2">
            <div className="min-w-0 flex-1">
              <DayPopover
                label={history.date}
                chosen={day}
                today={today}
                min={addDays(today, -YEAR_DAYS)}
                max={addDays(today, YEARS_AHEAD * YEAR_DAYS)}
                onChoose={(chosen) => set(`${chosen}T${time}`)}
                trigger={
                  <button
                    type="button"
                    aria-label={`${history.date}: ${formatDate(language, Date.parse(day))}`}
                    className={`${controlClasses(false, "sm")} whitespace-nowrap text-start tabular-nums`}
                  >
                    {formatDate(language, Date.parse(day))}
                  </button>
                }
              />
            </div>
            <TimeInput label={history.time} value={time} onSet={(chosen) => set(`${day}T${chosen}`)} />
          </div>
          <p className="mt-1.5 text-xs text-muted">{timeZone}</p>
        </div>
        <p role="status" className="flex gap-2 text-sm text-muted">
          <Icon name={isValid ? "check-circle" : "lock"} size="sm" className="mt-0.5" />
          {isValid ? words.open : words.closed}
        </p>
        <Button size="sm" disabled={value === null} onClick={() => onChange(null)}>
          {words.now}
        </Button>
      </div>
    </Popover>
  );
}
