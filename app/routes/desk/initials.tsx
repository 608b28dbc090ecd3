import { toInitials } from "#app/ui/avatar.tsx";
import { classNames } from "#app/ui/class-names.ts";

interface InitialsProps {
  readonly name: string;
  readonly isQuiet?: boolean;
  readonly className: string;
}

/** Initials of a person in the size of a desk. Decorative: the name is beside it. */
export function Initials({ name, isQuiet = false, className }: InitialsProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "grid flex-none place-items-center rounded-full font-semibold",
        isQuiet ? "bg-surface-neutral text-on-neutral" : "bg-surface-highlight text-on-highlight",
        className,
      )}
    >
      {toInitials(name)}
    </span>
  );
}
