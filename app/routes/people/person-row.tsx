import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Cell, TableRow } from "#app/ui/layout/data-table.tsx";
import { ROLES } from "#domain/account/account.ts";
import { type Member, roleSchema } from "#domain/account/member.ts";
import { PersonSessions } from "./person-sessions.tsx";
import { useMemberCalls } from "./use-member-calls.ts";

/** A member with role and, for owners, actions. */
export function PersonRow({ member, onRemove }: { member: Member; onRemove: () => void }) {
  const { members: words } = useMessages();
  const { mayManage } = useRights();
  const { isBusy, changeRole, invite } = useMemberCalls();
  const { email, displayName, role, isPending, isSelf, properties, until } = member;
  const ids = properties?.map(({ id }) => id) ?? null;
  // The person's own sessions are in the settings.
  const hasSessions = mayManage && !isSelf && !isPending;
  const edge = hasSessions ? "border-b-0" : undefined;
  return (
    <>
      <TableRow>
        <Cell className={edge}>
          <div className="flex items-center gap-3 py-2">
            <Avatar name={displayName} />
            <div className="min-w-0">
              <p className="flex items-center gap-2 font-medium text-strong">
                <bdi>{displayName}</bdi>
                {isSelf ? <Badge tone="success">{words.you}</Badge> : null}
                {isPending ? <Badge tone="warn">{words.pending}</Badge> : null}
              </p>
              <p className="text-xs text-muted">{email}</p>
            </div>
          </div>
        </Cell>
        <Cell className={classNames("py-3", edge)}>
          <SelectField
            label={words.roleOf(displayName)}
            labelHidden
            className="w-44"
            value={role}
            disabled={!mayManage || isBusy}
            options={ROLES.map((value) => ({ value, label: words.roles[value] }))}
            onChange={(event) => void changeRole(member, roleSchema.parse(event.currentTarget.value))}
          />
          <p className="mt-1 text-xs whitespace-normal text-muted">{words.mayDo[role]}</p>
        </Cell>
        <Cell className={edge}>
          <div className="flex items-center justify-end gap-1">
            {mayManage && isPending ? (
              <Button
                variant="ghost"
                size="sm"
                loading={isBusy}
                aria-label={words.invite.againTo(displayName)}
                onClick={() => void invite({ email, displayName, role, properties: ids, until })}
              >
                {words.invite.again}
              </Button>
            ) : null}
            {mayManage && !isSelf ? (
              <IconButton icon="trash" label={words.remove.of(displayName)} size="sm" onClick={onRemove} />
            ) : null}
          </div>
        </Cell>
      </TableRow>
      {hasSessions ? (
        <tr className="last:*:border-b-0">
          <td colSpan={3} className="border-b border-subtle ps-17 pe-5">
            <PersonSessions member={member} />
          </td>
        </tr>
      ) : null}
    </>
  );
}
