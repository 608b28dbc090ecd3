import { useState } from "react";
import { useRevalidator } from "react-router";
import { useApiAction } from "#app/components/use-api-action.ts";
import { formatRecent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { readProblem } from "#app/session/network/problem.ts";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import type { HeldFold } from "#domain/guest/held-messages.ts";
import { HeldFolds } from "./held-folds.tsx";
import { HeldMessages } from "./held-messages.tsx";
import { OlderButton } from "./older-button.tsx";
import { type Page, usePages } from "./use-pages.ts";

/** What guests asked for: what is open can be ticked off. */
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
  const { items, hasOlder, isLoading, loadOlder } = usePages(newest, (cursor) => read({ cursor }));
  return (
    <Card title={inbox.requests} description={inbox.requestsText} flush>
      <HeldFolds kind="requests" folds={folds}>
        {(held) => (
          <HeldMessages read={(cursor) => read({ held, ...(cursor ? { cursor } : {}) })}>
            {(request: GuestRequest) => <Request key={request.id} request={request} isHeld />}
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
        <ul className="divide-y divide-solid divide-(--border-subtle) border-t border-subtle">
          {items.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </ul>
      )}
      {hasOlder ? <OlderButton isLoading={isLoading} onPress={() => void loadOlder()} /> : null}
    </Card>
  );
}

function Request({ request, isHeld = false }: { readonly request: GuestRequest; readonly isHeld?: boolean }) {
  const { inbox, common, problems } = useMessages();
  const language = useLanguage();
  const { property, licence } = useActiveProperty();
  const { connect, now } = useSession();
  const { mayEdit } = useRights();
  const { revalidate } = useRevalidator();
  const [doneAt, setDoneAt] = useState<string | null>(null);
  const { isBusy, run } = useApiAction();
  const { service, room, note, at } = request;
  const done = request.doneAt ?? doneAt;
  const when = (time: string) =>
    formatRecent(language, Date.parse(time), { now, words: common, timeZone: property.timeZone });

  const tickOff = () =>
    run(async () => {
      const requests = connect().api.api.properties[":propertyId"].requests;
      const answer = await requests[":requestId"].done.$post({
        param: { propertyId: property.id, requestId: request.id },
      });
      if (answer.ok) {
        setDoneAt((await answer.json()).doneAt);
        void revalidate();
      } else {
        const { code } = await readProblem(answer);
        showToast({ tone: "error", title: inbox.failed, detail: problems.codes[code] });
      }
    });

  return (
    <li className="flex items-start gap-3 px-5 py-3.5">
      <div className={classNames("min-w-0 flex-1", done !== null && "text-muted")}>
        <p className="font-semibold text-strong wrap-anywhere" dir="auto">
          {service}
        </p>
        <p className="text-sm text-muted">
          {room === "" ? inbox.noRoom : inbox.room(room)}
          {" · "}
          <time dateTime={at}>{when(at)}</time>
          {" · "}
          {inbox.inLanguage(common.languages[request.language])}
        </p>
        {note === "" ? null : (
          <p className="mt-1 text-md whitespace-pre-line text-default wrap-anywhere" dir="auto">
            {note}
          </p>
        )}
      </div>
      {isHeld ? null : done === null ? (
        <Button
          size="sm"
          iconBefore="check"
          loading={isBusy}
          disabled={!licence.isValid || !mayEdit}
          aria-label={inbox.tickOff(service)}
          onClick={() => void tickOff()}
        >
          {inbox.done}
        </Button>
      ) : (
        <p className="flex-none text-sm text-muted">{inbox.doneAt(when(done))}</p>
      )}
    </li>
  );
}
