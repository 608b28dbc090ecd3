import { type ComponentProps, useId } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icon-name.ts";
import { CheckMark } from "./choice-mark.tsx";

export interface CheckCardProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  label: string;
  /** A word at the end of the tile, such as why it can't be switched off. */
  note?: { icon: IconName; text: string };
}

/** A checkbox as a tile, tinted while checked. */
export function CheckCard({ label, note, id, className, ...input }: CheckCardProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <label htmlFor={inputId} className={classNames("check-card", className)}>
      <CheckMark {...input} id={inputId} />
      <span className="truncate">{label}</span>
      {note ? (
        <span className="ms-auto flex items-center gap-0.75 text-xs font-medium text-current-page">
          <Icon name={note.icon} size="xs" />
          {note.text}
        </span>
      ) : null}
    </label>
  );
}
