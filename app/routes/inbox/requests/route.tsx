import { Suspense, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { formatDuration } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import type { HeldGroup } from "#domain/guest/held-messages.ts";
import { HeldGroups } from "../held-groups.tsx";
import { HeldMessages } from "../held-messages.tsx";
import { useInboxData } from "../inbox-data.ts";
import { OlderButton } from "../older-button.tsx";
import { useServiceName } from "../use-service-name.ts";
import { NoRequests } from "./no-requests.tsx";
import { RequestDetail } from "./request-detail.tsx";
import { RequestFilters } from "./request-filters.tsx";
import {
  findMedianWait,
  groupRequests,
  isShownOnPhone,
  REQUEST_GROUPS,
  readShownGroup,
} from "./request-groups.ts";
import { GROUP_PARAM, PLACE_PARAM, REQUEST_PARAM, SERVICE_PARAM, withParam } from "./request-path.ts";
import { RequestRow } from "./request-row.tsx";
import { useInboxKeys } from "./use-inbox-keys.ts";
import { type Presses, usePresses } from "./use-press.ts";
import { useReadRequests, useRequests } from "./use-requests.ts";
import { useSlide } from "./use-slide.ts";
import { useMinuteClock } from "./waiting-badge.tsx";

const KEYS_DIALOG = definePart(
  () => import("./keys-dialog.client.tsx"),
  ({ KeysDialog }) => KeysDialog,
);

/** Requests by state, with the open one beside the list. */
export default function InboxRequests() {
  const { requests, held, opened, people } = useInboxData();
  const { inbox, places } = useMessages();
  const language = useLanguage();
  const { property } = useActiveProperty();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const now = useMinuteClock();
  const list = useRef<HTMLElement>(null);
  const [serviceId, place] = [query.get(SERVICE_PARAM), query.get(PLACE_PARAM)];
  const { items, take, hasOlder, isLoading, loadOlder } = useRequests(requests, { opened, place });
  const presses = usePresses(take);
  const groups = groupRequests(items, {
    now,
    timeZone: property.timeZone,
    serviceId,
    place,
    kindWords: places.kinds,
  });
  const median = findMedianWait(groups.today);
  const shown = readShownGroup(query.get(GROUP_PARAM));
  const open = items.find(({ id }) => id === query.get(REQUEST_PARAM)) ?? null;
  const closePath = withParam(query, REQUEST_PARAM, null);
  const close = () => {
    const row = list.current?.querySelector<HTMLElement>(`[data-request="${open?.id}"]`);
    void navigate(closePath, { preventScrollReset: true });
    row?.focus();
  };
  const [isShowingKeys, setIsShowingKeys] = useState(false);
  const showKeys = () => setIsShowingKeys(true);
  useInboxKeys({ list, open, presses, close, showKeys });
  useSlide(list, REQUEST_GROUPS.map((group) => groups[group].map(({ id }) => id).join(" ")).join("/"));
  const heldGroups = held.requests ?? [];
  const isEmpty = REQUEST_GROUPS.every((group) => groups[group].length === 0);

  const renderRow = (request: GuestRequest) => (
    <RequestRow
      key={request.id}
      request={request}
      to={withParam(query, REQUEST_PARAM, request.id)}
      isOpen={request.id === open?.id}
    >
      {request.doneAt === null ? <RowActions request={request} presses={presses} /> : null}
    </RequestRow>
  );

  return (
    <div className="flex min-h-0 flex-1">
      <section ref={list} aria-label={inbox.requests} className={`inbox-list ${open ? "max-md:hidden" : ""}`}>
        <RequestFilters requests={items} onShowKeys={showKeys} />
        <HeldRequests heldGroups={heldGroups} />
        {REQUEST_GROUPS.filter((group) => groups[group].length > 0).map((group) => (
          <div key={group} className={isShownOnPhone(group, shown) ? undefined : "max-md:hidden"}>
            <h2 id={`group-${group}`} tabIndex={-1} className="request-group-head">
              {inbox.groups[group]}{" "}
              <span className="font-regular text-muted">
                {groups[group].length}
                {group === "today" && median !== null
                  ? `, ${inbox.answeredIn(formatDuration(language, median))}`
                  : null}
              </span>
            </h2>
            <ul aria-labelledby={`group-${group}`} className="request-group">
              {groups[group].map(renderRow)}
            </ul>
          </div>
        ))}
        <NoRequests
          groups={groups}
          shown={shown}
          isEmpty={isEmpty}
          newest={items}
          hasHeldGroups={heldGroups.length > 0}
        />
        {hasOlder ? (
          // Open requests are always loaded completely; only done requests have older pages.
          <div className={shown === "done" ? undefined : "max-md:hidden"}>
            <OlderButton isLoading={isLoading} onPress={() => void loadOlder()} />
          </div>
        ) : null}
      </section>
      {open ? (
        <RequestDetail key={open.id} request={open} people={people} presses={presses} closePath={closePath} />
      ) : null}
      {isShowingKeys ? (
        <Suspense fallback={null}>
          <LazyPart part={KEYS_DIALOG} props={{ onClose: () => setIsShowingKeys(false) }} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Held requests, folded. */
function HeldRequests({ heldGroups }: { heldGroups: readonly HeldGroup[] }) {
  const read = useReadRequests();
  if (heldGroups.length === 0) return null;
  return (
    <div className="request-group">
      <HeldGroups kind="requests" groups={heldGroups}>
        {(group, settling) => (
          <HeldMessages
            settling={settling}
            read={(cursor) => read.page({ held: group, ...(cursor ? { cursor } : {}) })}
          >
            {(request: GuestRequest) => <RequestRow key={request.id} request={request} to={null} />}
          </HeldMessages>
        )}
      </HeldGroups>
    </div>
  );
}

interface RowActionsProps {
  readonly request: GuestRequest;
  readonly presses: Presses;
}

/** Steps possible without opening the request: taking it and marking it as done. On a phone only the first. */
function RowActions({ request, presses }: RowActionsProps) {
  const { inbox } = useMessages();
  const service = useServiceName()(request);
  const kept = presses.kept.get(request.id);
  const isTaken = request.state === "taken";
  return (
    <div className={`request-actions ${isTaken ? "max-md:hidden" : ""}`}>
      {isTaken ? null : (
        <Button
          size="sm"
          variant="primary"
          iconBefore={kept === "taken" ? "clock" : undefined}
          disabled={!presses.isAllowed}
          aria-label={`${inbox.onIt}: ${service}`}
          className="max-md:h-12 max-md:w-full max-md:text-lg"
          onClick={() => void presses.press(request, { to: "taken" })}
        >
          {inbox.onIt}
        </Button>
      )}
      <Button
        size="sm"
        iconBefore={kept === "done" ? "clock" : undefined}
        disabled={!presses.mayAnswer}
        aria-label={`${inbox.done}: ${service}`}
        className="max-md:hidden"
        onClick={() => void presses.press(request, { to: "done" })}
      >
        {inbox.done}
      </Button>
    </div>
  );
}
