import type { ReactNode } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

export interface SplitButtonProps
  extends Pick<ButtonProps, "disabled" | "loading" | "loadingLabel" | "onClick"> {
  /** Accessible name of the chevron. */
  moreLabel: string;
  moreDisabled?: boolean;
  /** Whether the panel below the button is open. */
  isOpen: boolean;
  panelId: string;
  onToggle: () => void;
  "aria-describedby"?: string | undefined;
  children: ReactNode;
}

/** The main action with a chevron for alternatives. As wide as its container. */
export function SplitButton({
  moreLabel,
  moreDisabled,
  isOpen,
  panelId,
  onToggle,
  children,
  ...main
}: SplitButtonProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-px">
      <Button {...main} variant="primary" block className="min-w-0 rounded-e-none">
        {children}
      </Button>
      <IconButton
        // If the main button is disabled, the alternatives are not highlighted.
        variant={main.disabled ? "secondary" : "primary"}
        icon={isOpen ? "chev-up" : "chev-down"}
        label={moreLabel}
        disabled={moreDisabled}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onToggle}
        className="rounded-s-none"
      />
    </div>
  );
}
