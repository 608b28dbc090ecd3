import { useId } from "react";
import { classNames } from "../class-names.ts";
import { CountPill } from "../feedback/count-pill.tsx";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icon-name.ts";
import { FieldGroup } from "./field-group.tsx";

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconName;
  /** A longer accessible name where the label is an abbreviation. */
  name?: string;
  disabled?: boolean;
  /** How many things wait there; hidden at 0. `name` then says it in words. */
  count?: number;
}

export interface SegmentedProps<Value extends string> {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The form field's name; its own when left out. */
  name?: string;
  size?: "sm" | "md";
  /** Shares the width of its container evenly. */
  block?: boolean;
  disabled?: boolean;
  className?: string;
}

/** One of two to five short choices, as radio buttons: Tab reaches the chosen one, arrows move. */
export function Segmented<Value extends string>({
  label,
  labelHidden,
  hint,
  options,
  value,
  onChange,
  name,
  size = "md",
  block = false,
  disabled = false,
  className,
}: SegmentedProps<Value>) {
  const ownName = useId();
  return (
    <FieldGroup
      role="radiogroup"
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      className={classNames("print:hidden", className)}
    >
      <div
        className={classNames(
          "gap-0.5 rounded-[9px] bg-surface-neutral p-0.75",
          block ? "flex" : "inline-flex self-start",
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              "segment",
              size === "sm" ? "h-6.5 px-2.5 text-xs" : "h-8 text-sm",
              size === "md" && (block ? "px-2" : "px-3"),
              block && "flex-1",
            )}
          >
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              aria-label={option.name}
              onChange={() => onChange(option.value)}
              className="choice-unseen"
            />
            {option.icon ? <Icon name={option.icon} size="xs" /> : null}
            {option.label}
            {option.count ? <CountPill count={option.count} /> : null}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
