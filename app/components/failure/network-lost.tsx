import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { useGoingOn } from "./use-going-on.ts";

/** What stands in the place of what could not be fetched [S183], with one way on. */
export function NetworkLost({ onRetry }: { onRetry: () => void }) {
  const { common } = useMessages("first");
  return (
    <div role="alert" className="flex max-w-110 flex-col items-center gap-4 text-center">
      <span className="grid size-12 place-items-center rounded-[14px] bg-danger-mark text-danger-icon">
        <DrawnAlert className="size-6" />
      </span>
      <h1 className="text-balance text-xl font-semibold text-strong">{common.toasts.unstableNetwork}</h1>
      <Button variant="primary" autoFocus onClick={onRetry}>
        {common.retry}
      </Button>
    </div>
  );
}

/** Drawn in the page itself: the sheet of icons may be out of reach as well. */
export function DrawnAlert({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`flex-none fill-none stroke-current stroke-[1.75] [stroke-linecap:round] [stroke-linejoin:round] ${className}`}
    >
      <path d="M12 4.25L21 19.5H3z" />
      <path d="M12 10v4.25M12 16.9v0" />
    </svg>
  );
}

/**
 * In place of a page that could not be fetched and stands outside of the shell [S183]. Nobody is signed out for a weak
 * network. `to` is the way to the screen where the address does not lead to it yet.
 */
export function NetworkLostPage({ to = null }: { to?: string | null }) {
  const look = useGoingOn(to);
  return (
    <main className="grid min-h-(--screen-height) place-items-center bg-surface-canvas p-6">
      <NetworkLost onRetry={look} />
    </main>
  );
}
