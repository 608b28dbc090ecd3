import { SignOutForm } from "#app/components/entry/sign-out-form.tsx";
import { SmallScreenNotice } from "#app/components/failure/small-screen-notice.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActivePropertyOrNone } from "#app/session/active-property-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { portalPath } from "#portal/portal-path.ts";

/** In place of the shell where it would be too narrow; the guest portal is made for such a screen. */
export function ShellSmallScreen() {
  const { nav } = useMessages().shell;
  const { user } = useSession();
  const property = useActivePropertyOrNone()?.property;
  return (
    <SmallScreenNotice
      email={user.email}
      portalHref={property && property.publishedNumber !== null ? portalPath(property.slug) : null}
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
