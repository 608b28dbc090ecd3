import { useState } from "react";
import { redirect } from "react-router";
import { ScreenColumn } from "#app/components/screen-column.tsx";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { listsProperties } from "#app/session/lists-properties.server.ts";
import { useMayManageGroup } from "#app/session/role-context.tsx";
import { getServer } from "#app/session/server-context.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { SearchField } from "#app/ui/form/search-field.tsx";
import { DataTable, HeaderCell } from "#app/ui/layout/data-table.tsx";
import { useBrowserZone } from "#app/ui/use-browser-zone.ts";
import type { Member } from "#domain/account/member.ts";
import { foldText } from "#domain/text.ts";
import { toLocalTime } from "#domain/zoned-time.ts";
import type { Route } from "./+types/route.ts";
import { AccessDialog } from "./access-dialog.client.tsx";
import { InviteDialog } from "./invite-dialog.client.tsx";
import { PersonRow } from "./person-row.tsx";
import { RemoveDialog } from "./remove-dialog.client.tsx";
import { isUnseen } from "./unseen.ts";

export const middleware = [listsProperties];

export async function loader({ context }: Route.LoaderArgs) {
  const { api, isSignInElsewhere, now } = getServer(context);
  const response = await api.api.members.$get();
  if (!response.ok) throw redirect("/");
  return { ...(await response.json()), isSignInElsewhere, now };
}

/** Number of people from which the list has a search field. */
const SEARCH_FROM = 9;

type Task = { readonly kind: "change" | "remove"; readonly member: Member } | { readonly kind: "invite" };

/** Members with role, properties and last day (D12, D99). Everyone sees the list; owners of the whole group edit it. */
export default function People({ loaderData }: Route.ComponentProps) {
  const { items, isSignInElsewhere, now } = loaderData;
  const { members: words } = useMessages();
  const mayManage = useMayManageGroup();
  const { propertyCount } = useSession();
  const today = toLocalTime(now, useBrowserZone()).day;
  const [task, setTask] = useState<Task | null>(null);
  const [text, setText] = useState("");
  const [isUnseenOnly, setIsUnseenOnly] = useState(false);
  const close = () => setTask(null);
  const unseen = items.filter((member) => isUnseen(member, now));
  const sought = foldText(text.trim());
  const shown = (isUnseenOnly ? unseen : items).filter(({ displayName, email }) =>
    foldText(`${displayName} ${email}`).includes(sought),
  );
  const showsWhere = propertyCount > 1 || items.some(({ properties }) => properties !== null);
  return (
    <>
      <ScreenHeader
        title={words.title}
        actions={
          <Button
            variant="primary"
            iconBefore="plus"
            disabled={!mayManage}
            onClick={() => setTask({ kind: "invite" })}
          >
            {words.invite.action}
          </Button>
        }
      />
      <ScreenColumn>
        {mayManage ? null : (
          <Notice tone="info" className="mb-5">
            {words.onlyOwners}
          </Notice>
        )}
        {items.length < SEARCH_FROM && unseen.length === 0 ? null : (
          <div className="mb-4 flex flex-wrap items-center gap-3">
            {items.length < SEARCH_FROM ? null : (
              <SearchField
                label={words.access.search}
                placeholder={words.access.search}
                className="w-60"
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
              />
            )}
            {unseen.length === 0 ? null : (
              <Button
                size="sm"
                iconBefore="clock"
                className="ms-auto"
                aria-pressed={isUnseenOnly}
                onClick={() => setIsUnseenOnly(!isUnseenOnly)}
              >
                {words.access.unseen(unseen.length)}
              </Button>
            )}
          </div>
        )}
        <div className="overflow-hidden max-md:overflow-x-auto rounded-lg border border-default bg-surface-raised shadow-xs">
          <DataTable aria-label={words.title}>
            <thead>
              <tr>
                <HeaderCell>{words.columns.person}</HeaderCell>
                <HeaderCell>{words.columns.role}</HeaderCell>
                {showsWhere ? <HeaderCell>{words.columns.where}</HeaderCell> : null}
                <HeaderCell>{words.columns.until}</HeaderCell>
                {mayManage ? (
                  <>
                    <HeaderCell>{words.columns.seen}</HeaderCell>
                    <HeaderCell>
                      <span className="sr-only">{words.columns.action}</span>
                    </HeaderCell>
                  </>
                ) : null}
              </tr>
            </thead>
            <tbody>
              {shown.map((member) => (
                <PersonRow
                  key={member.uid}
                  member={member}
                  showsWhere={showsWhere}
                  now={now}
                  today={today}
                  onChange={() => setTask({ kind: "change", member })}
                  onRemove={() => setTask({ kind: "remove", member })}
                />
              ))}
            </tbody>
          </DataTable>
          {shown.length === 0 ? (
            <p role="status" className="px-5 py-6 text-sm text-muted">
              {words.access.noMatches}
            </p>
          ) : null}
        </div>
      </ScreenColumn>
      {task?.kind === "invite" ? (
        <InviteDialog isSignInElsewhere={isSignInElsewhere} today={today} onClose={close} />
      ) : null}
      {task?.kind === "change" ? (
        <AccessDialog
          member={task.member}
          today={today}
          onEnd={() => setTask({ kind: "remove", member: task.member })}
          onClose={close}
        />
      ) : null}
      {task?.kind === "remove" ? <RemoveDialog member={task.member} onClose={close} /> : null}
    </>
  );
}
