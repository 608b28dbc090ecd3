import type { ReactNode } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

export interface SplitButtonProps
  extends Pick<ButtonProps, "disabled" | "loading" | "loadingLabel" | "onClick"> {
  /** What the chevron is called. */
  moreLabel: string;
  moreDisabled?: boolean;
  /** Whether what the chevron opens is shown, below the button. */
  isOpen: boolean;
  /** The id of what it opens. */
  panelId: string;
  onToggle: () => void;
  "aria-describedby"?: string | undefined;
  children: ReactNode;
}

/** The main action, and beside it a chevron that opens other ways to do it. As wide as its container. */
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
        // Beside a button that can't be pressed the other ways are not what stands out.
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
