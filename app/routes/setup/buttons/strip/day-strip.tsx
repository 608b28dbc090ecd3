import { type PointerEvent, useId, useRef, useState } from "react";
import { hoursStateAt, hoursStateText, momentText } from "#app/components/hours-state.ts";
import { formatFullDay, formatTime } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useClock } from "#app/session/use-clock.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useMedia } from "#app/ui/use-media.ts";
import { isOpenAt } from "#domain/content/hours/opening.ts";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { addDays } from "#domain/zoned-time.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { PortalIcon } from "../fields/portal-icon.tsx";
import type { TimedButton } from "../hours/timed-buttons.ts";
import {
  AXIS_HOURS,
  AXIS_MINUTES,
  axisAt,
  barsOf,
  clampMinute,
  type DayAxis,
  hasMoreRows,
  minuteAt,
  minuteByKey,
  minuteUnder,
  momentAt,
  rowsOf,
  sameTimeOn,
} from "./day-axis.ts";
import { FloatingPhone } from "./floating-phone.tsx";

interface DayStripProps {
  readonly timed: readonly TimedButton[];
  /** The moment that is looked at; null: now. */
  readonly moment: EpochMs | null;
  /** The button whose editor is open. */
  readonly chosenId: string | null;
  /** Of the names. Time goes from left to right in every language. */
  readonly direction: "ltr" | "rtl";
  readonly onMoment: (moment: EpochMs | null) => void;
}

const nextMinute = (at: EpochMs) => (Math.floor(at / MINUTE_MS) + 1) * MINUTE_MS;

/** Shares of the axis as offsets of style sheets. */
const offsetOf = (minute: number) => `${(clampMinute(minute) / AXIS_MINUTES) * 100}%`;

/** In a window as low as this, as at 200 %, the strip would take the place of the tiles: it is folded at first. */
const SHORT = "(height < 40rem)";

/** Names and tracks; where the strip is narrower than 28rem, icons and tracks. */
const COLUMNS =
  "grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3 @min-[28rem]:grid-cols-[6.5rem_minmax(0,1fr)] @min-[40rem]:grid-cols-[9.25rem_minmax(0,1fr)]";
const TRACK_START = "start-7 @min-[28rem]:start-29 @min-[40rem]:start-40";

/** What is on when: one bar a timed button, and a line that moves tiles and phone to any moment of a day (T7). */
export function DayStrip({ timed, moment, chosenId, direction, onMoment }: DayStripProps) {
  const words = useMessages().buttonHours.strip;
  const language = useLanguage();
  const { timeZone } = useDraft().property;
  const now = useClock(nextMinute);
  const titleId = useId();
  const listId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const [isOpen, setIsOpen] = useFold();
  const at = moment ?? now;
  const axis = axisAt(at, timeZone);
  const today = axisAt(now, timeZone).day;
  const goTo = (day: string) =>
    onMoment(day === today && moment === null ? null : sameTimeOn(at, day, timeZone));
  return (
    <section aria-labelledby={titleId} className="@container bg-surface-raised px-8 pt-3 pb-3 shadow-bar">
      <div className={classNames("flex h-6 items-center justify-between gap-3", isOpen && "mb-6")}>
        <p className="flex min-w-0 items-baseline gap-2">
          <b id={titleId} className="flex-none text-sm font-semibold text-strong">
            {words.title}
          </b>
          <span className="truncate text-xs text-muted">
            {formatFullDay(language, axis.day)}
            <span className="hidden @min-[40rem]:inline">, {timeZone}</span>
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
        {/* Without rows of its own to focus, a list that scrolls takes the keys itself. */}
        <ul
          id={listId}
          dir={direction}
          aria-labelledby={titleId}
          tabIndex={showsAll ? 0 : undefined}
          className="max-h-[40vh] overflow-y-auto [scrollbar-width:thin]"
        >
          {rowsOf(timed, { chosenId, showsAll }).map((entry) => (
            <StripRow
              key={entry.button.id}
              entry={entry}
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
  /** Of the rows. */
  readonly listId: string;
  /** Null: there are no more rows than the first ones. */
  readonly all: {
    readonly count: number;
    readonly isShown: boolean;
    readonly onToggle: (isShown: boolean) => void;
  } | null;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onDay: (day: string) => void;
}

/** All rows or the first, from day to day, and the whole strip folded or not. */
function StripControls({ axis, today, isOpen, listId, all, onToggle, onDay }: StripControlsProps) {
  const words = useMessages().buttonHours.strip;
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

/** The hours below the rows; every second one where the strip is narrow. */
function AxisHours() {
  return (
    <div className={COLUMNS} dir="ltr" aria-hidden="true">
      <div className="relative col-start-2 mt-0.5 h-4">
        {AXIS_HOURS.map(({ minute, text }, index) => (
          <span
            key={text}
            style={{ left: offsetOf(minute) }}
            className={classNames(
              "absolute -translate-x-1/2 text-2xs/4 text-subtle tabular-nums",
              index % 2 === 1 && "hidden @min-[40rem]:block",
            )}
          >
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}

interface StripRowProps {
  readonly entry: TimedButton;
  readonly axis: DayAxis;
  readonly at: EpochMs;
  readonly isChosen: boolean;
}

function StripRow({ entry: { button, hours }, axis, at, isChosen }: StripRowProps) {
  const { buttons, buttonHours: words } = useMessages();
  const language = useLanguage();
  const { timeZone } = axis;
  const name = button.name || buttons.unnamed;
  const state = hoursStateText(hoursStateAt(hours, timeZone, at), { at, timeZone, language, words });
  const bars = barsOf(hours, axis);
  const timeOf = (minute: number) => formatTime(language, momentAt(axis, minute), timeZone);
  const spans = bars.map(({ from, to }) => words.strip.hours(timeOf(from), timeOf(to)));
  const onThatDay = spans.length > 0 ? spans.join(", ") : words.strip.notThatDay;
  return (
    <li className={classNames(COLUMNS, "h-6 items-center")} dir="ltr">
      <span
        title={name}
        className={classNames(
          "flex min-w-0 items-center gap-2 text-xs",
          isChosen ? "font-semibold text-link" : "text-default",
        )}
      >
        <PortalIcon name={button.icon} className={classNames("size-4", !isChosen && "text-subtle")} />
        <bdi aria-hidden="true" className="hidden truncate @min-[28rem]:block">
          {name}
        </bdi>
        <span className="sr-only">{`${name}, ${state}; ${onThatDay}`}</span>
      </span>
      <span className="relative block h-6">
        <span className="absolute inset-x-0 top-2.75 h-0.5 rounded-full bg-fill-track" />
        {bars.map(({ from, to }) => (
          <span
            key={from}
            data-bar=""
            style={{ left: offsetOf(from), width: offsetOf(to - from) }}
            className={classNames(
              "absolute top-2 h-2 rounded-full",
              isChosen ? "bg-fill-primary-hover" : "bg-success-bar",
            )}
          />
        ))}
      </span>
    </li>
  );
}

type LineProps = Pick<DayStripProps, "timed" | "moment" | "onMoment"> & {
  readonly axis: DayAxis;
  readonly now: EpochMs;
};

/** So near to each other two labels would stand one over the other. */
const NEAR_MINUTES = 100;

/** Now, and the moment that is looked at, over all rows. */
function Line({ timed, axis, moment, now, onMoment }: LineProps) {
  const words = useMessages().buttonHours.strip;
  const language = useLanguage();
  const { timeZone } = axis;
  const slider = useRef<HTMLDivElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const at = moment ?? now;
  const minute = clampMinute(minuteAt(axis, at));
  const nowMinute = minuteAt(axis, now);
  const isNowShown = moment !== null && nowMinute >= 0 && nowMinute < AXIS_MINUTES;
  const count = timed.length;
  const on = timed.filter(({ hours }) => isOpenAt(hours, timeZone, at)).length;
  const nowText = words.now(formatTime(language, now, timeZone));
  const text = momentText(at, { timeZone, language });

  function follow(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onMoment(momentAt(axis, minuteUnder((event.clientX - left) / width)));
  }

  return (
    <div dir="ltr" className={classNames("absolute -top-1 bottom-4.5 end-0", TRACK_START)}>
      <div
        className="absolute inset-0 cursor-ew-resize touch-none"
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          // The slider keeps the focus while it is held.
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          slider.current?.focus({ preventScroll: true });
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
      >
        {isNowShown ? (
          <span
            style={{ left: offsetOf(nowMinute) }}
            className="pointer-events-none absolute inset-y-0 border-s-[1.5px] border-dashed border-control"
          >
            {Math.abs(nowMinute - minute) > NEAR_MINUTES ? (
              <span className="absolute -top-5 -translate-x-1/2 whitespace-nowrap px-1 text-2xs/4 text-muted tabular-nums">
                {nowText}
              </span>
            ) : null}
          </span>
        ) : null}
        <div
          ref={slider}
          role="slider"
          tabIndex={0}
          aria-label={words.moment}
          aria-valuemin={0}
          aria-valuemax={AXIS_MINUTES}
          aria-valuenow={Math.round(minute)}
          aria-valuetext={words.value(text, on, count)}
          onKeyDown={(event) => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            const next = minuteByKey(event.key, minute);
            if (next === null) return;
            event.preventDefault();
            onMoment(momentAt(axis, next));
          }}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
          style={{ left: offsetOf(minute) }}
          className="group/line absolute inset-y-0 -ms-px w-0.5 bg-surface-inverse outline-hidden"
        >
          <b
            style={{ translate: `-${10 + (minute / AXIS_MINUTES) * 80}% 0` }}
            className="absolute -top-5 left-1/2 grid h-6 place-items-center whitespace-nowrap rounded-full bg-surface-inverse px-2.5 text-xs font-semibold text-inverse tabular-nums group-focus-visible/line:outline-2 group-focus-visible/line:outline-offset-2 group-focus-visible/line:outline-focus"
          >
            {moment === null ? nowText : text}
          </b>
        </div>
      </div>
      {isHeld ? <FloatingPhone at={at} share={minute / AXIS_MINUTES} /> : null}
    </div>
  );
}
