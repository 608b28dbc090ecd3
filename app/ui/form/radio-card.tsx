import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface RadioCardProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  label: string;
  /** A drawing of 56 x 48 px; it takes the colour of the text. */
  picture?: ReactNode;
}

/** One of several choices that a picture explains. Wrap the set in `FieldGroup role="radiogroup"`. */
export function RadioCard({ label, picture, className, ...input }: RadioCardProps) {
  return (
    <label
      className={classNames(
        "relative flex flex-col items-center gap-2 rounded-row border border-default bg-surface-raised px-2 pt-3 pb-2.5 text-center text-sm font-medium text-muted",
        "transition-colors duration-fast hover:border-lifted hover:text-strong",
        "has-checked:border-selected has-checked:bg-surface-selected has-checked:text-strong has-checked:shadow-edge",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        "has-disabled:cursor-not-allowed has-disabled:text-subtle",
        className,
      )}
    >
      <input
        {...input}
        type="radio"
        className="absolute inset-0 m-0 size-full cursor-[inherit] appearance-none opacity-0"
      />
      {picture ? <span aria-hidden="true">{picture}</span> : null}
      {label}
    </label>
  );
}
