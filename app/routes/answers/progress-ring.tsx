import { Icon } from "#app/ui/icon.tsx";

const RADIUS = 13.5;

/** Share of a topic that is answered, as a ring; complete: a check. The text beside it says the same. */
export function ProgressRing({ value, max }: { readonly value: number; readonly max: number }) {
  if (max > 0 && value >= max) return <Icon name="check-circle" size="sm" className="text-success-icon" />;
  const share = max === 0 ? 0 : Math.round((value / max) * 100);
  const circle = { cx: 18, cy: 18, r: RADIUS, fill: "none", stroke: "currentColor", strokeWidth: 3.5 };
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className="size-4.5 flex-none -rotate-90">
      <circle {...circle} className="text-icon-quiet opacity-50" />
      {share === 0 ? null : (
        <circle
          {...circle}
          pathLength="100"
          strokeDasharray={`${share} 100`}
          strokeLinecap="round"
          className="text-icon-current"
        />
      )}
    </svg>
  );
}
