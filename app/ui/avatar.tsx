import { toInitials } from "./initials.ts";

/** Initials of a name. Decorative: the name is beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 flex-none place-items-center rounded-full bg-surface-highlight text-xs font-semibold text-on-highlight"
    >
      {toInitials(name)}
    </span>
  );
}
