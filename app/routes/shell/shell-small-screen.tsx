import { SignOutForm } from "#app/components/entry/sign-out-form.tsx";
import { SmallScreenNotice } from "#app/components/failure/small-screen-notice.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActivePropertyOrNone } from "#app/session/active-property-context.tsx";
import { useOpenRequests } from "#app/session/live/open-requests-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { portalPath } from "#portal/portal-path.ts";

/** Replaces the shell on small screens, with a link to the guest portal. */
export function ShellSmallScreen() {
  const { inbox, shell } = useMessages();
  const { nav } = shell;
  const open = useOpenRequests();
  const { user } = useSession();
  const property = useActivePropertyOrNone()?.property;
  return (
    <SmallScreenNotice
      email={user.email}
      portalHref={property && property.publishedNumber !== null ? portalPath(property.slug) : null}
      messages={
        property ? (
          <ButtonLink to="/inbox" variant="primary" size="lg" iconBefore="inbox" className="mt-4">
            {open > 0 ? `${inbox.title}: ${inbox.openRequests(open)}` : inbox.title}
          </ButtonLink>
        ) : null
      }
      signOut={
        <SignOutForm>
          <button type="submit" className="rounded-xs font-medium text-link hover:underline">
            {nav.signOut}
          </button>
        </SignOutForm>
      }
    />
  );
}
