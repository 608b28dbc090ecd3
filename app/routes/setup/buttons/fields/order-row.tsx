import { type ReactNode, type RefObject, useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useSortable } from "#app/ui/layout/use-sortable.ts";
import type { RowOrder } from "./use-row-order.ts";

interface OrderRowProps {
  readonly order: RowOrder;
  /** Labels of the row's two buttons, including the moved item's name. */
  readonly earlier: string;
  readonly later: string;
  readonly className: string;
  /** Classes of the grip and its buttons. */
  readonly gripClassName?: string;
  readonly children: ReactNode;
}

/** A row dragged by its grip, because dragging in its text fields selects text. */
export function OrderRow({ order, earlier, later, className, gripClassName, children }: OrderRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const { entry, isLifted, index, count, onStep } = order;
  useSortable(row, entry, grip);
  return (
    <li
      ref={row}
      className={classNames(
        className,
        isLifted && "bg-surface-selected outline-1 outline-dashed outline-focus",
      )}
    >
      <span className={gripClassName}>
        <StepButtons
          grip={grip}
          earlier={earlier}
          later={later}
          index={index}
          count={count}
          onStep={onStep}
        />
      </span>
      {children}
    </li>
  );
}

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
function StepButtons({ grip, earlier, later, index, count, onStep }: StepButtonsProps) {
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
      // Still focusable when disabled, so that repeated presses up to the end of the list do not lose the focus.
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
