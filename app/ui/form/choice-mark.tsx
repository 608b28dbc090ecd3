import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

/** The square of a checkbox without its label. */
export function CheckMark({ className, ...input }: Omit<ComponentProps<"input">, "type">) {
  return (
    <span className={classNames("choice", className)}>
      <input {...input} type="checkbox" className={"peer choice-box rounded-[5px]"} />
      <Icon name="check" size="xs" className="choice-check stroke-[3.5]" />
    </span>
  );
}

/** The circle of a radio button without its label. */
export function RadioMark({ className, ...input }: Omit<ComponentProps<"input">, "type">) {
  return (
    <span className={classNames("choice", className)}>
      <input {...input} type="radio" className={"peer choice-box rounded-full"} />
      <span className="choice-dot" />
    </span>
  );
}
