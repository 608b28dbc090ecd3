/** The key that presses a button, inside it. Screen readers get `aria-keyshortcuts`. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="-me-1.5 ms-0.5 inline-grid h-5 min-w-5 place-items-center rounded-sm border border-current/35 px-1 font-sans text-2xs font-medium"
    >
      {children}
    </span>
  );
}
