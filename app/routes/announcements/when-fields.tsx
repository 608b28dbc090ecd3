import { DayPopover } from "#app/components/day-popover.tsx";
import { TimeField } from "#app/components/time-field.tsx";
import { formatDate, formatWeekday } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { PLAN_AHEAD_DAYS_MAX } from "#domain/property/planned-moment.ts";
import type { EpochMs } from "#domain/time.ts";
import { addDays, toLocalTime } from "#domain/zoned-time.ts";
import type { AnnouncementDraft } from "./composing.ts";

interface WhenFieldsProps {
  readonly composing: AnnouncementDraft;
  readonly onChange: (change: Partial<AnnouncementDraft>) => void;
  readonly now: EpochMs;
  /** Whether the announcement has begun, so that its start is fixed. */
  readonly hasBegun: boolean;
  readonly errors: { readonly starts?: string | undefined; readonly ends?: string | undefined };
}

/** Start and end, in the property's local time. */
export function WhenFields({ composing, onChange, now, hasBegun, errors }: WhenFieldsProps) {
  const words = useMessages("announcements");
  const { timeZone } = useActiveProperty().property;
  const { kind, isPlanned, starts, ends } = composing;
  if (kind === "emergency") {
    return (
      <FieldGroup label={words.ends}>
        <p className="text-sm text-muted">{words.emergencyEnds}</p>
      </FieldGroup>
    );
  }
  const today = toLocalTime(now, timeZone).day;
  return (
    <div className="flex flex-wrap gap-4">
      {hasBegun ? null : (
        <div className="news-field min-w-60 flex-1">
          <Segmented
            label={words.starts}
            options={[
              { value: "now", label: words.now },
              { value: "plan", label: words.plan },
            ]}
            value={isPlanned ? "plan" : "now"}
            onChange={(value) => onChange({ isPlanned: value === "plan" })}
          />
          {isPlanned ? (
            <DayAndTime
              labels={{ group: words.starts, day: words.startDay, time: words.startTime }}
              value={starts}
              today={today}
              onChange={(change) => onChange({ starts: { ...starts, ...change } })}
              error={errors.starts}
            />
          ) : null}
        </div>
      )}
      <div className="news-field min-w-60 flex-1">
        <span className="field-label" aria-hidden="true">
          {words.ends}
        </span>
        <DayAndTime
          labels={{ group: words.ends, day: words.endDay, time: words.endTime }}
          value={ends}
          today={today}
          onChange={(change) => onChange({ ends: { ...ends, ...change } })}
          error={errors.ends}
          hint={words.zone(timeZone)}
        />
      </div>
    </div>
  );
}

interface DayAndTimeProps {
  readonly labels: { readonly group: string; readonly day: string; readonly time: string };
  readonly value: AnnouncementDraft["starts"];
  readonly today: string;
  readonly onChange: (change: Partial<AnnouncementDraft["starts"]>) => void;
  readonly error: string | undefined;
  readonly hint?: string;
}

function DayAndTime({ labels, value, today, onChange, error, hint }: DayAndTimeProps) {
  const language = useLanguage();
  const dayText = `${formatWeekday(language, value.day, "short")} ${formatDate(language, Date.parse(value.day))}`;
  return (
    <FieldGroup label={labels.group} labelHidden hint={hint} error={error}>
      <div className="flex gap-2">
        <DayPopover
          label={labels.day}
          chosen={value.day}
          today={today}
          min={today}
          max={addDays(today, PLAN_AHEAD_DAYS_MAX)}
          onChoose={(day) => onChange({ day })}
          trigger={
            <button
              type="button"
              aria-label={`${labels.day}: ${dayText}`}
              className={`${controlClasses(error !== undefined, "sm")} min-w-38 flex-1 truncate text-start tabular-nums`}
            >
              {dayText}
            </button>
          }
        />
        <TimeField
          label={labels.time}
          value={value.time}
          onChange={(time) => onChange({ time })}
          isInvalid={error !== undefined}
          className="w-20 flex-none"
        />
      </div>
    </FieldGroup>
  );
}
