import type { CSSProperties, ReactNode } from "react";
import { percent } from "./scale.ts";

export interface AxisLabel {
  readonly text: string;
  /** Position from the start of the axis, 0 to 100. */
  readonly offset: number;
}

interface PlotFrameProps {
  readonly ticks: readonly number[];
  readonly formatTick: (tick: number) => string;
  readonly labels: readonly AxisLabel[];
  readonly children: ReactNode;
}

/** Labels are centred below their place, except at the edges. */
function getShift(offset: number): string {
  if (offset === 0) return "";
  return offset > 97 ? "-translate-x-full" : "-translate-x-1/2";
}

/** Axes of a chart: grid lines with numbers, and labels below. As wide as its container. */
export function PlotFrame({ ticks, formatTick, labels, children }: PlotFrameProps) {
  const top = ticks.at(-1) ?? 1;
  const widest = Math.max(...ticks.map((tick) => formatTick(tick).length));
  return (
    <div
      className="ps-[var(--axis)] pt-2 pb-6"
      style={{ "--axis": `${widest * 0.42 + 0.75}rem` } as CSSProperties}
    >
      <div className="relative h-57">
        <div aria-hidden="true" className="text-2xs text-subtle tabular-nums">
          {ticks.map((tick) => (
            <div
              key={tick}
              className={`plot-line ${tick === 0 ? "border-strong" : "border-subtle"}`}
              style={{ bottom: percent((tick / top) * 100) }}
            >
              <span className="plot-tick">{formatTick(tick)}</span>
            </div>
          ))}
          {labels.map(({ text, offset }) => (
            <span
              key={offset}
              className={`plot-label ${getShift(offset)}`}
              style={{ insetInlineStart: percent(offset) }}
            >
              {text}
            </span>
          ))}
        </div>
        {children}
      </div>
    </div>
  );
}
