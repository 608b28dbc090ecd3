import { Link, type LinkProps } from "react-router";
import { ButtonContent } from "./button.tsx";
import { type ButtonLook, buttonClasses } from "./button-look.ts";
import { classNames } from "./class-names.ts";
import type { IconName } from "./icon-name.ts";

export interface ButtonLinkProps extends LinkProps, Omit<ButtonLook, "disabled"> {
  iconBefore?: IconName;
  iconAfter?: IconName;
}

/** A link that looks like a button. `to` may be an external URL. */
export function ButtonLink({
  variant,
  size = "md",
  block,
  square,
  iconBefore,
  iconAfter,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(buttonClasses({ variant, size, block, square }), className)}>
      <ButtonContent size={size} iconBefore={iconBefore} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
    </Link>
  );
}
