import { Suspense } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { LazyPart, partOf } from "#app/ui/feedback/lazy-part.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";

const PANEL = partOf(
  () => import("./notifications-panel.client.tsx"),
  ({ NotificationsPanel }) => NotificationsPanel,
);

/** What this browser shows notifications of, folded behind a bell. */
export function NotificationsButton() {
  const { inbox } = useMessages();
  const waiting = <Skeleton className="h-72 w-80" />;
  return (
    <Popover
      label={inbox.notifications}
      align="end"
      trigger={<IconButton icon="notify" label={inbox.notifications} />}
    >
      <Suspense fallback={waiting}>
        <LazyPart part={PANEL} props={{}} fallback={waiting} />
      </Suspense>
    </Popover>
  );
}
