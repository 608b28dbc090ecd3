import { useEffect, useMemo, useRef } from "react";
import {
  matchPath,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRevalidator,
} from "react-router";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { SeasonBadge } from "#app/components/season/season-badge.tsx";
import type { ScreenHandle } from "#app/messages/catalogues.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readActiveProperty } from "#app/session/active-property.ts";
import { usePresence } from "#app/session/live/presence-context.tsx";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import { openingContext } from "#app/session/read-session.server.ts";
import { getServer, type ServerContext } from "#app/session/server-context.ts";
import { useFrozenValue } from "#app/session/use-frozen-value.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { definePart, LazyPart, usePartsWhenIdle } from "#app/ui/feedback/lazy-part.tsx";
import { Tabs } from "#app/ui/layout/tabs.tsx";
import { checkDraft } from "#domain/content/publish-check.ts";
import { portalPath } from "#portal/portal-path.ts";
import type { Route } from "./+types/route.ts";
import { UnpublishedChip } from "./changes/unpublished-chip.tsx";
import { VersionDraftsProvider } from "./changes/version-drafts-context.tsx";
import { ApplyProvider } from "./draft/apply-context.tsx";
import { BroadcastEditing } from "./draft/broadcast-editing.tsx";
import { DraftProvider, useDraft } from "./draft/draft-context.tsx";
import { DraftUploadsProvider } from "./draft/draft-uploads.tsx";
import { LastApplied } from "./draft/last-applied.tsx";
import { withoutNewButtons } from "./draft/new-buttons.ts";
import { TypedWorkProvider } from "./draft/typed-work.tsx";
import { UnsavedGuard } from "./draft/unsaved-guard.tsx";
import { PlannedBadge } from "./planned/planned-badge.tsx";
import { PlannedProvider } from "./planned/planned-context.tsx";
import { CARD_PATH } from "./publish/card/card-path.ts";
import { getTabPath, SETUP_TABS } from "./setup-tabs.ts";
import { ViewProvider } from "./view-context.tsx";

export const handle = { texts: ["setup"] } satisfies ScreenHandle;

/**
 * The active property's draft in one request, shared with the shell if that is loaded too. Without a
 * property, redirects to the entry (S95, S101).
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const propertyId = readActiveProperty(request);
  if (propertyId === null) throw redirect("/");
  const opening = context.get(openingContext);
  const draft = opening ? (await opening)?.draft : await readDraft(getServer(context), propertyId);
  if (!draft) throw redirect("/");
  return draft;
}

/** Loads the draft on client navigation, when the shell is already loaded. */
async function readDraft({ api }: ServerContext, propertyId: string) {
  const response = await api.api.properties[":propertyId"].draft.$get({ param: { propertyId } });
  return response.ok ? response.json() : null;
}

/** Afterwards the draft lives in the browser: tabs and their parameters need no reload. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod || currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  return currentUrl.searchParams.get("property") !== nextUrl.searchParams.get("property");
}

const CONFLICT_DIALOG = definePart(
  () => import("./draft/conflict-dialog.client.tsx"),
  ({ ConflictDialog }) => ConflictDialog,
);

export default function Setup({ loaderData }: Route.ComponentProps) {
  const { isEditing } = usePresence();
  const frozen = useFrozenValue(loaderData, getPropertyId, isEditing);
  const { property, documents, publication } = frozen;
  // Read-only on this screen: use the latest loaded value.
  const { planned, automatic } = loaderData.property.id === property.id ? loaderData : frozen;
  useReloadOfDrafts(property.id);
  return (
    <DraftProvider
      key={property.id}
      property={property}
      documents={documents}
      publication={publication}
      automatic={automatic}
    >
      <PlannedProvider propertyId={property.id} loaded={planned}>
        <ViewProvider>
          <DraftUploadsProvider>
            <ApplyProvider>
              <TypedWorkProvider>
                <VersionDraftsProvider>
                  <div className="flex min-h-0 flex-1 flex-col">
                    <SetupHead />
                    <Outlet />
                  </div>
                </VersionDraftsProvider>
                <UnsavedGuard />
              </TypedWorkProvider>
              <BroadcastEditing />
              <Conflicts />
            </ApplyProvider>
          </DraftUploadsProvider>
        </ViewProvider>
      </PlannedProvider>
    </DraftProvider>
  );
}

/** Many steps of a run are one reading. */
const DRAFTS_DELAY_MS = 1_000;

/** Reads again what automatic languages show, once drafts or settings have changed in any browser (L5). */
function useReloadOfDrafts(propertyId: string) {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useOnChange(
    ["translations.changed"],
    () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void revalidate(), DRAFTS_DELAY_MS);
    },
    propertyId,
  );
  useEffect(() => () => clearTimeout(timer.current), []);
}

/** Loaded when idle, because any save may end in a conflict. */
function Conflicts() {
  const { conflict } = useDraft();
  usePartsWhenIdle([CONFLICT_DIALOG]);
  return conflict ? <LazyPart part={CONFLICT_DIALOG} props={{}} /> : null;
}

function getPropertyId({ property }: { property: { id: string } }): string {
  return property.id;
}

/** Screens with their own header. */
const WITH_OWN_HEADER = ["/answers", "/translations", "/setup/history", CARD_PATH] as const;

function SetupHead() {
  const { pathname } = useLocation();
  if (WITH_OWN_HEADER.some((path) => matchPath({ path, end: false }, pathname))) return null;
  return (
    <>
      <SetupHeader />
      <SetupTabs />
    </>
  );
}

function SetupHeader() {
  const { setup } = useMessages("setup");
  const { property } = useDraft();
  const { publishedNumber, slug } = property;
  const isLive = publishedNumber !== null;
  return (
    <ScreenHeader
      title={setup.title}
      bare
      actions={
        <>
          <LastApplied />
          <PlannedBadge />
          <UnpublishedChip />
          <SeasonBadge property={property} />
          {isLive ? (
            <Badge tone="success">{setup.liveVersion(publishedNumber)}</Badge>
          ) : (
            <Badge tone="neutral">{setup.notLive}</Badge>
          )}
          {isLive ? (
            <ButtonLink
              to={portalPath(slug)}
              reloadDocument
              target="_blank"
              rel="noopener"
              size="sm"
              iconAfter="external"
            >
              {setup.openPortal}
            </ButtonLink>
          ) : null}
        </>
      }
    />
  );
}

function SetupTabs() {
  const { setup, shell } = useMessages("setup");
  const { draft, state, property } = useDraft();
  const { features } = property;
  const blocking = useMemo(
    () =>
      withoutNewButtons(checkDraft(draft, features), state).filter(({ level }) => level === "blocking")
        .length,
    [draft, state, features],
  );
  const tabs = SETUP_TABS.map((tab) => ({
    to: getTabPath(tab),
    label: shell.tabs[tab],
    ...(tab === "publish" && blocking > 0 ? { count: blocking, countLabel: setup.toFix(blocking) } : {}),
  }));
  return <Tabs label={setup.title} tabs={tabs} className="px-5" />;
}
