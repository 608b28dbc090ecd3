/** The first stop of the keyboard: jumps over the navigation to the element with the id `targetId`. */
export function SkipLink({ targetId, children }: { targetId: string; children: string }) {
  return (
    <a
      href={`#${targetId}`}
      className="fixed print:hidden start-4 top-0 z-toast -translate-y-full rounded-md bg-surface-inverse px-4 py-2.5 font-semibold text-inverse no-underline focus:translate-y-4"
    >
      {children}
    </a>
  );
}
