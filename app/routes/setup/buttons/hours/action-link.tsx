import type { ComponentProps } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-name.ts";

interface ActionLinkProps extends Omit<ComponentProps<"button">, "type"> {
  readonly icon?: IconName;
}

/** A button that looks like a link, beside what it changes. */
export function ActionLink({ icon, children, ...button }: ActionLinkProps) {
  return (
    <button
      {...button}
      type="button"
      className="inline-flex h-6 items-center gap-1.5 rounded-xs text-sm font-medium text-link hover:underline disabled:cursor-not-allowed disabled:text-subtle disabled:no-underline"
    >
      {icon ? <Icon name={icon} size="sm" /> : null}
      {children}
    </button>
  );
}
