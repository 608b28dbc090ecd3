import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "children"> {
  label: ReactNode;
  /** The label is visually hidden. */
  labelHidden?: boolean;
  /** Switched on but not saved yet: moved, but in the colour of off. */
  isPending?: boolean;
}

/** A switch that acts at once or marks the form as changed; it never opens anything. */
export function Switch({ label, labelHidden = false, isPending = false, className, ...input }: SwitchProps) {
  return (
    <label
      className={classNames(
        "inline-flex items-center gap-2 print:hidden",
        input.disabled && "text-muted",
        className,
      )}
    >
      <span className="relative inline-grid h-5 w-9 flex-none">
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox carries its own checked state
          role="switch"
          className={classNames("peer switch", !isPending && "checked:bg-fill-primary")}
        />
        <span className="switch-thumb" />
      </span>
      <span className={labelHidden ? "sr-only" : undefined}>{label}</span>
    </label>
  );
}
