import { useCallback, useEffect } from "react";
import { useFirstMessages } from "#app/messages/first-messages.tsx";
import { Button } from "#app/ui/button.tsx";

/**
 * In place of a screen that could not be fetched [S183]. Nobody is signed out for a weak network: it goes on
 * by itself once the browser is online again, or at a press. `to` is the way to the screen where the address
 * does not lead to it yet.
 */
export function NetworkLostPage({ to = null }: { to?: string | null }) {
  const { common } = useFirstMessages();
  const goOn = useCallback(() => (to === null ? location.reload() : location.assign(to)), [to]);
  useEffect(() => {
    window.addEventListener("online", goOn);
    return () => window.removeEventListener("online", goOn);
  }, [goOn]);
  return (
    <main className="grid min-h-(--screen-height) place-items-center bg-surface-canvas p-6">
      <div role="alert" className="flex max-w-110 flex-col items-center gap-4 text-center">
        <span className="grid size-12 place-items-center rounded-[14px] bg-danger-mark text-danger-icon">
          <DrawnAlert />
        </span>
        <h1 className="text-balance text-xl font-semibold text-strong">{common.toasts.unstableNetwork}</h1>
        <Button variant="primary" autoFocus onClick={goOn}>
          {common.retry}
        </Button>
      </div>
    </main>
  );
}

/** Drawn in the page itself: the sheet of icons may be out of reach as well. */
function DrawnAlert() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-6 fill-none stroke-current stroke-[1.75] [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <path d="M12 4.25L21 19.5H3z" />
      <path d="M12 10v4.25M12 16.9v0" />
    </svg>
  );
}
