import { useId, useState } from "react";
import { formatFullDay, formatWeekdayDate } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useClock } from "#app/session/use-clock.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useMedia } from "#app/ui/use-media.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { addDays } from "#domain/zoned-time.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import type { TimedButton } from "../hours/timed-buttons.ts";
import { type DayAxis, getAxisAt, getRows, hasMoreRows, moveToDay } from "./day-axis.ts";
import { AxisHours, Line } from "./strip-axis.tsx";
import { StripRow } from "./strip-row.tsx";

export interface DayStripProps {
  readonly timed: readonly TimedButton[];
  /** The selected moment; `null`: now. */
  readonly moment: EpochMs | null;
  /** The edited button. */
  readonly chosenId: string | null;
  /** Language of the names. Time runs left to right in every language. */
  readonly language: ContentLanguage;
  readonly onMoment: (moment: EpochMs | null) => void;
}

const getNextMinute = (at: EpochMs) => (Math.floor(at / MINUTE_MS) + 1) * MINUTE_MS;

/** In a window this low (such as at 200 % zoom), the strip is collapsed at first, to leave room for the tiles. */
const SHORT = "(height < 40rem)";

/** Timeline of a day: one bar per timed button, and a line that sets the moment for tiles and preview (T7). */
export function DayStrip({ timed, moment, chosenId, language: content, onMoment }: DayStripProps) {
  const words = useMessages("setup").buttonHours.strip;
  const language = useLanguage();
  const { timeZone } = useDraft().property;
  const now = useClock(getNextMinute);
  const titleId = useId();
  const listId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const [isOpen, setIsOpen] = useFold();
  const at = moment ?? now;
  const axis = getAxisAt(at, timeZone);
  const today = getAxisAt(now, timeZone).day;
  const goTo = (day: string) =>
    onMoment(day === today && moment === null ? null : moveToDay(at, day, timeZone));
  return (
    <section aria-labelledby={titleId} className="@container bg-surface-raised px-8 pt-3 pb-3 shadow-bar">
      <div className={classNames("flex h-6 items-center justify-between gap-3", isOpen && "mb-6")}>
        <p className="flex min-w-0 items-baseline gap-2">
          <b id={titleId} className="flex-none text-sm font-semibold text-strong">
            {words.title}
          </b>
          <span className="truncate text-xs text-muted">
            <span className="@min-[40rem]:hidden">{formatWeekdayDate(language, axis.day)}</span>
            <span className="hidden @min-[40rem]:inline">
              {formatFullDay(language, axis.day)}, {timeZone}
            </span>
          </span>
        </p>
        <StripControls
          axis={axis}
          today={today}
          isOpen={isOpen}
          listId={listId}
          all={hasMoreRows(timed) ? { count: timed.length, isShown: showsAll, onToggle: setShowsAll } : null}
          onToggle={setIsOpen}
          onDay={goTo}
        />
      </div>
      <div hidden={!isOpen} className="relative">
        {/* Focusable so that keys can scroll the list, since no row is focusable. */}
        <ul
          id={listId}
          dir={getTextDirection(content)}
          aria-labelledby={titleId}
          tabIndex={showsAll ? 0 : undefined}
          className="max-h-[40vh] overflow-y-auto [scrollbar-width:thin]"
        >
          {getRows(timed, { chosenId, showsAll }).map((entry) => (
            <StripRow
              key={entry.button.id}
              entry={entry}
              content={content}
              axis={axis}
              at={at}
              isChosen={entry.button.id === chosenId}
            />
          ))}
        </ul>
        <AxisHours />
        <Line timed={timed} axis={axis} moment={moment} now={now} onMoment={onMoment} />
      </div>
    </section>
  );
}

function useFold(): readonly [boolean, (isOpen: boolean) => void] {
  const isShort = useMedia(SHORT);
  const [isChosenOpen, setIsChosenOpen] = useState<boolean | null>(null);
  return [isChosenOpen ?? !isShort, setIsChosenOpen];
}

interface StripControlsProps {
  readonly axis: DayAxis;
  readonly today: string;
  readonly isOpen: boolean;
  /** Id of the list of rows. */
  readonly listId: string;
  /** Button for all rows; `null`: all rows are shown already. */
  readonly all: {
    readonly count: number;
    readonly isShown: boolean;
    readonly onToggle: (isShown: boolean) => void;
  } | null;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onDay: (day: string) => void;
}

/** Buttons for all rows, previous and next day, and collapsing. */
function StripControls({ axis, today, isOpen, listId, all, onToggle, onDay }: StripControlsProps) {
  const words = useMessages("setup").buttonHours.strip;
  return (
    <span className="flex flex-none items-center gap-0.5">
      {isOpen && all ? (
        <Button
          variant="ghost"
          size="sm"
          className="px-2"
          aria-expanded={all.isShown}
          aria-controls={listId}
          onClick={() => all.onToggle(!all.isShown)}
        >
          {all.isShown ? words.fewer : words.all(all.count)}
        </Button>
      ) : null}
      <IconButton
        icon="chev-left"
        size="sm"
        label={words.before}
        className="w-7"
        onClick={() => onDay(addDays(axis.day, -1))}
      />
      <Button
        variant="ghost"
        size="sm"
        className="px-2"
        disabled={axis.day === today}
        onClick={() => onDay(today)}
      >
        {words.today}
      </Button>
      <IconButton
        icon="chev-right"
        size="sm"
        label={words.after}
        className="w-7"
        onClick={() => onDay(addDays(axis.day, 1))}
      />
      <IconButton
        icon={isOpen ? "chev-down" : "chev-up"}
        size="sm"
        label={words.title}
        aria-expanded={isOpen}
        aria-controls={listId}
        className="w-7"
        onClick={() => onToggle(!isOpen)}
      />
    </span>
  );
}
