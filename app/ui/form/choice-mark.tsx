import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

const BOX =
  "peer m-0 size-4.5 flex-none appearance-none border-[1.5px] border-control bg-surface-raised enabled:hover:border-control-hover checked:border-selected checked:bg-fill-primary enabled:checked:hover:border-selected";
/** Also where a fieldset around it is switched off, of which it is not told. */
const BOX_DISABLED =
  "disabled:cursor-not-allowed disabled:border-default disabled:bg-surface-sunken disabled:checked:border-transparent disabled:checked:bg-fill-primary-disabled";

/** The square of a checkbox without its label. */
export function CheckMark({ className, ...input }: Omit<ComponentProps<"input">, "type">) {
  return (
    <span className={classNames("relative inline-grid size-4.5 flex-none", className)}>
      <input {...input} type="checkbox" className={classNames(BOX, BOX_DISABLED, "rounded-[5px]")} />
      <Icon
        name="check"
        size="xs"
        className="pointer-events-none absolute inset-0 m-auto hidden stroke-[3.5] text-on-primary peer-checked:block"
      />
    </span>
  );
}

/** The circle of a radio button without its label. */
export function RadioMark({ className, ...input }: Omit<ComponentProps<"input">, "type">) {
  return (
    <span className={classNames("relative inline-grid size-4.5 flex-none", className)}>
      <input {...input} type="radio" className={classNames(BOX, BOX_DISABLED, "rounded-full")} />
      <span className="pointer-events-none absolute inset-0 m-auto hidden size-1.75 rounded-full bg-fill-thumb peer-checked:block" />
    </span>
  );
}
