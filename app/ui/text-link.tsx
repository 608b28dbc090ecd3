import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-name.ts";

export interface TextLinkProps extends LinkProps {
  iconBefore?: IconName;
  iconAfter?: IconName;
  /** Underlined and in the colour of the surrounding text, for example in a notice. */
  plain?: boolean;
}

/** A link inside or beside text. */
export function TextLink({
  iconBefore,
  iconAfter,
  plain = false,
  className,
  children,
  ...rest
}: TextLinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        "inline-flex items-center gap-1 rounded-xs font-medium underline-offset-3",
        plain ? "text-inherit underline" : "text-link hover:underline",
        className,
      )}
    >
      {iconBefore ? <Icon name={iconBefore} size="sm" /> : null}
      {children}
      {iconAfter ? <Icon name={iconAfter} size="sm" /> : null}
    </Link>
  );
}
