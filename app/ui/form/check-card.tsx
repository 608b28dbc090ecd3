import { type ComponentProps, useId } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icon-name.ts";
import { CheckMark } from "./choice-mark.tsx";

export interface CheckCardProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  label: string;
  /** A note below the label, such as why it is disabled, with an icon at the end. */
  note?: { icon: IconName; text: string };
}

/** A checkbox as a tile, tinted when checked. */
export function CheckCard({ label, note, id, className, ...input }: CheckCardProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <label htmlFor={inputId} className={classNames("check-card", className)}>
      <CheckMark {...input} id={inputId} />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{label}</span>
        {note ? (
          <span className="block truncate text-2xs font-medium text-current-page">{note.text}</span>
        ) : null}
      </span>
      {note ? <Icon name={note.icon} size="xs" className="text-current-page" /> : null}
    </label>
  );
}
