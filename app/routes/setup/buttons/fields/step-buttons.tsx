import type { RefObject } from "react";
import { Icon } from "#app/ui/icon.tsx";

interface StepButtonsProps {
  /** The drag handle of the entry. */
  readonly grip: RefObject<HTMLSpanElement | null>;
  /** Labels of the buttons, including the moved item's name. */
  readonly earlier: string;
  readonly later: string;
  readonly index: number;
  readonly count: number;
  readonly onStep: (by: 1 | -1) => void;
}

/** Moves an entry up and down by buttons, or by the drag handle beside them. */
export function StepButtons({ grip, earlier, later, index, count, onStep }: StepButtonsProps) {
  return (
    <span className="flex flex-none items-center">
      <span
        ref={grip}
        aria-hidden="true"
        className="grid h-12 w-5 cursor-grab place-items-center text-icon-quiet"
      >
        <Icon name="drag" size="sm" />
      </span>
      <span className="flex flex-col">
        <StepButton icon="chev-up" label={earlier} disabled={index === 0} onPress={() => onStep(-1)} />
        <StepButton icon="chev-down" label={later} disabled={index === count - 1} onPress={() => onStep(1)} />
      </span>
    </span>
  );
}

interface StepButtonProps {
  readonly icon: "chev-up" | "chev-down";
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function StepButton({ icon, label, disabled, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Stays focusable at the end, so that repeated presses do not lose the focus.
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onPress();
      }}
      className="grid h-6 w-7 place-items-center rounded-sm text-muted hover:bg-surface-hover disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:text-icon-quiet aria-disabled:opacity-50"
    >
      <Icon name={icon} size="sm" />
    </button>
  );
}
