import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

type ChoiceMarkProps = Omit<ComponentProps<"input">, "type">;

/** A checkbox square without a label. */
export function CheckMark({ className, ...input }: ChoiceMarkProps) {
  return <input {...input} type="checkbox" className={classNames("choice-check", className)} />;
}

/** A radio circle without a label. */
export function RadioMark({ className, ...input }: ChoiceMarkProps) {
  return <input {...input} type="radio" className={classNames("choice-dot", className)} />;
}
