import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useBrand } from "#app/components/brand-context.tsx";
import { DefaultPasswordNotice } from "#app/components/entry/default-password-notice.tsx";
import { SignOutForm } from "#app/components/entry/sign-out-form.tsx";
import { SignedIn } from "#app/components/entry/signed-in.tsx";
import { SmallScreenNotice } from "#app/components/failure/small-screen-notice.tsx";
import { DoorPicture } from "#app/components/illustrations.tsx";
import { SupportPhones } from "#app/components/licence/support-phones.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { ExitReason } from "#app/session/exit-reason.ts";
import type { ReadSession } from "#app/session/read-session.server.ts";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { RequestProperty } from "./request-property.tsx";
import { SiteChoice } from "./site-choice.tsx";
import { SitesTop } from "./sites-top.tsx";

interface SitesProps {
  readonly session: ReadSession;
  readonly clientKey: string;
  readonly now: number;
  readonly exitReason: ExitReason | null;
  readonly activePropertyId: string | null;
}

/** Site selection after sign-in [S37]. Live. */
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

/** Toast with the reason for being sent back here [S93, S101]; shown once, then removed from the address. */
function ArrivalToast({ exitReason }: { exitReason: ExitReason | null }) {
  const { entry, problems } = useMessages();
  const { toasts } = entry;
  const navigate = useNavigate();
  const said = useRef<ExitReason | null>(null);
  const texts: Record<ExitReason, string> = {
    "licence-expired": toasts.licenceExpired,
    "property-removed": toasts.propertyRemoved,
    "upgrade-failed": problems.codes.system_update_failed,
  };
  const text = exitReason && texts[exitReason];
  const detail = exitReason === "upgrade-failed" ? toasts.upgradeFailed : undefined;
  useEffect(() => {
    if (said.current === exitReason) return;
    said.current = exitReason;
    if (text === null) return;
    showToast({ tone: "error", title: text, detail });
    navigate("/", { replace: true, preventScrollReset: true });
  }, [exitReason, text, detail, navigate]);
  return null;
}

/** Screen of a person without properties [S54, S143]. Owners can ask support. */
function NoSites({ groupName }: { groupName: string }) {
  const { none, sites } = useMessages().entry;
  const { quickStart, supportEmail } = useBrand();
  const { mayManage } = useRights();
  return (
    <main className="grid min-h-0 flex-1 place-items-center overflow-y-auto p-6 pb-12">
      <div className="flex max-w-140 flex-col items-center gap-2 text-center">
        <DoorPicture />
        <h1 className="mt-5 max-w-105 text-balance text-xl font-semibold text-strong">{none.title}</h1>
        <p className="max-w-105 text-pretty text-muted">
          {mayManage ? none.ownerText : none.text(groupName)}
        </p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          {mayManage ? <RequestProperty /> : null}
          <ButtonLink
            to={`mailto:${supportEmail}`}
            variant={mayManage ? "secondary" : "primary"}
            iconBefore="mail"
          >
            {sites.contactUs}
          </ButtonLink>
          <ButtonLink to={quickStart}>{none.quickStart}</ButtonLink>
        </div>
        <SupportPhones className="mt-7 justify-center border-t border-default pt-5" />
      </div>
    </main>
  );
}
