import type { CSSProperties } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { Button } from "#domain/content/button.ts";
import type { ButtonStyle } from "#domain/content/theme.ts";
import { getReadableInk, mixColours } from "#domain/look/colour.ts";
import type { ButtonIcon } from "#domain/look/icon.ts";
import { Icon } from "#portal/icons.tsx";

/** A portal icon in the text colour. */
export function PortalIcon({ name, className = "size-6" }: { name: ButtonIcon; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames("drawing", className)}>
      <Icon name={name} />
    </span>
  );
}

interface StyledIconProps {
  readonly icon: ButtonIcon;
  readonly theme: ButtonStyle;
  readonly style?: Button["style"];
  readonly size?: "sm" | "md";
}

/** Miniature of a button: its icon on its colour, flat or raised. */
export function StyledIcon({ icon, theme, style = {}, size = "md" }: StyledIconProps) {
  const { background, icon: colour, surface } = { ...theme, ...style };
  return (
    <span
      className={size === "md" ? "styled-icon" : "styled-icon-sm"}
      style={{ background, color: colour, ...getEdge(background, surface) }}
    >
      <PortalIcon name={icon} className={size === "md" ? "size-6" : "size-4.5"} />
    </span>
  );
}

function getEdge(background: string, surface: ButtonStyle["surface"]): CSSProperties {
  const edge = `inset 0 0 0 1px ${mixColours(background, getReadableInk(background), 0.1)}`;
  if (surface === "flat") return { boxShadow: edge };
  const light = mixColours(background, "#ffffff", 0.55);
  const ledge = mixColours(background, "#000000", 0.18);
  return { boxShadow: `inset 0 1.5px 0 ${light}, ${edge}, 0 2px 0 ${ledge}` };
}
