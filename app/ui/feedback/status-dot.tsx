import { classNames } from "../class-names.ts";

export type StatusDotTone = "on" | "warn" | "off";

const TONES: Record<StatusDotTone, string> = {
  on: "bg-success-bar ring-3 ring-success-mark",
  warn: "bg-warn-bar ring-3 ring-warn-mark",
  off: "bg-fill-track-off",
};

/** A coloured dot beside text that says the same. */
export function StatusDot({ tone }: { tone: StatusDotTone }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("inline-block size-2 flex-none rounded-full", TONES[tone])}
    />
  );
}
