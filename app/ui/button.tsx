import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { type ButtonLook, buttonClasses } from "./button-look.ts";
import { classNames } from "./class-names.ts";
import { Spinner } from "./feedback/spinner.tsx";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-name.ts";

export interface ButtonProps extends Omit<ComponentProps<"button">, "aria-busy">, ButtonLook {
  iconBefore?: IconName;
  iconAfter?: IconName;
  /** While the action runs: shows a spinner, keeps width and focus, ignores presses. */
  loading?: boolean;
  /** Label while loading ("Applying"); without it the normal label stays readable. */
  loadingLabel?: string;
}

/** A button; default `type` is "button". `className` is for layout only. */
export function Button({
  variant = "secondary",
  size = "md",
  block,
  square,
  iconBefore,
  iconAfter,
  loading = false,
  loadingLabel,
  disabled,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={press}
      className={classNames(
        buttonClasses({ variant, size, block, square, disabled }),
        loading && "cursor-progress",
        className,
      )}
    >
      {loading ? (
        <span className="grid items-center justify-items-center *:[grid-area:1/1]">
          <span aria-hidden="true" className="invisible inline-flex items-center gap-[inherit]">
            <ButtonContent size={size} iconBefore={iconBefore} iconAfter={iconAfter}>
              {children}
            </ButtonContent>
          </span>
          <span className="inline-flex items-center gap-2">
            <Spinner />
            {loadingLabel ?? <span className="sr-only">{children}</span>}
          </span>
        </span>
      ) : (
        <ButtonContent size={size} iconBefore={iconBefore} iconAfter={iconAfter}>
          {children}
        </ButtonContent>
      )}
    </button>
  );
}

interface ButtonContentProps {
  size: NonNullable<ButtonLook["size"]>;
  iconBefore?: IconName | undefined;
  iconAfter?: IconName | undefined;
  children?: ReactNode;
}

export function ButtonContent({ size, iconBefore, iconAfter, children }: ButtonContentProps) {
  const iconSize = size === "lg" ? "md" : "sm";
  return (
    <>
      {iconBefore ? <Icon name={iconBefore} size={iconSize} /> : null}
      {children}
      {iconAfter ? <Icon name={iconAfter} size={iconSize} /> : null}
    </>
  );
}
