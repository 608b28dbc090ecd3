/** How many things wait, beside the name of where they wait. */
export function CountPill({ count, label }: { count: number | string; label?: string | undefined }) {
  return (
    <span className="inline-grid h-5 min-w-5 place-items-center rounded-full bg-warn-mark px-1.5 text-2xs font-semibold text-warn tabular-nums">
      <span aria-hidden={label ? true : undefined}>{count}</span>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
