import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";

/** How long to hold: long enough to rule out a mistake. */
const HOLD_MS = 2_000;

export interface HoldButtonProps {
  readonly label: string;
  /** Text for screen readers, announced at half of the time. */
  readonly halfwayLabel: string;
  readonly busy?: boolean;
  readonly onHeld: () => void;
}

/**
 * A button against accidental presses: pointer, Space or Enter must be held for two seconds; releasing resets
 * it. Offer another way for people who cannot hold.
 */
export function HoldButton({ label, halfwayLabel, busy = false, onHeld }: HoldButtonProps) {
  const [isHeld, setIsHeld] = useState(false);
  const [isHalfway, setIsHalfway] = useState(false);
  const latest = useRef(onHeld);
  latest.current = onHeld;

  useEffect(() => {
    setIsHalfway(false);
    if (!isHeld) return;
    const halfway = setTimeout(() => setIsHalfway(true), HOLD_MS / 2);
    const held = setTimeout(() => {
      setIsHeld(false);
      latest.current();
    }, HOLD_MS);
    return () => {
      clearTimeout(halfway);
      clearTimeout(held);
    };
  }, [isHeld]);

  const start = () => setIsHeld(!busy);
  const stop = () => setIsHeld(false);
  const isHoldKey = ({ key }: KeyboardEvent) => key === " " || key === "Enter";
  return (
    <>
      <button
        type="button"
        aria-disabled={busy || undefined}
        className="hold-button touch-none select-none"
        onPointerDown={({ button }) => (button === 0 ? start() : undefined)}
        onPointerUp={stop}
        onPointerLeave={stop}
        onPointerCancel={stop}
        onContextMenu={(event) => event.preventDefault()}
        onBlur={stop}
        onKeyDown={(event) => {
          if (!isHoldKey(event)) return;
          event.preventDefault();
          if (!event.repeat) start();
        }}
        onKeyUp={(event) => (isHoldKey(event) ? stop() : undefined)}
      >
        <span
          aria-hidden="true"
          className={classNames(
            "absolute inset-y-0 start-0 bg-fill-danger-hover ease-linear",
            isHeld ? "w-full duration-[2000ms]" : "w-0 duration-200",
            "transition-[width] motion-reduce:transition-[width]",
          )}
        />
        <span className="relative">{label}</span>
      </button>
      <span role="status" className="sr-only">
        {isHalfway ? halfwayLabel : ""}
      </span>
    </>
  );
}
