import { useEffect, useRef } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import type { HeldFold } from "#domain/guest/held-messages.ts";
import { HeldFolds } from "./held-folds.tsx";
import { HeldMessages } from "./held-messages.tsx";
import { OlderButton } from "./older-button.tsx";
import { RequestAction } from "./request-action.tsx";
import { RequestRow } from "./request-row.tsx";
import { type Page, usePages } from "./use-pages.ts";

const GROUP = "border-t border-subtle bg-surface-sunken px-5 py-2 text-xs font-medium text-muted";
const ROWS = "divide-y divide-solid divide-(--border-subtle) border-t border-subtle";

/** What guests asked for: what is open first, to be marked as done, and below it what is done, to be opened again. */
export function RequestsCard({
  newest,
  folds,
}: {
  readonly newest: Page<GuestRequest>;
  readonly folds: readonly HeldFold[];
}) {
  const { inbox } = useMessages();
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const read = async (query: { readonly cursor?: string; readonly held?: string }) => {
    const { requests } = connect().api.api.properties[":propertyId"];
    const answer = await requests.$get({ param: { propertyId: property.id }, query });
    return answer.ok ? answer.json() : null;
  };
  const { items, replace, hasOlder, isLoading, loadOlder } = usePages(newest, (cursor) => read({ cursor }));
  const open = items.filter(({ doneAt }) => doneAt === null);
  // Pressed, a row moves to the other group: the keyboard goes on from the first one.
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const shown = useRef(open.length);
  useEffect(() => {
    if (shown.current === open.length) return;
    shown.current = open.length;
    if (hasMoved.current && document.activeElement === document.body) heading.current?.focus();
    hasMoved.current = false;
  }, [open.length]);
  const done = items.filter(({ doneAt }) => doneAt !== null);
  const take = (request: GuestRequest) => {
    hasMoved.current = true;
    replace(request);
  };
  const rowOf = (request: GuestRequest) => (
    <RequestRow key={request.id} request={request}>
      <RequestAction request={request} onChange={take} />
    </RequestRow>
  );
  return (
    <Card title={inbox.requests} description={inbox.requestsText} flush>
      <HeldFolds kind="requests" folds={folds}>
        {(held) => (
          <HeldMessages read={(cursor) => read({ held, ...(cursor ? { cursor } : {}) })}>
            {(request: GuestRequest) => <RequestRow key={request.id} request={request} />}
          </HeldMessages>
        )}
      </HeldFolds>
      {items.length === 0 && folds.length > 0 ? (
        <p className="border-t border-subtle px-5 py-3.5 text-sm text-muted">{inbox.held.nothingElse}</p>
      ) : items.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title={inbox.noRequests}
          description={inbox.noRequestsText}
          className="px-5 pt-6 pb-10"
        />
      ) : (
        <>
          <h3 ref={heading} tabIndex={-1} className={GROUP}>
            {inbox.open}
          </h3>
          {open.length === 0 ? (
            <p className="border-t border-subtle px-5 py-3.5 text-sm text-muted">{inbox.allDone}</p>
          ) : (
            <ul aria-label={inbox.open} className={ROWS}>
              {open.map(rowOf)}
            </ul>
          )}
          {done.length === 0 ? null : (
            <>
              <h3 className={GROUP}>{inbox.doneGroup}</h3>
              <ul aria-label={inbox.doneGroup} className={ROWS}>
                {done.map(rowOf)}
              </ul>
            </>
          )}
        </>
      )}
      {hasOlder ? <OlderButton isLoading={isLoading} onPress={() => void loadOlder()} /> : null}
    </Card>
  );
}
