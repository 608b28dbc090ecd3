const RADIUS = 47;
const AROUND = 2 * Math.PI * RADIUS;

interface RingProps {
  /** Share to draw, 0 to 1. */
  readonly share: number;
  /** Text in the middle. */
  readonly text: string;
  readonly label: string;
}

/** A ring chart of one share, with its number in the middle. */
export function Ring({ share, text, label }: RingProps) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 118 118" className="size-39">
      <circle
        cx="59"
        cy="59"
        r={RADIUS}
        fill="none"
        stroke="currentColor"
        strokeWidth="14"
        className="text-chart-ground"
      />
      {share > 0 ? (
        <circle
          cx="59"
          cy="59"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth="14"
          strokeLinecap={share < 1 ? "round" : "butt"}
          strokeDasharray={`${share * AROUND} ${AROUND}`}
          transform="rotate(-90 59 59)"
          className="text-chart-1"
        />
      ) : null}
      <text
        x="59"
        y="67"
        textAnchor="middle"
        fill="currentColor"
        className="text-2xl font-semibold text-strong"
        style={{ fontSize: "24px" }}
      >
        {text}
      </text>
    </svg>
  );
}
