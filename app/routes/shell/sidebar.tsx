import { useState } from "react";
import { Link } from "react-router";
import { useBrand } from "#app/components/brand-context.tsx";
import { BrandLogo } from "#app/components/brand-logo.tsx";
import { SignOutForm } from "#app/components/entry/sign-out-form.tsx";
import { useSetupProgress } from "#app/components/guidance/use-setup-progress.ts";
import { LicenceBadge } from "#app/components/licence/licence-badge.tsx";
import { LicenceDates } from "#app/components/licence/licence-dates.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActivePropertyOrNone } from "#app/session/active-property-context.tsx";
import { useGroup } from "#app/session/group-context.tsx";
import { useOpenRequests } from "#app/session/live/open-requests-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { TruncatedText } from "#app/ui/layout/truncated-text.tsx";
import { formatCount } from "#domain/guest/open-requests.ts";
import { ENOUGH_ANSWERS, SETUP_STEPS, type SetupProgress } from "#domain/property/setup-progress.ts";
import { NavButton, NavEntry } from "./nav-entry.tsx";
import { PropertySwitcher } from "./property-switcher.tsx";

/** Loaded at a shared desk alone (H3). */
const AT_DESK = definePart(
  () => import("./at-desk.client.tsx"),
  ({ AtDesk }) => AtDesk,
);

const QUICK_START = { to: "/quick-start", icon: "bolt" } as const;

/**
 * Sidebar: property, the nine entries of S50, answers (D94), places and announcements (not for viewers), guest
 * messages, people and activity, licence, and the person.
 */
export function Sidebar() {
  const { places, shell } = useMessages();
  const { mayServe } = useRights();
  const { home, nav } = shell;
  const { portalName } = useBrand();
  const { desk } = useGroup();
  const progress = useSidebarProgress();
  return (
    <aside className="flex max-[40rem]:hidden print:hidden min-h-0 flex-col overflow-y-auto border-e border-default bg-surface-sidebar px-3 pb-3 [scrollbar-width:thin] max-lg:[scrollbar-width:none]">
      <div className="flex h-(--topbar-height) flex-none items-center max-lg:justify-center lg:px-2">
        <Link to={desk ? "/inbox" : "/"} aria-label={home(portalName)} className="rounded-sm">
          <BrandLogo className="h-7 max-w-none object-cover object-left max-lg:w-8" />
        </Link>
      </div>
      {desk ? null : <PropertySwitcher />}
      <nav aria-label={nav.main}>
        <ul className="flex flex-col gap-0.5">
          {desk ? null : <NavEntry to="/" icon="sites" label={nav.siteSelection} />}
          <NavEntry to="/setup" also="/translations" icon="setup" label={nav.setup} />
          <AnswersEntry progress={progress} />
          {mayServe ? <NavEntry to="/places" icon="door" label={places.title} /> : null}
          <NavEntry to="/dashboard" icon="dashboard" label={nav.dashboard} />
          <GuestMessagesEntry />
          {mayServe ? <NavEntry to="/announcements" icon="megaphone" label={nav.announcements} /> : null}
        </ul>
        <p className="px-2.5 pt-5 pb-1.5 text-xs font-medium text-subtle max-lg:sr-only">{nav.guidance}</p>
        <ul className="flex flex-col gap-0.5 max-lg:mt-4">
          <QuickStartEntry progress={progress} />
          <NavEntry to="/tutorial" icon="tutorial" label={nav.tutorial} />
          <NavEntry to="/help" icon="help" label={nav.help} />
          {desk ? null : <NavEntry to="/contact" icon="mail" label={nav.contact} />}
        </ul>
      </nav>
      <div className="mt-auto pt-4">
        <LicenceCard />
        {desk ? <LazyPart part={AT_DESK} props={{ desk }} fallback={<SignOutEntry />} /> : <OwnEntries />}
      </div>
    </aside>
  );
}

function SignOutEntry() {
  const { nav } = useMessages().shell;
  return (
    <SignOutForm>
      <NavButton icon="signout" label={nav.signOut} />
    </SignOutForm>
  );
}

/** Settings, people and activity, and the person; not at a shared desk. */
function OwnEntries() {
  const { members, shell } = useMessages();
  const { user } = useSession();
  return (
    <>
      <ul className="flex flex-col gap-0.5 border-t border-default pt-2">
        <NavEntry to="/settings" icon="settings" label={shell.nav.settings} />
        <NavEntry to="/people" icon="users" label={members.title} />
        <NavEntry to="/activity" icon="history" label={members.activity.title} />
        <li>
          <SignOutEntry />
        </li>
      </ul>
      <div className="flex items-center gap-2.5 pt-2 max-lg:justify-center lg:px-2.5">
        <Avatar name={user.displayName} />
        <div className="min-w-0 max-lg:sr-only">
          <TruncatedText as="p" className="text-sm font-medium text-strong" text={user.displayName} />
          <TruncatedText as="p" className="text-xs text-muted" text={user.email} />
        </div>
      </div>
    </>
  );
}

/** Inbox entry with the number of waiting requests. */
function GuestMessagesEntry() {
  const { inbox } = useMessages();
  const count = useOpenRequests();
  return (
    <NavEntry
      to="/inbox"
      icon="inbox"
      label={inbox.title}
      waiting={count === 0 ? undefined : { shown: formatCount(count), said: inbox.openRequests(count) }}
    />
  );
}

/** Licence of the active property, with its end date [S97]. */
function LicenceCard() {
  const { licence } = useMessages().shell;
  const active = useActivePropertyOrNone();
  if (!active) return null;
  return (
    <section
      aria-label={licence.title}
      className="mb-2 rounded-row border border-default bg-surface-raised p-3 max-lg:hidden"
    >
      <div className="flex items-center justify-between gap-2">
        <span className="text-sm font-medium text-strong">{licence.title}</span>
        <LicenceBadge state={active.licence.state} />
      </div>
      <p className="mt-1.5 text-xs text-muted">
        <LicenceDates property={active.property} licence={active.licence} />
      </p>
    </section>
  );
}

/** Setup progress of the active property, as long as an entry shows some of it; `null` while unknown. */
function useSidebarProgress(): SetupProgress | null {
  const property = useActivePropertyOrNone()?.property;
  const [finishedId, setFinishedId] = useState<string | null>(null);
  const id = property?.id ?? null;
  const progress = useSetupProgress(id === finishedId ? null : id, null);
  const isFinished =
    property?.publishedNumber !== null && progress !== null && progress.answers.answered >= ENOUGH_ANSWERS;
  if (isFinished && id !== finishedId) setFinishedId(id);
  return progress;
}

interface ProgressEntryProps {
  readonly progress: SetupProgress | null;
}

/** Answers entry; until there are enough answers, with their number (D94). */
function AnswersEntry({ progress }: ProgressEntryProps) {
  const { nav, answered } = useMessages().shell;
  const count = progress?.answers;
  const isShort = count !== undefined && count.answered < ENOUGH_ANSWERS;
  return (
    <NavEntry
      to="/answers"
      icon="answers"
      label={nav.answers}
      progress={
        isShort
          ? { shown: `${count.answered}/${count.asked}`, said: answered(count.answered, count.asked) }
          : undefined
      }
    />
  );
}

/** Quick start entry; until the first publication, with the number of completed steps. */
function QuickStartEntry({ progress }: ProgressEntryProps) {
  const { nav, stepsDone } = useMessages().shell;
  const property = useActivePropertyOrNone()?.property;
  if (!property || property.publishedNumber !== null || progress === null) {
    return <NavEntry {...QUICK_START} label={nav.quickStart} />;
  }
  const done = SETUP_STEPS.filter((step) => progress.done[step]).length;
  const all = SETUP_STEPS.length;
  return (
    <NavEntry
      {...QUICK_START}
      label={nav.quickStart}
      progress={{ shown: `${done}/${all}`, said: stepsDone(done, all) }}
    />
  );
}
