import { type PointerEvent, useRef, useState } from "react";
import { momentText } from "#app/components/hours-state.ts";
import { formatTime } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { DeviceFrame } from "#app/ui/layout/device-frame.tsx";
import { useMedia } from "#app/ui/use-media.ts";
import { isOpenAt } from "#domain/content/hours/opening.ts";
import type { EpochMs } from "#domain/time.ts";
import { PreviewScreen } from "../../preview-screen.tsx";
import {
  AXIS_HOURS,
  AXIS_MINUTES,
  clampMinute,
  type DayAxis,
  getMinuteAtShare,
  minuteAt,
  momentAt,
  moveMinuteByKey,
} from "./day-axis.ts";
import type { DayStripProps } from "./day-strip.tsx";
import { STRIP_COLUMNS, TRACK_START, toOffset } from "./strip-layout.ts";

/** Below this width there is no preview beside the tiles; matches `lg` in the style sheets. */
const NARROW = "(width < 64rem)";
const PHONE_SCALE = 0.4;

/** Hour labels below the rows; every second one if narrow. */
export function AxisHours() {
  return (
    <div className={STRIP_COLUMNS} dir="ltr" aria-hidden="true">
      <div className="relative col-start-2 mt-0.5 h-4">
        {AXIS_HOURS.map(({ minute, text }, index) => (
          <span
            key={text}
            style={{ left: toOffset(minute) }}
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

type LineProps = Pick<DayStripProps, "timed" | "moment" | "onMoment"> & {
  readonly axis: DayAxis;
  readonly now: EpochMs;
};

/** Labels closer than this would overlap. */
const NEAR_MINUTES = 100;

/** Lines for now and for the selected moment, across all rows. */
export function Line({ timed, axis, moment, now, onMoment }: LineProps) {
  const words = useMessages("setup").buttonHours.strip;
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
    onMoment(momentAt(axis, getMinuteAtShare((event.clientX - left) / width)));
  }

  return (
    <div dir="ltr" className={classNames("absolute -top-1 bottom-4.5 end-0", TRACK_START)}>
      <div
        className="absolute inset-0 cursor-ew-resize touch-none"
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          // Keep the focus on the slider while dragging.
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
            style={{ left: toOffset(nowMinute) }}
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
            const next = moveMinuteByKey(event.key, minute);
            if (next === null) return;
            event.preventDefault();
            onMoment(momentAt(axis, next));
          }}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
          style={{ left: toOffset(minute) }}
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

/** In a narrow window: the preview above the line, while it is dragged. */
function FloatingPhone({ at, share }: { readonly at: EpochMs; readonly share: number }) {
  const { preview } = useMessages("setup").setup;
  const isNarrow = useMedia(NARROW);
  if (!isNarrow) return null;
  return (
    <div
      style={{ left: `${share * 100}%`, translate: `-${share * 100}% 0` }}
      className="pointer-events-none absolute bottom-full mb-8"
    >
      <DeviceFrame device="phone-portrait" scale={PHONE_SCALE}>
        <PreviewScreen device="phone-portrait" title={preview.live} inert at={at} />
      </DeviceFrame>
    </div>
  );
}
