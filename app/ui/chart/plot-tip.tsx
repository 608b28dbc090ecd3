export interface TipLine {
  readonly name: string;
  readonly value: string;
}

interface PlotTipProps {
  readonly title: string;
  readonly lines: readonly TipLine[];
  /** Position of its point, 0 to 100; past the middle the tooltip is before the point. */
  readonly offset: number;
}

/** Tooltip of the active point. The slider announces the same text. */
export function PlotTip({ title, lines, offset }: PlotTipProps) {
  const side = offset > 55 ? "-translate-x-[calc(100%+0.75rem)]" : "translate-x-3";
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute -top-2 z-sticky min-w-32 rounded-md bg-surface-inverse px-3 py-2 text-xs text-inverse shadow-md print:hidden ${side}`}
      style={{ insetInlineStart: `${offset}%` }}
    >
      <p className="whitespace-nowrap font-semibold">{title}</p>
      {lines.map(({ name, value }) => (
        <p key={name} className="mt-0.5 flex justify-between gap-4 whitespace-nowrap">
          <span>{name}</span>
          <span className="tabular-nums">{value}</span>
        </p>
      ))}
    </div>
  );
}
