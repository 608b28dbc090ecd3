import { classNames } from "./class-names.ts";

export interface ChipProps {
  /** Two or three letters. */
  children: string;
  /** Full text, for screen readers and the title. */
  name?: string;
  tone?: "neutral" | "highlight";
}

/** An abbreviation in a list. */
export function Chip({ children, name, tone = "neutral" }: ChipProps) {
  return (
    <span
      title={name}
      className={classNames(
        "inline-grid h-5 min-w-6.5 flex-none place-items-center rounded-[5px] px-1.25 text-2xs font-semibold tracking-hex uppercase",
        tone === "highlight"
          ? "bg-surface-highlight text-on-highlight"
          : "bg-surface-neutral text-on-neutral",
      )}
    >
      <span aria-hidden={name ? true : undefined}>{children}</span>
      {name ? <span className="sr-only normal-case">{name}</span> : null}
    </span>
  );
}
