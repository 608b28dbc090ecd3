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

/** Up to two initials: of the first and the last word. */
export function toInitials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toLocaleUpperCase();
}
