import { useState } from "react";
import { controlClasses } from "#app/ui/control.ts";
import { parseTimeOfDay } from "#domain/time-of-day.ts";

interface TimeInputProps {
  /** Accessible name. */
  readonly label: string;
  /** A time of day, such as `06:00`. */
  readonly value: string;
  readonly onSet: (time: string) => void;
}

/** A field for a time of day, typed freely; applied on blur or Enter. Invalid text is reverted. */
export function TimeInput({ label, value, onSet }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  function applyTyped() {
    const time = typed === null ? null : parseTimeOfDay(typed);
    setTyped(null);
    if (time !== null && time !== value) onSet(time);
  }
  return (
    <div className="w-17 flex-none">
      <input
        aria-label={label}
        autoComplete="off"
        dir="ltr"
        maxLength={12}
        value={typed ?? value}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={applyTyped}
        onKeyDown={(event) => {
          if (event.key === "Enter") applyTyped();
        }}
        className={`${controlClasses(false, "sm")} text-center tabular-nums`}
      />
    </div>
  );
}
