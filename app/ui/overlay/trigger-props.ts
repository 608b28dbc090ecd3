import type { ButtonHTMLAttributes } from "react";

/** Props of a trigger button until its panel's code is loaded. */
export type TriggerProps = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "aria-haspopup" | "aria-expanded" | "onClick" | "onPointerDown" | "onKeyDown"
>;
