import type { ReactNode } from "react";
import { data, useNavigate, useRevalidator, useSearchParams } from "react-router";
import { ViewerNotice } from "#app/components/editors-only.tsx";
import { LeaveGuard } from "#app/components/leave-guard.tsx";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { useFocusRefresh } from "#app/components/use-focus-refresh.ts";
import type { ScreenHandle } from "#app/messages/catalogues.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { requireActiveProperty } from "#app/session/active-property.ts";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { useRights } from "#app/session/role-context.tsx";
import { revalidateUnlessSameScreen } from "#app/session/same-screen.ts";
import { getServer } from "#app/session/server-context.ts";
import { useClock } from "#app/session/use-clock.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { StatusDot } from "#app/ui/feedback/status-dot.tsx";
import { useIsBrowser } from "#app/ui/use-is-browser.ts";
import type { Announcement, AnnouncementReceipts } from "#domain/announcement/announcement.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Route } from "./+types/route.ts";
import { AnnouncementList } from "./announcement-list.tsx";
import { Composer } from "./composer.client.tsx";
import {
  type AnnouncementDraft,
  copyAnnouncementDraft,
  findNextChange,
  findRunningAnnouncement,
  getState,
  newAnnouncementDraft,
  toAnnouncementDraft,
} from "./composing.ts";
import { PREPARED_PART } from "./prepared-part.ts";
import { useKeptWriting } from "./use-kept-writing.ts";
import { useReceipts } from "./use-receipts.ts";
import { getTypedKey, NEW_KEY } from "./writing.ts";

/** Number of announcements to load: all open ones (at most 50), and the latest ended ones. */
const SHOWN_MAX = "100";

export const handle = { texts: ["announcements", "setup"] } satisfies ScreenHandle;

/** Drafts, planned, running and recently ended announcements. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const server = getServer(context);
  const response = await server.api.api.properties[":propertyId"].announcements.$get({
    param: { propertyId: requireActiveProperty(request) },
    query: { limit: SHOWN_MAX },
  });
  // Never shown: the shell's loader redirects people without access.
  if (!response.ok) throw data(await readProblem(response), { status: response.status });
  return { announcements: (await response.json()).items };
}

export const shouldRevalidate = revalidateUnlessSameScreen;

/** Announcements: written once, shown on every open portal (N8). */
export default function Announcements({ loaderData }: Route.ComponentProps) {
  const { announcements } = loaderData;
  const words = useMessages("announcements");
  const { shell } = useMessages();
  const { property, licence } = useActiveProperty();
  const rights = useRights();
  const mayServe = rights.mayServe && licence.isValid;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const receipts = useReceipts(announcements);
  const now = useClock((at) => findNextChange(announcements, at));
  useFocusRefresh();
  // Announcements follow the property's time zone.
  useOnChange(["announcements.changed", "property.updated"], () => void revalidate(), property.id);
  const isBrowser = useIsBrowser();
  const { isUnasked, stored, storedId, source, isComposing, typedKey, typed, hasWork, takeStep } =
    useOpenAnnouncement(announcements, now);
  const clock = { now, timeZone: property.timeZone };
  const add = (begun: { readonly with?: AnnouncementDraft; readonly from?: string } = {}) => {
    takeStep({ kind: "begun", with: begun.with });
    void navigate(`/announcements?open=${NEW_KEY}${begun.from ? `&from=${begun.from}` : ""}`);
  };
  function createInitial(): AnnouncementDraft {
    if (stored) return toAnnouncementDraft(stored, clock);
    return source ? copyAnnouncementDraft(source, clock) : newAnnouncementDraft(clock);
  }
  const newButton = (
    <Button
      variant={isUnasked && !(stored && getState(stored, now) !== "ended") ? "primary" : "secondary"}
      iconBefore="plus"
      disabled={!mayServe}
      onClick={() => add()}
    >
      {words.add}
    </Button>
  );
  return (
    <>
      <ScreenHeader
        title={shell.nav.announcements}
        actions={
          <>
            {receipts ? <OpenPortals receipts={receipts} /> : null}
            {isComposing || announcements.length > 0 ? newButton : null}
          </>
        }
      />
      <ViewerNotice right="mayServe" className="mx-8 my-4 flex-none max-md:mx-4" />
      {licence.isValid ? null : (
        <Notice tone="warn" className="mx-8 my-4 flex-none max-md:mx-4">
          {words.licenceOver}
        </Notice>
      )}
      <div className="flex min-h-0 flex-1">
        {announcements.length > 0 ? (
          <div className={isComposing && !isUnasked ? "contents max-[61.25rem]:*:hidden" : "contents"}>
            <AnnouncementList
              announcements={announcements}
              receipts={receipts}
              openId={storedId}
              now={now}
              onAdd={() => mayServe && add()}
            />
          </div>
        ) : null}
        {isComposing && !isBrowser ? <div className="flex-1 bg-surface-page" /> : null}
        {isComposing && isBrowser ? (
          <div className={isUnasked ? "contents max-[61.25rem]:*:hidden" : "contents"}>
            <Composer
              key={typedKey}
              typedKey={typedKey}
              typed={typed}
              onWriting={takeStep}
              onAgain={() => stored && add({ from: stored.id })}
              stored={stored}
              initial={createInitial()}
              receipts={receipts}
              now={now}
            />
          </div>
        ) : null}
        {isComposing ? null : (
          <NothingOpen
            hasOthers={announcements.length > 0}
            newButton={newButton}
            onBegin={mayServe ? (begun) => add({ with: { ...newAnnouncementDraft(clock), ...begun } }) : null}
          />
        )}
      </div>
      <LeaveGuard hasWork={hasWork} onDiscard={() => takeStep({ kind: "all-discarded" })} />
    </>
  );
}

/** The announcement that the address opens, and its unsaved input. */
function useOpenAnnouncement(announcements: readonly Announcement[], now: EpochMs) {
  const [query] = useSearchParams();
  const [writing, takeStep] = useKeptWriting();
  const asked = query.get("open");
  // On wide screens the announcement that guests see now is open, otherwise the first one sent.
  const sent = announcements.find(({ sentAt }) => sentAt !== null);
  const openId = asked ?? (findRunningAnnouncement(announcements, now) ?? sent)?.id ?? null;
  const from = query.get("from");
  const typedKey = getTypedKey(writing, { open: openId, from });
  // A new announcement is saved before the address has its id.
  const storedId = writing.begun[typedKey] ?? openId;
  const stored = announcements.find(({ id }) => id === storedId) ?? null;
  return {
    isUnasked: asked === null,
    stored,
    storedId,
    source: announcements.find(({ id }) => id === from),
    isComposing: stored !== null || openId === NEW_KEY,
    typedKey,
    typed: writing.typed[typedKey] ?? null,
    hasWork: Object.keys(writing.typed).length > 0,
    takeStep,
  };
}

/** Number of portals and screens that are open now. */
function OpenPortals({ receipts }: { readonly receipts: AnnouncementReceipts }) {
  const words = useMessages("announcements");
  const { openPages, screens, turnedAway } = receipts;
  return (
    <span className="flex items-center gap-2 text-sm text-muted max-md:hidden">
      <StatusDot tone={openPages + screens > 0 ? "on" : "off"} />
      {words.openPortals(openPages)}
      {screens > 0 ? `, ${words.screens(screens)}` : null}
      {turnedAway > 0 ? `, ${words.turnedAway(turnedAway)}` : null}
    </span>
  );
}

interface NothingOpenProps {
  /** Whether there are announcements to choose from. */
  readonly hasOthers: boolean;
  readonly newButton: ReactNode;
  /** Starts with a prepared text; `null`: not allowed. */
  readonly onBegin: ((begun: Partial<AnnouncementDraft>) => void) | null;
}

/** Empty state in place of the composer; offers prepared texts if there are no announcements. */
function NothingOpen({ hasOthers, newButton, onBegin }: NothingOpenProps) {
  const words = useMessages("announcements");
  const { languages } = useActiveProperty().property;
  return (
    <div
      className={`flex flex-1 flex-col justify-center bg-surface-canvas p-6 ${hasOthers ? "max-[61.25rem]:hidden" : ""}`}
    >
      <EmptyState
        title={hasOthers ? words.choose : words.empty}
        description={words.emptyText}
        actions={hasOthers ? null : newButton}
      />
      {onBegin && !hasOthers ? (
        <LazyPart part={PREPARED_PART} props={{ label: words.prepared, languages, onBegin }} />
      ) : null}
    </div>
  );
}
