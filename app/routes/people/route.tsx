import { useState } from "react";
import { redirect } from "react-router";
import { ScreenColumn } from "#app/components/screen-column.tsx";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { getServer } from "#app/session/server-context.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { DataTable, HeaderCell } from "#app/ui/layout/data-table.tsx";
import type { Member } from "#domain/account/member.ts";
import type { Route } from "./+types/route.ts";
import { InviteDialog } from "./invite-dialog.client.tsx";
import { PersonRow } from "./person-row.tsx";
import { RemoveDialog } from "./remove-dialog.client.tsx";

/** Members of the group. The shell redirects people who are not signed in. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, isSignInElsewhere } = getServer(context);
  const response = await api.api.members.$get();
  if (!response.ok) throw redirect("/");
  return { ...(await response.json()), isSignInElsewhere };
}

/** Members with their roles (D12). Everyone sees the list; owners edit it. */
export default function People({ loaderData }: Route.ComponentProps) {
  const { items, isSignInElsewhere } = loaderData;
  const { members: words } = useMessages();
  const { mayManage } = useRights();
  const [isInviting, setIsInviting] = useState(false);
  const [removing, setRemoving] = useState<Member | null>(null);
  return (
    <>
      <ScreenHeader
        title={words.title}
        actions={
          <Button
            variant="primary"
            iconBefore="plus"
            disabled={!mayManage}
            onClick={() => setIsInviting(true)}
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
        <div className="overflow-hidden max-md:overflow-x-auto rounded-lg border border-default bg-surface-raised shadow-xs">
          <DataTable aria-label={words.title}>
            <thead>
              <tr>
                <HeaderCell>{words.columns.person}</HeaderCell>
                <HeaderCell>{words.columns.role}</HeaderCell>
                <HeaderCell>
                  <span className="sr-only">{words.columns.action}</span>
                </HeaderCell>
              </tr>
            </thead>
            <tbody>
              {items.map((member) => (
                <PersonRow key={member.uid} member={member} onRemove={() => setRemoving(member)} />
              ))}
            </tbody>
          </DataTable>
        </div>
      </ScreenColumn>
      {isInviting ? (
        <InviteDialog isSignInElsewhere={isSignInElsewhere} onClose={() => setIsInviting(false)} />
      ) : null}
      {removing ? <RemoveDialog member={removing} onClose={() => setRemoving(null)} /> : null}
    </>
  );
}
