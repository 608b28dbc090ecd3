import { Suspense } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { DeskWatch } from "#app/session/desk/desk-watch.tsx";
import { leaveDesk } from "#app/session/desk/leave-desk.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Tooltip } from "#app/ui/overlay/tooltip.tsx";
import type { SessionDesk } from "#domain/account/desk.ts";

/** Says who is at the shared desk, with the way back to the names; they return by themselves when it is quiet. */
export function AtDesk({ desk }: { desk: SessionDesk }) {
  return (
    <>
      <DeskWatch desk={desk} />
      <Suspense fallback={null}>
        <Person />
      </Suspense>
    </>
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
