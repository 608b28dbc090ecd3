import type { ChartPoints } from "./line-chart.tsx";
import { describePoint } from "./line-chart.tsx";
import { PlotFrame } from "./plot-frame.tsx";
import { PlotTip } from "./plot-tip.tsx";
import { labelledPoints, percent } from "./scale.ts";
import { usePoints } from "./use-points.ts";

interface ColumnChartProps {
  readonly label: string;
  readonly points: ChartPoints;
  readonly values: readonly number[];
  readonly ticks: readonly number[];
  readonly formatTick: (tick: number) => string;
  /** The highlighted column. */
  readonly peak: number | null;
}

/** Column width as a fraction of its slot; the rest is the gap. */
const COLUMN_SHARE = 0.7;

/** A bar chart with vertical bars; the highest is darker. */
export function ColumnChart({ label, points, values, ticks, formatTick, peak }: ColumnChartProps) {
  const count = points.length;
  const top = ticks.at(-1) ?? 1;
  const width = 100 / count;
  const getMiddle = (index: number) => (index + 0.5) * width;
  const { active, plot } = usePoints({
    count,
    label,
    getText: (index) => describePoint(points[index]?.()),
    inColumns: true,
  });
  const shown = active === null ? undefined : points[active]?.();
  return (
    <PlotFrame
      ticks={ticks}
      formatTick={formatTick}
      labels={labelledPoints(count).map((index) => ({
        text: points[index]?.().label ?? "",
        offset: getMiddle(index),
      }))}
    >
      <div {...plot} className="absolute inset-0 rounded-xs">
        <svg aria-hidden="true" className="absolute inset-0 size-full">
          {active === null ? null : (
            <rect
              x={`${active * width}%`}
              width={`${width}%`}
              height="100%"
              fill="currentColor"
              className="text-chart-grid print:hidden"
            />
          )}
          <g className="plot-columns">
            {values.map((value, index) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                key={index}
                x={percent(getMiddle(index) - (width * COLUMN_SHARE) / 2)}
                y={percent(100 - (value / top) * 100)}
                width={percent(width * COLUMN_SHARE)}
                height={percent((value / top) * 100)}
                className={index === peak ? "text-on-highlight" : undefined}
              />
            ))}
          </g>
        </svg>
        {shown ? <PlotTip {...shown} offset={getMiddle(active ?? 0)} /> : null}
      </div>
    </PlotFrame>
  );
}
