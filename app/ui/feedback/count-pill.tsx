/** Number of waiting items, beside a label. */
export function CountPill({ count, label }: { count: number | string; label?: string | undefined }) {
  return (
    <span className="count-pill">
      <span aria-hidden={label ? true : undefined}>{count}</span>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
