import { useBrand } from "#app/components/brand-context.tsx";
import { DefaultPasswordNotice } from "#app/components/entry/default-password-notice.tsx";
import { SignOutForm } from "#app/components/entry/sign-out-form.tsx";
import { SignedIn } from "#app/components/entry/signed-in.tsx";
import { SmallScreenNotice } from "#app/components/failure/small-screen-notice.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { ExitReason } from "#app/session/exit-reason.ts";
import type { ReadSession } from "#app/session/read-session.server.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { ArrivalToast } from "./arrival-toast.tsx";
import { NoSites } from "./no-sites.tsx";
import { SiteChoice } from "./site-choice.tsx";
import { SitesTop } from "./sites-top.tsx";

interface SitesProps {
  readonly session: ReadSession;
  readonly clientKey: string;
  readonly now: number;
  readonly exitReason: ExitReason | null;
  readonly activePropertyId: string | null;
}

/** Signed in: which property to work on [S37]. Live, as every list of properties is. */
export function Sites({ session, clientKey, now, exitReason, activePropertyId }: SitesProps) {
  return (
    <SignedIn session={session} clientKey={clientKey} now={now}>
      <ArrivalToast exitReason={exitReason} />
      <SitesScreen groupName={session.group.groupName} activePropertyId={activePropertyId} />
    </SignedIn>
  );
}

function SitesScreen({
  groupName,
  activePropertyId,
}: {
  groupName: string;
  activePropertyId: string | null;
}) {
  const { entry, shell } = useMessages();
  const { portalName } = useBrand();
  const { user, propertyCount } = useSession();
  return (
    <>
      <title>{`${entry.sites.title} · ${portalName}`}</title>
      <div className="flex h-(--screen-height) flex-col bg-surface-canvas max-[40rem]:hidden">
        <SitesTop userName={user.displayName} />
        <div className="mx-auto w-full max-w-340 lg:px-2">
          <DefaultPasswordNotice />
        </div>
        {propertyCount === 0 ? (
          <NoSites groupName={groupName} />
        ) : (
          <SiteChoice initialId={activePropertyId} />
        )}
      </div>
      <SmallScreenNotice
        email={user.email}
        portalHref={null}
        signOut={
          <SignOutForm>
            <button type="submit" className="rounded-xs font-medium text-link hover:underline">
              {shell.nav.signOut}
            </button>
          </SignOutForm>
        }
      />
    </>
  );
}
