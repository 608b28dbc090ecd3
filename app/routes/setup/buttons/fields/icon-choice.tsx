import { useId, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import type { ButtonIcon } from "#domain/look/icon.ts";
import { IconGrid } from "./icon-section.tsx";
import { PortalIcon } from "./portal-icon.tsx";

interface IconChoiceProps {
  readonly label: string;
  readonly value: ButtonIcon;
  readonly onChange: (icon: ButtonIcon) => void;
}

/** The icon as a button that opens all icons. */
export function IconChoice({ label, value, onChange }: IconChoiceProps) {
  const { buttons } = useMessages("setup");
  const [isOpen, setIsOpen] = useState(false);
  const name = useId();
  return (
    <Popover
      label={label}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <button
          type="button"
          aria-label={`${label}: ${buttons.icons[value]}`}
          className="grid size-10 flex-none place-items-center rounded-md border border-control text-muted enabled:hover:border-control-hover enabled:hover:text-strong disabled:cursor-not-allowed disabled:border-default disabled:bg-surface-sunken disabled:text-subtle"
        >
          <PortalIcon name={value} className="size-5" />
        </button>
      }
    >
      <div className="w-70">
        <IconGrid name={name} value={value} onChange={onChange} />
      </div>
    </Popover>
  );
}
