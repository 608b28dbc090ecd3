import { Suspense, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { DeskWatch } from "#app/session/desk/desk-watch.tsx";
import { KEPT_HASH, keptWork } from "#app/session/desk/kept-work.ts";
import { leaveDesk, useDeskLeave } from "#app/session/desk/leave-desk.ts";
import { keepWork } from "#app/session/leaving.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Tooltip } from "#app/ui/overlay/tooltip.tsx";
import type { SessionDesk } from "#domain/account/desk.ts";

/** Says who is at the shared desk, with the way back to the names; they return by themselves when it is quiet. */
export function AtDesk({ desk }: { desk: SessionDesk }) {
  useKeptWork(desk);
  const leave = useDeskLeave();
  return (
    <>
      <DeskWatch desk={desk} />
      <Suspense fallback={null}>
        {leave ? <LeavingCover isWaiting={leave === "waits"} /> : <Person />}
      </Suspense>
    </>
  );
}

/** Opens what the person has typed here before, and goes to where they were if there was any. */
function useKeptWork(desk: SessionDesk): void {
  const { user } = useSession();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a person at a desk.
  useEffect(() => {
    keepWork();
    void keptWork.open(desk, user.uid).then((path) => {
      if (location.hash === KEPT_HASH) void navigate(path ?? location.pathname, { replace: true });
    });
  }, [desk.id, user.uid]);
}

/** Hides everything until the names return, which needs a connection. */
function LeavingCover({ isWaiting }: { isWaiting: boolean }) {
  const { shell: words } = useMessages("desk");
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      onCancel={(event) => event.preventDefault()}
      className="fixed inset-0 grid h-full max-h-none w-full max-w-none place-items-center border-0 bg-surface-page p-8 text-center text-default"
    >
      <p role="status" className="text-lg text-default">
        {isWaiting ? words.leaving : null}
      </p>
    </dialog>
  );
}

function Person() {
  const { shell: words } = useMessages("desk");
  const { user } = useSession();
  const leave = () => void leaveDesk();
  return (
    <section className="rounded-row border border-default bg-surface-raised p-3 shadow-xs max-lg:grid max-lg:place-items-center max-lg:gap-2 max-lg:px-0">
      <div className="flex items-center gap-2.5">
        <Avatar name={user.displayName} />
        <p className="min-w-0 text-sm font-medium wrap-anywhere text-strong max-lg:sr-only">
          {words.isAtDesk(user.displayName)}
        </p>
      </div>
      <Button size="sm" block iconBefore="arrow-left" className="mt-3 max-lg:hidden" onClick={leave}>
        {words.back}
      </Button>
      <Tooltip text={words.back} side="right">
        <button
          type="button"
          aria-label={words.back}
          onClick={leave}
          className="button button-md button-secondary size-10 lg:hidden"
        >
          <Icon name="arrow-left" />
        </button>
      </Tooltip>
    </section>
  );
}
