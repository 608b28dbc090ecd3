import { BrandLogo } from "#app/components/brand-logo.tsx";
import { SignOutForm } from "#app/components/entry/sign-out-form.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActivePropertyOrNone } from "#app/session/active-property-context.tsx";
import { OneLine } from "#app/ui/layout/one-line.tsx";

/** In the sidebar's place on a phone: which property this is, and the way out. */
export function PhoneBar() {
  const { nav } = useMessages().shell;
  const property = useActivePropertyOrNone()?.property;
  return (
    <div className="flex h-12 flex-none items-center gap-3 border-b border-default bg-surface-sidebar px-4 min-[40rem]:hidden print:hidden">
      <BrandLogo className="h-6 w-7 flex-none object-cover object-left" />
      <OneLine
        as="p"
        className="min-w-0 flex-1 text-sm font-medium text-strong"
        text={property?.name ?? ""}
      />
      <SignOutForm>
        <button type="submit" className="rounded-xs text-sm font-medium text-link hover:underline">
          {nav.signOut}
        </button>
      </SignOutForm>
    </div>
  );
}
