import { Suspense, useEffect, useSyncExternalStore } from "react";
import { data, Outlet, useRevalidator, useSearchParams } from "react-router";
import { bell } from "#app/components/bell.ts";
import { ViewerNotice } from "#app/components/editors-only.tsx";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { useFocusRefresh } from "#app/components/use-focus-refresh.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { requireActiveProperty } from "#app/session/active-property.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { useIsOnline } from "#app/session/network/use-is-online.ts";
import { revalidateUnlessSameScreen } from "#app/session/same-screen.ts";
import { getServer } from "#app/session/server-context.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { StatusDot } from "#app/ui/feedback/status-dot.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Tabs } from "#app/ui/layout/tabs.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import { mayServe } from "#domain/account/account.ts";
import type { Member } from "#domain/account/member.ts";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import type { HeldGroup } from "#domain/guest/held-messages.ts";
import { MESSAGE_PATHS } from "#domain/guest/messages/message-path.ts";
import { idSchema } from "#domain/value-schemas.ts";
import type { Route } from "./+types/route.ts";
import type { InboxData } from "./inbox-data.ts";
import { getInboxPath } from "./inbox-path.ts";
import { PhoneTabs } from "./phone-tabs.tsx";
import { REQUEST_PARAM } from "./requests/request-path.ts";

const NOTIFICATIONS_PANEL = definePart(
  () => import("./notifications-panel.client.tsx"),
  ({ NotificationsPanel }) => NotificationsPanel,
);

/** The channel reports held messages at most every half minute; refetch after that time for later ones. */
const READ_AGAIN_MS = 30_000;

/** Open messages and the newest others, people who may act, and the request named by the address. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const server = getServer(context);
  const { api } = server.api;
  const property = api.properties[":propertyId"];
  const propertyId = requireActiveProperty(request);
  const param = { propertyId };
  const named = idSchema.safeParse(url.searchParams.get(REQUEST_PARAM)).data;
  const [answer, people] = await Promise.all([
    property["guest-messages"].$get({ param }),
    api.members.$get(),
  ]);
  // Never shown: the shell's loader redirects people without access.
  if (!answer.ok) throw data(await readProblem(answer), { status: answer.status });
  const overview = await answer.json();
  let opened: GuestRequest | null = null;
  if (named && !overview.requests.items.some(({ id }) => id === named)) {
    const one = await property.requests[":requestId"].$get({ param: { ...param, requestId: named } });
    opened = one.ok ? await one.json() : null;
  }
  const members = people.ok ? (await people.json()).items : [];
  const isIn = (chosen: Member["properties"]) =>
    chosen === null || chosen.some(({ id }) => id === propertyId);
  const names = members
    .filter(({ role, isPending, properties }) => mayServe(role) && !isPending && isIn(properties))
    .map(({ uid, displayName }) => ({ uid, name: displayName }));
  return { ...overview, opened, people: names } satisfies InboxData;
}

export const shouldRevalidate = revalidateUnlessSameScreen;

/** Guest messages: requests to handle, and feedback [S77, S84, R9]. */
export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { inbox } = useMessages();
  const { isLive: isConnected } = useSession();
  // An offline socket stays "open" for a while.
  const isLive = useIsOnline() && isConnected;
  const [query] = useSearchParams();
  useFocusRefresh();
  useHeldRefresh(Object.values(loaderData.held).flat());
  const isOpen = query.has(REQUEST_PARAM);
  const waiting = loaderData.requests.items.filter(({ state }) => state === "new" || state === "seen").length;
  return (
    <>
      {isOpen ? <h1 className="sr-only md:hidden">{inbox.title}</h1> : null}
      <div className={isOpen ? "max-md:hidden" : undefined}>
        <ScreenHeader
          title={inbox.title}
          bare
          actions={
            <>
              <span className="flex items-center gap-2 text-sm text-muted">
                <StatusDot tone={isLive ? "on" : "off"} />
                {isLive ? inbox.live : inbox.notLive}
              </span>
              <SoundSwitch />
              <NotificationsButton />
            </>
          }
        />
        <Tabs
          label={inbox.title}
          tabs={[
            ...MESSAGE_PATHS.map((kind) => ({
              to: getInboxPath(kind),
              label: inbox[kind],
              end: true,
              ...(kind === "requests" && { count: waiting }),
            })),
            { to: "/dashboard#answers", label: inbox.howQuickly },
          ]}
          className="px-5 max-md:hidden"
        />
        <ViewerNotice right="mayServe" className="mx-8 mt-4 max-md:mx-4" />
      </div>
      <Outlet context={loaderData satisfies InboxData} />
      {isOpen ? null : <PhoneTabs requests={loaderData.requests.items} />}
    </>
  );
}

/** Refetches half a minute after a new held message, repeatedly while more arrive. */
function useHeldRefresh(heldGroups: readonly HeldGroup[]): void {
  const { revalidate } = useRevalidator();
  const newest = Math.max(0, ...heldGroups.map(({ lastAt }) => Date.parse(lastAt)));
  useEffect(() => {
    if (newest === 0) return;
    const timer = setTimeout(() => void revalidate(), READ_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [newest, revalidate]);
}

/** Switch for the sound of new requests in this browser; off by default. */
function SoundSwitch() {
  const { inbox } = useMessages();
  const isOn = useSyncExternalStore(bell.watch, bell.isOn, () => false);
  return (
    <Switch
      label={
        <span className="flex items-center gap-2 text-sm font-medium text-strong">
          <Icon name="sound" size="sm" />
          <span className="max-sm:sr-only">{inbox.sound}</span>
        </span>
      }
      checked={isOn}
      onChange={(event) => bell.set(event.currentTarget.checked)}
      className="flex-row-reverse"
    />
  );
}

/** This browser's notification settings, behind a bell button. */
function NotificationsButton() {
  const { inbox } = useMessages();
  const waiting = <Skeleton className="h-72 w-80" />;
  return (
    <Popover
      label={inbox.notifications}
      align="end"
      trigger={<IconButton icon="notify" label={inbox.notifications} />}
    >
      <Suspense fallback={waiting}>
        <LazyPart part={NOTIFICATIONS_PANEL} props={{}} fallback={waiting} />
      </Suspense>
    </Popover>
  );
}
