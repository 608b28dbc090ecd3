import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";

export interface ScreenLinkProps extends ComponentProps<typeof Link> {
  /** From the root on, below the present address, or an address of another site. */
  readonly to: string;
}

/** From the root on, or of another site: it is the same wherever it stands. */
const WHOLE = /^(?:\/(?!\/)|[a-z][a-z0-9+.-]*:)/i;

/**
 * A link to a screen. The Worker writes a whole address as it stands: React Router resolves it against the routes
 * around it and prepares its press, which costs a page of thirty links a twentieth of its time and is of use in a
 * browser alone.
 */
export function ScreenLink(props: ScreenLinkProps) {
  return import.meta.env.SSR && WHOLE.test(props.to) ? writtenLink(props) : <Link {...props} />;
}

/** The element that `Link` makes, without its press. */
function writtenLink({
  to,
  discover,
  prefetch,
  preventScrollReset,
  relative,
  reloadDocument,
  replace,
  state,
  viewTransition,
  ...anchor
}: ScreenLinkProps) {
  const isDiscovered = discover !== "none" && to.startsWith("/");
  return <a {...anchor} href={to} data-discover={isDiscovered ? "true" : undefined} />;
}

export interface CurrentLinkProps extends Omit<ScreenLinkProps, "className"> {
  /** Whether addresses below its own are other links' screens. */
  readonly end: boolean;
  readonly className: string | { readonly current: string; readonly other: string };
}

/** A link that says while its screen is open. */
export function CurrentLink({ end, className, ...rest }: CurrentLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = isOpenAt(pathname, rest.to, end);
  const classes = typeof className === "string" ? className : className[isCurrent ? "current" : "other"];
  return <ScreenLink {...rest} aria-current={isCurrent ? "page" : undefined} className={classes} />;
}

/** Whether the screen of an address is open, or one below it unless it is the `end`. */
export function isOpenAt(pathname: string, to: string, end = false): boolean {
  const open = pathname.toLowerCase();
  return open === to || (!end && open.startsWith(`${to}/`));
}
