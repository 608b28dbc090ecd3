import { formatDate, formatRecent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useMayManageGroup } from "#app/session/role-context.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Cell, TableRow } from "#app/ui/layout/data-table.tsx";
import { useBrowserZone } from "#app/ui/use-browser-zone.ts";
import type { Member } from "#domain/account/member.ts";
import { DAY_MS } from "#domain/time.ts";
import { toAccessInput } from "./access-fields.tsx";
import { isUnseen } from "./unseen.ts";
import { useMemberCalls } from "./use-member-calls.ts";

interface PersonRowProps {
  readonly member: Member;
  /** Whether the group has several properties, so that it matters which ones a person sees. */
  readonly showsWhere: boolean;
  readonly now: number;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** A member with role, properties, last day and, for owners of the whole group, last use and actions. */
export function PersonRow({ member, showsWhere, now, today, onChange, onRemove }: PersonRowProps) {
  const { members: words } = useMessages();
  const mayManage = useMayManageGroup();
  const { isBusy, invite } = useMemberCalls();
  const { email, displayName, role, isPending, isSelf } = member;
  return (
    <TableRow>
      <Cell>
        <div className="flex items-center gap-3 py-1.5">
          <Avatar name={displayName} />
          <div className="min-w-0">
            <p className="flex items-center gap-2 font-medium text-strong">
              <bdi>{displayName}</bdi>
              {isSelf ? <Badge tone="success">{words.you}</Badge> : null}
              {isPending ? <Badge tone="warn">{words.pending}</Badge> : null}
            </p>
            <p className="text-xs text-muted">{email || words.desk.noAddress}</p>
          </div>
        </div>
      </Cell>
      <Cell className="font-medium text-strong">{words.roles[role]}</Cell>
      {showsWhere ? (
        <Cell>
          <Where properties={member.properties} />
        </Cell>
      ) : null}
      <Cell>
        <Until until={member.until} today={today} />
      </Cell>
      {mayManage ? (
        <>
          <Cell>
            <LastSeen member={member} now={now} />
          </Cell>
          <Cell>
            <div className="flex items-center justify-end gap-1">
              {isPending ? (
                <IconButton
                  icon="mail"
                  size="sm"
                  disabled={isBusy}
                  label={words.invite.againTo(displayName)}
                  onClick={() => void invite({ email, displayName, ...toAccessInput(member) })}
                />
              ) : null}
              <IconButton
                icon="pencil"
                label={words.access.change(displayName)}
                size="sm"
                onClick={onChange}
              />
              {isSelf ? null : (
                <IconButton icon="trash" label={words.remove.of(displayName)} size="sm" onClick={onRemove} />
              )}
            </div>
          </Cell>
        </>
      ) : null}
    </TableRow>
  );
}

function Where({ properties }: Pick<Member, "properties">) {
  const { access: words } = useMessages().members;
  if (properties === null) return <span className="text-muted">{words.wholeGroup}</span>;
  const [first, ...others] = properties;
  if (!first) return <span className="text-warn">{words.nowhere}</span>;
  const names = properties.map(({ name }) => name).join(", ");
  return (
    <span title={others.length > 0 ? names : undefined} className="whitespace-normal">
      {others.length === 0 ? <bdi>{first.name}</bdi> : words.properties(properties.length)}
    </span>
  );
}

/** An end this near is amber. */
const SOON_DAYS = 14;

function Until({ until, today }: Pick<Member, "until"> & { readonly today: string }) {
  const { access: words } = useMessages().members;
  const language = useLanguage();
  if (until === null) return <span className="text-muted">{words.noEnd}</span>;
  const days = Math.round((Date.parse(until) - Date.parse(today)) / DAY_MS);
  const date = formatDate(language, Date.parse(until));
  return (
    <span className={days <= SOON_DAYS ? "text-warn" : undefined}>
      {date}
      <span className="block text-xs text-muted">
        {days < 0 ? words.ended : days === 0 ? words.tonight : words.inDays(days)}
      </span>
    </span>
  );
}

function LastSeen({ member, now }: { readonly member: Member; readonly now: number }) {
  const { members, common } = useMessages();
  const language = useLanguage();
  const timeZone = useBrowserZone();
  const { lastSeenAt } = member;
  if (lastSeenAt === null) return <span className="text-muted">{members.access.notYet}</span>;
  const text = formatRecent(language, Date.parse(lastSeenAt), { now, words: common, timeZone });
  if (!isUnseen(member, now)) return <span className="text-muted">{text}</span>;
  return (
    <span className="inline-flex items-center gap-1.5 text-warn">
      <Icon name="clock" size="sm" />
      {text}
    </span>
  );
}
