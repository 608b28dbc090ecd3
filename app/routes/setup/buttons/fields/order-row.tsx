import { type ReactNode, useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { useSortable } from "#app/ui/layout/use-sortable.ts";
import { StepButtons } from "./step-buttons.tsx";
import type { RowOrder } from "./use-row-order.ts";

interface OrderRowProps {
  readonly order: RowOrder;
  /** Labels of its two buttons, including the moved item's name. */
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
