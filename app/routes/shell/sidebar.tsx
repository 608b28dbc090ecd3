import { Link } from "react-router";
import { useBrand } from "#app/components/brand-context.tsx";
import { BrandLogo } from "#app/components/brand-logo.tsx";
import { SignOutForm } from "#app/components/entry/sign-out-form.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { OneLine } from "#app/ui/layout/one-line.tsx";
import { GuestMessagesEntry } from "./guest-messages-entry.tsx";
import { LicenceCard } from "./licence-card.tsx";
import { NavButton, NavEntry } from "./nav-entry.tsx";
import { PropertySwitcher } from "./property-switcher.tsx";
import { QuickStartEntry } from "./quick-start-entry.tsx";

/**
 * The way around: property, the nine entries of S50, places for those who may change them, guests' messages, people and
 * activity, licence, and who is signed in.
 */
export function Sidebar() {
  const { members, places, shell } = useMessages();
  const { mayEdit } = useRights();
  const { home, nav } = shell;
  const { portalName } = useBrand();
  const { user } = useSession();
  return (
    <aside className="flex max-[40rem]:hidden print:hidden min-h-0 flex-col overflow-y-auto border-e border-default bg-surface-sidebar px-3 pb-3 [scrollbar-width:thin] max-lg:[scrollbar-width:none]">
      <div className="flex h-(--topbar-height) flex-none items-center max-lg:justify-center lg:px-2">
        <Link to="/" aria-label={home(portalName)} className="rounded-sm">
          <BrandLogo className="h-7 max-w-none object-cover object-left max-lg:w-8" />
        </Link>
      </div>
      <PropertySwitcher />
      <nav aria-label={nav.main}>
        <ul className="flex flex-col gap-0.5">
          <NavEntry to="/" icon="sites" label={nav.siteSelection} />
          <NavEntry to="/setup" icon="setup" label={nav.setup} />
          {mayEdit ? <NavEntry to="/places" icon="door" label={places.title} /> : null}
          <NavEntry to="/dashboard" icon="dashboard" label={nav.dashboard} />
          <GuestMessagesEntry />
          {mayEdit ? <NavEntry to="/announcements" icon="megaphone" label={nav.announcements} /> : null}
        </ul>
        <p className="px-2.5 pt-5 pb-1.5 text-xs font-medium text-subtle max-lg:sr-only">{nav.guidance}</p>
        <ul className="flex flex-col gap-0.5 max-lg:mt-4">
          <QuickStartEntry />
          <NavEntry to="/tutorial" icon="tutorial" label={nav.tutorial} />
          <NavEntry to="/help" icon="help" label={nav.help} />
          <NavEntry to="/contact" icon="mail" label={nav.contact} />
        </ul>
      </nav>
      <div className="mt-auto pt-4">
        <LicenceCard />
        <ul className="flex flex-col gap-0.5 border-t border-default pt-2">
          <NavEntry to="/settings" icon="settings" label={nav.settings} />
          <NavEntry to="/people" icon="users" label={members.title} />
          <NavEntry to="/activity" icon="history" label={members.activity.title} />
          <li>
            <SignOutForm>
              <NavButton icon="signout" label={nav.signOut} />
            </SignOutForm>
          </li>
        </ul>
        <div className="flex items-center gap-2.5 pt-2 max-lg:justify-center lg:px-2.5">
          <Avatar name={user.displayName} />
          <div className="min-w-0 max-lg:sr-only">
            <OneLine as="p" className="text-sm font-medium text-strong" text={user.displayName} />
            <OneLine as="p" className="text-xs text-muted" text={user.email} />
          </div>
        </div>
      </div>
    </aside>
  );
}
