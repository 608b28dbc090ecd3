import { useId } from "react";
import { PlotFrame } from "./plot-frame.tsx";
import { PlotTip, type TipLine } from "./plot-tip.tsx";
import { getOffset, labelledPoints, smoothPath } from "./scale.ts";
import { usePoints } from "./use-points.ts";

export interface ChartPoint {
  /** Axis label. */
  readonly label: string;
  /** Heading of the tooltip. */
  readonly title: string;
  readonly lines: readonly TipLine[];
}

/** Points of a chart, created lazily: only a few are shown at a time. */
export type ChartPoints = readonly (() => ChartPoint)[];

interface LineChartProps {
  /** Accessible name of the chart's slider. */
  readonly label: string;
  readonly points: ChartPoints;
  readonly ticks: readonly number[];
  readonly formatTick: (tick: number) => string;
  /** Values of the solid line (`main`) and the dotted line (`second`), one per point. */
  readonly main: readonly number[];
  readonly second: readonly number[];
  /** Number of points that have begun; the solid line ends at the last of them. */
  readonly begun?: number;
  /** Whether the last begun point is still running; its segment is then dashed. */
  readonly isRunning?: boolean;
}

/** A line chart with a filled area and a dotted comparison line; a running step is dashed. */
export function LineChart({
  label,
  points,
  ticks,
  formatTick,
  main,
  second,
  begun = points.length,
  isRunning = false,
}: LineChartProps) {
  const gradient = useId();
  const count = points.length;
  const top = ticks.at(-1) ?? 1;
  const { active, plot } = usePoints({ count, label, getText: (index) => describePoint(points[index]?.()) });
  const getLine = (values: readonly number[]) =>
    values
      .slice(0, begun)
      .map((value, index) => ({ x: getOffset(index, count), y: 100 - (value / top) * 100 }));
  const line = getLine(main);
  const path = smoothPath(isRunning ? line.slice(0, -1) : line);
  const dottedLine = getLine(second);
  const shown = active === null ? undefined : points[active]?.();
  // A single point has no line.
  const dotted = active ?? (line.length === 1 ? 0 : null);
  return (
    <PlotFrame
      ticks={ticks}
      formatTick={formatTick}
      labels={labelledPoints(count).map((index) => ({
        text: points[index]?.().label ?? "",
        offset: getOffset(index, count),
      }))}
    >
      <div {...plot} className="absolute inset-0 rounded-xs">
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible text-chart-1"
        >
          <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="currentColor" stopOpacity="0.2" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
          {line.length > 1 ? (
            <>
              <path d={`${smoothPath(line)}V100H0Z`} fill={`url(#${gradient})`} />
              <Line
                path={smoothPath(isRunning ? dottedLine.slice(0, -1) : dottedLine)}
                className="stroke-chart-2"
                dashes="1 5"
                width={2}
              />
              <Line path={path} className="stroke-chart-1" width={2.25} />
              {isRunning ? (
                <Line path={smoothPath(line.slice(-2))} className="stroke-chart-1" dashes="4 5" width={1.5} />
              ) : null}
            </>
          ) : null}
        </svg>
        {dotted === null ? null : (
          <>
            <span
              aria-hidden="true"
              className="absolute inset-y-0 border-s border-dashed border-control print:hidden"
              style={{ insetInlineStart: `${getOffset(dotted, count)}%` }}
            />
            <Dot tone="bg-chart-2" x={getOffset(dotted, count)} y={((second[dotted] ?? 0) / top) * 100} />
            <Dot tone="bg-chart-1" x={getOffset(dotted, count)} y={((main[dotted] ?? 0) / top) * 100} />
          </>
        )}
        {shown ? <PlotTip {...shown} offset={getOffset(active ?? 0, count)} /> : null}
      </div>
    </PlotFrame>
  );
}

/** A point as a sentence. */
export function describePoint(point: ChartPoint | undefined): string {
  if (!point) return "";
  return `${point.title}: ${point.lines.map(({ name, value }) => `${name} ${value}`).join(", ")}`;
}

interface LineProps {
  readonly path: string;
  readonly className: string;
  readonly width: number;
  readonly dashes?: string;
}

function Line({ path, className, width, dashes }: LineProps) {
  return (
    <path
      d={path}
      fill="none"
      className={className}
      strokeWidth={width}
      strokeLinecap="round"
      strokeDasharray={dashes}
      vectorEffect="non-scaling-stroke"
    />
  );
}

function Dot({ tone, x, y }: { tone: string; x: number; y: number }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full ring-2 ring-surface-raised print-exact ${tone}`}
      style={{ insetInlineStart: `${x}%`, bottom: `${y}%` }}
    />
  );
}
