import { type ReactNode, useMemo } from "react";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { GroupProvider } from "#app/session/group-context.tsx";
import { PresenceProvider } from "#app/session/live/presence-context.tsx";
import { useTogether } from "#app/session/live/tabs.ts";
import type { ReadSession } from "#app/session/read-session.server.ts";
import { RoleProvider } from "#app/session/role-context.tsx";
import { SessionProvider } from "#app/session/session-provider.tsx";
import { usePartsWhenIdle } from "#app/ui/feedback/lazy-part.tsx";
import { Toaster } from "#app/ui/feedback/toaster.tsx";
import { CONFIRM_DIALOG_PANEL } from "#app/ui/overlay/confirm-dialog.tsx";
import { DIALOG_PANEL } from "#app/ui/overlay/dialog.tsx";
import { MENU_PANEL } from "#app/ui/overlay/menu.tsx";
import { POPOVER_PANEL } from "#app/ui/overlay/popover.tsx";
import { MaintenanceWatch } from "../failure/maintenance-cover.tsx";
import { RoleWatch } from "../role-watch.tsx";
import { IdleWatch } from "./idle-watch.tsx";

/** What opens over every screen, offline too: its code comes when the screen is idle. */
const OVERLAYS = [MENU_PANEL, POPOVER_PANEL, DIALOG_PANEL, CONFIRM_DIALOG_PANEL];

interface SignedInProps {
  readonly session: ReadSession;
  readonly clientKey: string;
  /** Epoch milliseconds at which the server rendered. */
  readonly now: number;
  readonly children: ReactNode;
}

/** A language that is chosen in one tab is spoken in all of them [S104]. */
function OneLanguage() {
  useTogether("language", useLanguage());
  return null;
}

/** What every signed-in screen stands in: the live session, and a place for toasts. */
export function SignedIn({ session, clientKey, now, children }: SignedInProps) {
  const { common } = useMessages("first");
  const { isSignInElsewhere } = session;
  usePartsWhenIdle(OVERLAYS);
  const group = useMemo(() => ({ ...session.group, isSignInElsewhere }), [session.group, isSignInElsewhere]);
  return (
    <SessionProvider
      user={session.user}
      groupName={session.group.groupName}
      clientKey={clientKey}
      held={session}
      now={now}
    >
      {/* First, so that it listens before any screen below shows a toast as it opens. */}
      <Toaster regionLabel={common.toasts.region} dismissLabel={common.dismiss} />
      <MaintenanceWatch />
      <IdleWatch isSignInElsewhere={isSignInElsewhere} />
      <OneLanguage />
      <RoleProvider value={session.role}>
        <RoleWatch />
        <GroupProvider value={group}>
          <PresenceProvider>{children}</PresenceProvider>
        </GroupProvider>
      </RoleProvider>
    </SessionProvider>
  );
}
