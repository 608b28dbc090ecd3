import { useState } from "react";
import { DayPopover } from "#app/components/day-popover.tsx";
import { TimeInput } from "#app/components/time-input.tsx";
import { formatDate } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { controlClasses } from "#app/ui/control.ts";
import type { HistoryEvent } from "#domain/property/history.ts";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { parseWallTime, toLocalTime, toWallTime } from "#domain/zoned-time.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { EVENT_GROUPS, type EventGroup, getGroup } from "./event-words.ts";
import { getMoment } from "./timeline.ts";
import { TimelineView } from "./timeline-view.tsx";

interface TimelinePaneProps {
  readonly events: readonly HistoryEvent[];
  /** `null`: now. */
  readonly moment: EpochMs | null;
  readonly now: EpochMs;
  readonly older: {
    readonly hasOlder: boolean;
    readonly isLoading: boolean;
    /** Loading older events failed. */
    readonly hasFailed: boolean;
    readonly loadOlder: () => Promise<void>;
  };
  readonly onMove: (moment: EpochMs | null) => void;
}

/** The timeline with date fields and filter above. */
export function TimelinePane({ events, moment, now, older, onMove }: TimelinePaneProps) {
  const { changes, history } = useMessages("setup");
  const [shown, setShown] = useState<ReadonlySet<EventGroup>>(new Set(EVENT_GROUPS));
  const visible = events.filter((event) => shown.has(getGroup(event)));

  function toggle(group: EventGroup) {
    const next = new Set(shown);
    if (!next.delete(group)) next.add(group);
    setShown(next);
  }

  return (
    <section
      aria-label={history.timeline}
      className="flex min-h-0 flex-col border-e border-default bg-surface-page"
    >
      <div className="flex flex-col gap-2.5 border-b border-subtle py-3.5 ps-4 pe-4 lg:ps-8 lg:pe-5">
        <MomentFields events={events} moment={moment} now={now} onMove={onMove} />
        <div role="group" aria-label={history.show} className="flex flex-wrap gap-1.5">
          {EVENT_GROUPS.map((group) => (
            <button
              key={group}
              type="button"
              aria-pressed={shown.has(group)}
              onClick={() => toggle(group)}
              className={classNames(
                "h-7 rounded-full border px-2.5 text-xs font-medium",
                shown.has(group)
                  ? "border-success bg-surface-selected text-success"
                  : "border-default bg-surface-raised text-muted hover:bg-surface-hover",
              )}
            >
              {history[group]}
            </button>
          ))}
        </div>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto [scrollbar-width:thin]">
        <TimelineView events={visible} all={events} moment={moment} now={now} onMove={onMove} />
        {older.hasOlder ? (
          <div className="pb-5 text-center">
            {older.hasFailed ? (
              <p role="alert" className="px-4 pb-2 text-sm text-muted">
                {history.olderFailed}
              </p>
            ) : null}
            <Button
              variant="ghost"
              size="sm"
              loading={older.isLoading}
              onClick={() => void older.loadOlder()}
            >
              {older.hasFailed ? changes.retry : history.older}
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** The selected moment as date and time, in the property's time. */
function MomentFields({ events, moment, now, onMove }: Omit<TimelinePaneProps, "older">) {
  const { history } = useMessages("setup");
  const { clock } = useSession();
  const [isAhead, setIsAhead] = useState(false);
  const language = useLanguage();
  const { timeZone } = useDraft().property;
  const shown = moment ?? now;
  const wall = toWallTime(shown, timeZone);
  const day = wall.slice(0, 10);
  const today = toLocalTime(now, timeZone).day;
  const oldest = events.at(-1);
  const first = oldest ? toLocalTime(getMoment(oldest), timeZone).day : today;

  function set(wallTime: string) {
    const at = parseWallTime(wallTime, timeZone);
    if (at === null) return;
    // The fields have no seconds, so an event within this minute is chosen.
    const event = events.find((one) => getMoment(one) >= at && getMoment(one) < at + MINUTE_MS);
    const next = event ? getMoment(event) : at;
    setIsAhead(next > clock());
    onMove(next >= now ? null : next);
  }

  return (
    <div className="flex flex-wrap gap-2">
      <div className="min-w-fit flex-1">
        <DayPopover
          label={history.date}
          chosen={day}
          today={today}
          min={first}
          max={today}
          onChoose={(chosen) => set(`${chosen}T${wall.slice(11)}`)}
          trigger={
            <button
              type="button"
              aria-label={`${history.date}: ${formatDate(language, shown, timeZone)}`}
              className={`${controlClasses(false, "sm")} whitespace-nowrap text-start tabular-nums`}
            >
              {formatDate(language, shown, timeZone)}
            </button>
          }
        />
      </div>
      <TimeInput label={history.time} value={wall.slice(11)} onSet={(time) => set(`${day}T${time}`)} />
      <Button size="sm" className="h-9 flex-none" disabled={moment === null} onClick={() => onMove(null)}>
        {history.now}
      </Button>
      <p role="status" className="w-full text-xs text-muted empty:hidden">
        {isAhead && moment === null ? history.ahead : null}
      </p>
    </div>
  );
}
