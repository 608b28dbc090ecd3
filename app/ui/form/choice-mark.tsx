import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

type ChoiceMarkProps = Omit<ComponentProps<"input">, "type">;

/** The square of a checkbox without its label. */
export function CheckMark({ className, ...input }: ChoiceMarkProps) {
  return <input {...input} type="checkbox" className={classNames("choice-check", className)} />;
}

/** The circle of a radio button without its label. */
export function RadioMark({ className, ...input }: ChoiceMarkProps) {
  return <input {...input} type="radio" className={classNames("choice-dot", className)} />;
}
