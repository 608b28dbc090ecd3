import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { useGoingOn } from "./use-going-on.ts";

/** Placeholder for content that could not be fetched [S183], with a retry button. */
export function NetworkLost({ onRetry }: { onRetry: () => void }) {
  const { common } = useMessages("everywhere");
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

/** Inline SVG: the icon sheet may be unreachable too. */
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
 * Replaces a page outside the shell that could not be fetched [S183]. Does not sign out. `to` is the target,
 * if the address is not there yet.
 */
export function NetworkLostPage({ to = null }: { to?: string | null }) {
  const look = useGoingOn(to);
  return (
    <main className="grid min-h-(--screen-height) place-items-center bg-surface-canvas p-6">
      <NetworkLost onRetry={look} />
    </main>
  );
}
