import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "children"> {
  label: ReactNode;
  /** The label is read out but not shown. */
  labelHidden?: boolean;
}

/** Acts at once or marks the form as changed; it never opens things. */
export function Switch({ label, labelHidden = false, className, ...input }: SwitchProps) {
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
          className="peer m-0 h-5 w-9 appearance-none rounded-full bg-fill-track-off transition-colors duration-base ease-out checked:bg-fill-primary disabled:cursor-not-allowed disabled:bg-fill-track-disabled disabled:checked:bg-fill-track-off"
        />
        <span className="pointer-events-none absolute start-0.5 top-0.5 size-4 rounded-full bg-fill-thumb shadow-thumb transition-transform duration-base ease-out peer-checked:translate-x-4 rtl:peer-checked:-translate-x-4" />
      </span>
      <span className={labelHidden ? "sr-only" : undefined}>{label}</span>
    </label>
  );
}
