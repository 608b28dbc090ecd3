import { useWrittenMoment } from "#app/components/use-written-moment.ts";
import { formatNumber, formatTime } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useListedProperties } from "#app/session/use-listed-properties.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { useBrowserZone } from "#app/ui/use-browser-zone.ts";
import type { ActivityEntry, ActivityPage } from "#domain/live/activity.ts";
import { describeAction } from "./describe-action.ts";
import { useOlderActivity } from "./use-older-activity.ts";

interface ActivityListProps {
  readonly newest: ActivityPage;
  /** Empty for the whole group's. */
  readonly propertyId: string;
}

/** Actions, the newest first, with the way to older ones. */
export function ActivityList({ newest, propertyId }: ActivityListProps) {
  const words = useMessages().members.activity;
  const { items, hasOlder, isLoading, loadOlder } = useOlderActivity(newest, propertyId);
  return (
    <>
      <ol aria-label={words.title}>
        {items.map((entry) => (
          <ActivityRow key={entry.id} entry={entry} />
        ))}
      </ol>
      {hasOlder ? (
        <div className="border-t border-subtle px-5 py-3 text-center">
          <Button variant="ghost" size="sm" loading={isLoading} onClick={() => void loadOlder()}>
            {words.older}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function ActivityRow({ entry }: { entry: ActivityEntry }) {
  const messages = useMessages();
  const language = useLanguage();
  const { properties } = useListedProperties();
  const viewer = useBrowserZone();
  const who = entry.userName ?? messages.members.activity.support;
  const property = properties.find(({ id }) => id === entry.propertyId);
  const where = property?.name;
  // What happened at a property is told by its clock, what happened to the account by the reader's own (D88).
  const zone = property?.timeZone ?? viewer;
  const moment = useWrittenMoment(zone);
  const timeOf = (at: string) => formatTime(language, Date.parse(at), zone);
  const bundled = messages.members.activity.bundled(
    formatNumber(language, entry.count),
    timeOf(entry.at),
    timeOf(entry.until),
  );
  return (
    <li className="flex items-center gap-3 border-t border-subtle px-5 py-3 first:border-t-0">
      <Avatar name={who} />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-strong wrap-anywhere">{describeAction(entry, messages, language)}</p>
        <p className="text-xs text-muted">
          <bdi>{who}</bdi>
          {where ? (
            <>
              {" · "}
              <bdi>{where}</bdi>
            </>
          ) : null}
        </p>
      </div>
      <span className="flex-none text-end text-xs text-muted tabular-nums">
        <time dateTime={entry.at}>{moment(Date.parse(entry.at))}</time>
        {entry.count > 1 ? <span className="block">{bundled}</span> : null}
      </span>
    </li>
  );
}
