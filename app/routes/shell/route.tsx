import { useEffect } from "react";
import { Outlet, redirect, useLocation } from "react-router";
import { BrandLogo } from "#app/components/brand-logo.tsx";
import { DefaultPasswordNotice } from "#app/components/entry/default-password-notice.tsx";
import { SignOutForm } from "#app/components/entry/sign-out-form.tsx";
import { SignedIn } from "#app/components/entry/signed-in.tsx";
import { NotConnectedLine } from "#app/components/failure/connection-watch.tsx";
import { KeptScreen } from "#app/components/failure/kept-screen.tsx";
import { OutdatedLine } from "#app/components/failure/outdated-line.tsx";
import type { ScreenHandle } from "#app/messages/catalogues.ts";
import { prefetchMessages } from "#app/messages/load-messages.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import {
  activePropertyCookie,
  getChoosePropertyHeaders,
  getPathWithoutProperty,
  readActiveProperty,
} from "#app/session/active-property.ts";
import { useActivePropertyOrNone } from "#app/session/active-property-context.tsx";
import { deriveApplicationContext, hasOtherValidLicence } from "#app/session/application-context.ts";
import { ENDED_PATH, getEntryPath } from "#app/session/exit-reason.ts";
import { listsPropertiesContext } from "#app/session/lists-properties.server.ts";
import { protectsGuests } from "#app/session/protecting-screens.ts";
import { loadSessionAndDraft, openingContext } from "#app/session/read-session.server.ts";
import { revalidateUnlessSameScreen } from "#app/session/same-screen.ts";
import { getServer } from "#app/session/server-context.ts";
import { classNames } from "#app/ui/class-names.ts";
import { TruncatedText } from "#app/ui/layout/truncated-text.tsx";
import { whenIdle } from "#app/ui/use-is-idle.ts";
import type { Route } from "./+types/route.ts";
import { ActiveProperty } from "./active-property.tsx";
import { EndingNotice } from "./ending-notice.tsx";
import { GuestNews } from "./guest-news.tsx";
import { ShellSmallScreen } from "./shell-small-screen.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TutorialHint } from "./tutorial-hint.tsx";

/** Screens of guidance, the group and the person: available without an active property. */
const WITHOUT_PROPERTY: ReadonlySet<string> = new Set([
  "/quick-start",
  "/tutorial",
  "/help",
  "/contact",
  "/people",
  "/activity",
  "/settings",
]);

/** Screens that a shared desk does not show, not even to an owner (H3). */
const NOT_AT_DESK =
  /^\/(?:people|settings|activity|contact|clone|dashboard\/portfolio|setup\/publish)(?:\/|$)/;

/** Screens that load the draft with the session in one API call. */
const WITH_DRAFT = /^\/(?:setup\/|(?:answers|translations)$)/;

const FORGET = { headers: { "set-cookie": activePropertyCookie(null) } };

export const handle = { texts: ["shell"] } satisfies ScreenHandle;

/**
 * Guard of every signed-in screen, on first load and every navigation: requires a session and an active
 * property with a valid licence (S93 to S95), except for screens that protect guests (N4).
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const server = getServer(context);
  const asked = readActiveProperty(request);
  const withDraft = WITH_DRAFT.test(url.pathname);
  const reading = loadSessionAndDraft(server, {
    activePropertyId: asked,
    withPage: context.get(listsPropertiesContext),
    withDraft,
  });
  // Share the pending call with setup's loader, which runs in parallel.
  if (withDraft) context.set(openingContext, reading);
  const opening = await reading;
  if (!opening) throw redirect(server.hasSessionCookie ? ENDED_PATH : "/", FORGET);
  const { session } = opening;
  if (session.desk && NOT_AT_DESK.test(url.pathname)) throw redirect("/inbox");
  const { activePropertyId: licensedId, exitReason } = deriveApplicationContext({
    properties: session.properties,
    hasOtherValidLicence: hasOtherValidLicence(session),
    activePropertyId: asked,
    language: server.language,
    sequence: session.sequence,
    now: server.now,
  });
  const isUnlicensed = exitReason === "licence-expired" && protectsGuests(url.pathname);
  if (exitReason && !isUnlicensed) throw redirect(getEntryPath(exitReason), FORGET);
  const activePropertyId = isUnlicensed ? asked : licensedId;
  if (!activePropertyId && !WITHOUT_PROPERTY.has(url.pathname)) throw redirect("/");
  const plainPath = getPathWithoutProperty(url);
  if (plainPath) {
    throw redirect(plainPath, { headers: getChoosePropertyHeaders(activePropertyId) });
  }
  return { session, activePropertyId, clientKey: server.clientKey, now: server.now };
}

export const shouldRevalidate = revalidateUnlessSameScreen;

export default function Shell({ loaderData }: Route.ComponentProps) {
  const { session, activePropertyId, clientKey, now } = loaderData;
  const { common } = useMessages("everywhere");
  // Load setup's texts early, because most people open setup next.
  useEffect(() => whenIdle(() => prefetchMessages("setup")), []);
  const { pathname } = useLocation();
  // The inbox also fits small screens, because staff who handle requests use a phone.
  const isForPhones = pathname === "/inbox" || pathname.startsWith("/inbox/");
  return (
    <SignedIn session={session} clientKey={clientKey} now={now}>
      <ActiveProperty id={activePropertyId}>
        <GuestNews session={session} readFor={activePropertyId}>
          <div
            className={classNames(
              "grid h-(--screen-height) grid-cols-[4.5rem_minmax(0,1fr)] grid-rows-[minmax(0,1fr)] overflow-clip print:block print:h-auto print:overflow-visible lg:grid-cols-[var(--sidebar-width)_minmax(0,1fr)]",
              isForPhones ? "max-[40rem]:grid-cols-1" : "max-[40rem]:hidden",
            )}
          >
            <SkipLink targetId="content">{common.skipToContent}</SkipLink>
            <Sidebar />
            <main
              id="content"
              tabIndex={-1}
              className="relative flex min-h-0 min-w-0 flex-col bg-surface-page outline-hidden print:block"
            >
              <NotConnectedLine />
              <OutdatedLine />
              {isForPhones ? <PhoneBar /> : null}
              <DefaultPasswordNotice />
              <EndingNotice />
              <TutorialHint propertyId={activePropertyId} />
              <KeptScreen>
                <Outlet />
              </KeptScreen>
            </main>
          </div>
          {isForPhones ? null : (
            <div className="print:hidden">
              <ShellSmallScreen />
            </div>
          )}
        </GuestNews>
      </ActiveProperty>
    </SignedIn>
  );
}

/** Skip link, the first tab stop: jumps to the element with the id `targetId`. */
function SkipLink({ targetId, children }: { targetId: string; children: string }) {
  return (
    <a
      href={`#${targetId}`}
      className="fixed print:hidden start-4 top-0 z-toast -translate-y-full rounded-md bg-surface-inverse px-4 py-2.5 font-semibold text-inverse no-underline focus:translate-y-4"
    >
      {children}
    </a>
  );
}

/** Replaces the sidebar on a phone: the property, and sign-out. */
function PhoneBar() {
  const { nav } = useMessages().shell;
  const property = useActivePropertyOrNone()?.property;
  return (
    <div className="flex h-12 flex-none items-center gap-3 border-b border-default bg-surface-sidebar px-4 min-[40rem]:hidden print:hidden">
      <BrandLogo className="h-6 w-7 flex-none object-cover object-left" />
      <TruncatedText
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
