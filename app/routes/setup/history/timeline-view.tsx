import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { formatMonth, formatMonthName } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { HistoryEvent } from "#domain/property/history.ts";
import { type EpochMs, HOUR_MS } from "#domain/time.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { formatEventTimes, formatFullMoment, getIcon, getTitle } from "./event-words.ts";
import {
  buildTimeline,
  findClosureEnd,
  findNeighbour,
  findVersionAt,
  getMoment,
  snapToAnchor,
  type Timeline,
} from "./timeline.ts";

interface TimelineViewProps {
  /** Shown events, newest first. */
  readonly events: readonly HistoryEvent[];
  /** All events, including those that the filter hides. */
  readonly all: readonly HistoryEvent[];
  readonly moment: EpochMs | null;
  readonly now: EpochMs;
  readonly onMove: (moment: EpochMs | null) => void;
}

/** The timeline with its events, and a knob for the selected moment. */
export function TimelineView({ events, all, moment, now, onMove }: TimelineViewProps) {
  const language = useLanguage();
  const { timeZone } = useDraft().property;
  // The layout of the rows is kept while the knob is dragged.
  const [drag, setDrag] = useState<{ readonly line: Timeline; readonly y: number } | null>(null);
  const line = drag?.line ?? buildTimeline(events, { moment, now, timeZone });
  const served = findVersionAt(all, moment);
  return (
    <div className="relative" style={{ height: line.height }}>
      <span
        aria-hidden="true"
        className="absolute start-[29px] top-5 bottom-0 w-0.5 bg-surface-neutral lg:start-[45px]"
      />
      <ol>
        {line.rows.map((row) => {
          if (row.kind === "knob") return null;
          if (row.kind === "month") {
            return (
              <li
                key={row.month}
                style={{ top: row.top }}
                className="absolute start-14 text-2xs font-semibold text-subtle lg:start-18"
              >
                {(row.hasYear ? formatMonth : formatMonthName)(language, row.month)}
              </li>
            );
          }
          const { event } = row;
          const key = `${event.kind} ${event.at}`;
          const isServed = event.kind === "version" && event.number === served;
          return (
            <li key={key} style={{ top: row.top }} className="absolute inset-x-0">
              <EventRow
                event={event}
                endedAt={event.kind === "closure" ? findClosureEnd(all, event) : null}
                isServed={isServed}
                onChoose={() => onMove(getMoment(event))}
              />
            </li>
          );
        })}
      </ol>
      <Knob
        line={line}
        events={events}
        moment={moment}
        now={now}
        served={served}
        dragY={drag?.y ?? null}
        onMove={onMove}
        onDrag={(y) => setDrag(y === null ? null : { line, y })}
      />
    </div>
  );
}

interface EventRowProps {
  readonly event: HistoryEvent;
  /** When a closure was ended early; otherwise `null`. */
  readonly endedAt: EpochMs | null;
  readonly isServed: boolean;
  readonly onChoose: () => void;
}

function EventRow({ event, endedAt, isServed, onChoose }: EventRowProps) {
  const messages = useMessages("setup");
  const language = useLanguage();
  const { timeZone, publishedNumber } = useDraft().property;
  const words = { messages, language, timeZone };
  const isVersion = event.kind === "version";
  const [title, times] = [getTitle(event, words), formatEventTimes(event, endedAt, words)];
  return (
    <button
      type="button"
      title={`${title} · ${times}`}
      onClick={onChoose}
      className="flex h-11 w-full items-center gap-3 ps-4 pe-3 text-start hover:bg-surface-hover lg:ps-8 lg:pe-4"
    >
      <span
        className={classNames(
          "relative grid size-7 flex-none place-items-center rounded-full text-xs font-semibold",
          !isVersion && "border border-control bg-surface-raised text-muted",
          isVersion &&
            (isServed ? "bg-fill-primary text-on-primary" : "bg-surface-highlight text-on-highlight"),
        )}
      >
        {isVersion ? event.number : <Icon name={getIcon(event)} size="xs" />}
      </span>
      <span className="min-w-0 flex-1">
        <span
          dir="auto"
          className={`block truncate text-sm text-strong ${isServed ? "font-semibold" : "font-medium"}`}
        >
          {title}
        </span>
        <span className="block truncate text-xs text-muted tabular-nums">{times}</span>
      </span>
      {isVersion && event.number === publishedNumber ? (
        <Badge tone="success">{messages.history.live}</Badge>
      ) : null}
    </button>
  );
}

interface KnobProps extends Omit<TimelineViewProps, "all"> {
  readonly line: Timeline;
  readonly served: number | null;
  readonly dragY: number | null;
  readonly onDrag: (y: number | null) => void;
}

/** Knob for the selected moment. Dragging snaps to events; arrows move between events, with Shift by an hour. */
function Knob({ line, events, moment, now, served, dragY, onMove, onDrag }: KnobProps) {
  const { history, publish } = useMessages("setup");
  const language = useLanguage();
  const { timeZone } = useDraft().property;
  const knob = useRef<HTMLDivElement>(null);
  const { anchors, height } = line;
  const at = dragY === null ? (moment ?? now) : snapToAnchor(anchors, dragY);
  const oldest = anchors.at(-1)?.at ?? now;
  const clamp = (next: EpochMs) => (next >= now ? null : Math.max(oldest, next));
  const isOnEvent = dragY === null && moment !== null && !line.rows.some((row) => row.kind === "knob");
  const words =
    moment === null && dragY === null ? history.now : formatFullMoment(at, { language, timeZone });
  const version = served === null ? history.none : publish.version(served);

  function moveBy(event: KeyboardEvent) {
    const isNewer = event.key === "ArrowUp" || event.key === "ArrowRight";
    const isOlder = event.key === "ArrowDown" || event.key === "ArrowLeft";
    if (event.key === "Home") onMove(null);
    else if (event.key === "End") onMove(oldest);
    else if (isNewer || isOlder) {
      if (event.shiftKey) onMove(clamp((moment ?? now) + (isNewer ? HOUR_MS : -HOUR_MS)));
      else onMove(findNeighbour(events, moment, isNewer ? "newer" : "older"));
    } else return;
    event.preventDefault();
    knob.current?.scrollIntoView({ block: "nearest" });
  }

  function indexOfPointer(event: PointerEvent<HTMLElement>): number {
    const top = event.currentTarget.parentElement?.getBoundingClientRect().top ?? 0;
    return Math.min(height, Math.max(0, event.clientY - top));
  }

  return (
    <div
      ref={knob}
      role="slider"
      tabIndex={0}
      aria-label={history.moment}
      aria-orientation="vertical"
      aria-valuemin={oldest}
      aria-valuemax={now}
      aria-valuenow={at}
      aria-valuetext={`${words}, ${version}`}
      style={{ top: (dragY ?? line.knobY) - 16 }}
      onKeyDown={moveBy}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onDrag(line.knobY);
      }}
      onPointerMove={(event) => {
        if (dragY !== null) onDrag(indexOfPointer(event));
      }}
      onPointerUp={() => {
        if (dragY === null) return;
        onDrag(null);
        // A press without movement changes nothing.
        if (dragY !== line.knobY) onMove(clamp(at));
      }}
      onPointerCancel={() => onDrag(null)}
      className={classNames(
        "absolute start-3.5 flex h-8 cursor-grab touch-none items-center rounded-full active:cursor-grabbing lg:start-7.5",
        isOnEvent ? "w-8" : "end-3",
      )}
    >
      <span
        className={classNames(
          "size-8 flex-none rounded-full border-2 border-focus",
          isOnEvent ? "" : "grid place-items-center",
        )}
      >
        {isOnEvent ? null : (
          <span className="grid size-6 place-items-center rounded-full bg-fill-dark">
            <span className="size-4.5 rounded-full bg-surface-raised" />
          </span>
        )}
      </span>
      {isOnEvent ? null : (
        <>
          <span className="h-0.5 flex-1 bg-fill-dark" />
          <span className="whitespace-nowrap rounded-full bg-fill-dark px-3 py-1 text-xs font-semibold text-on-dark tabular-nums">
            {words}
          </span>
        </>
      )}
    </div>
  );
}
