import type { ButtonHTMLAttributes } from "react";

/** What a button that opens something is given until the code of what it opens is here. */
export type TriggerProps = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "aria-haspopup" | "aria-expanded" | "onClick" | "onPointerDown" | "onKeyDown"
>;
