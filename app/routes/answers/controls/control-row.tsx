import type { ReactNode } from "react";

interface ControlRowProps {
  readonly label: string;
  /** Id of the only control; without it, the controls have names of their own. */
  readonly htmlFor?: string;
  readonly children: ReactNode;
}

/** A part of an answer: its label at the start, its controls beside it. Two cells of the card's grid. */
export function ControlRow({ label, htmlFor, children }: ControlRowProps) {
  const look = "pt-1.5 text-sm font-medium text-strong [overflow-wrap:anywhere] hyphens-auto";
  return (
    <>
      {htmlFor === undefined ? (
        <span aria-hidden="true" className={look}>
          {label}
        </span>
      ) : (
        <label htmlFor={htmlFor} className={look}>
          {label}
        </label>
      )}
      <div className="min-w-0">{children}</div>
    </>
  );
}
