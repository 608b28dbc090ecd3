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
import { ProofWatch } from "./proof-watch.tsx";

/** Overlays of every screen, available offline: loaded when the screen is idle. */
const OVERLAYS = [MENU_PANEL, POPOVER_PANEL, DIALOG_PANEL, CONFIRM_DIALOG_PANEL];

interface SignedInProps {
  readonly session: ReadSession;
  readonly clientKey: string;
  /** Server time of rendering, epoch milliseconds. */
  readonly now: number;
  readonly children: ReactNode;
}

/** Changing the language in one tab changes it in all [S104]. */
function OneLanguage() {
  useTogether("language", useLanguage());
  return null;
}

/** Frame of every signed-in screen: the live session and the toasts. */
export function SignedIn({ session, clientKey, now, children }: SignedInProps) {
  const { common } = useMessages("everywhere");
  const { isSignInElsewhere, isLimited, desk } = session;
  usePartsWhenIdle(OVERLAYS);
  const group = useMemo(
    () => ({ ...session.group, isLimited, isSignInElsewhere, desk }),
    [session.group, isLimited, isSignInElsewhere, desk],
  );
  return (
    <SessionProvider
      user={session.user}
      groupName={session.group.groupName}
      clientKey={clientKey}
      held={session}
      now={now}
    >
      {/* First, so that it listens before any screen below shows a toast on mount. */}
      <Toaster regionLabel={common.toasts.region} dismissLabel={common.dismiss} />
      <MaintenanceWatch />
      <IdleWatch isSignInElsewhere={isSignInElsewhere} />
      <ProofWatch />
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
