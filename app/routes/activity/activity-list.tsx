import { useState } from "react";
import { useWrittenMoment } from "#app/components/use-written-moment.ts";
import { formatFullDay, formatNumber, formatTime } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { useListedProperties } from "#app/session/use-listed-properties.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { useBrowserZone } from "#app/ui/use-browser-zone.ts";
import type { ActivityEntry, ActivityPage } from "#domain/live/activity.ts";
import { toLocalTime } from "#domain/zoned-time.ts";
import { describeAction } from "./describe-action.ts";

const PER_PAGE = "50";

interface ActivityListProps {
  readonly newest: ActivityPage;
  /** Id of the property; empty: the whole group. */
  readonly propertyId: string;
}

/** Actions, newest first, with a button for older ones. */
export function ActivityList({ newest, propertyId }: ActivityListProps) {
  const words = useMessages().members.activity;
  const { items, hasOlder, isLoading, loadOlder } = useOlderActivity(newest, propertyId);
  const readZone = useEntryZone();
  const days = items.map((entry) => toLocalTime(Date.parse(entry.at), readZone(entry)).day);
  return (
    <>
      <ol aria-label={words.title}>
        {items.map((entry, index) => (
          <ActivityRow
            key={entry.id}
            entry={entry}
            day={days[index] === days[index - 1] ? null : days[index]}
          />
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

/** Time zone of an entry: the property's; for the account, the reader's (D88). */
function useEntryZone(): (entry: ActivityEntry) => string {
  const { properties } = useListedProperties();
  const viewer = useBrowserZone();
  return ({ propertyId }) => properties.find(({ id }) => id === propertyId)?.timeZone ?? viewer;
}

interface ActivityRowProps {
  readonly entry: ActivityEntry;
  /** `YYYY-MM-DD` for a day's first entry, which shows it as a heading; otherwise `null`. */
  readonly day: string | null | undefined;
}

function ActivityRow({ entry, day }: ActivityRowProps) {
  const messages = useMessages();
  const language = useLanguage();
  const { properties } = useListedProperties();
  const who = entry.userName ?? messages.members.activity.support;
  const property = properties.find(({ id }) => id === entry.propertyId);
  const where = property?.name;
  const zone = useEntryZone()(entry);
  const moment = useWrittenMoment(zone);
  const formatEntryTime = (at: string) => formatTime(language, Date.parse(at), zone);
  const bundled = messages.members.activity.bundled(
    formatNumber(language, entry.count),
    formatEntryTime(entry.at),
    formatEntryTime(entry.until),
  );
  return (
    <li className="border-t border-subtle first:border-t-0">
      {day ? (
        <h2 className="px-5 pt-4 text-sm font-medium text-default">{formatFullDay(language, day)}</h2>
      ) : null}
      <div className="flex items-center gap-3 px-5 py-3">
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
          <time dateTime={entry.at}>{moment(Date.parse(entry.at), formatTime)}</time>
          {entry.count > 1 ? <span className="block">{bundled}</span> : null}
        </span>
      </div>
    </li>
  );
}

/** The live newest page plus older pages. An entry in both is shown once. */
function useOlderActivity(newest: ActivityPage, propertyId: string) {
  const { members } = useMessages();
  const { connect } = useSession();
  const [older, setOlder] = useState<ActivityPage | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const nextCursor = older ? older.nextCursor : newest.nextCursor;

  async function loadOlder() {
    if (!nextCursor) return;
    setIsLoading(true);
    try {
      const { api } = connect().api;
      const query = { limit: PER_PAGE, cursor: nextCursor };
      const response = propertyId
        ? await api.properties[":propertyId"].activity.$get({ param: { propertyId }, query })
        : await api.activity.$get({ query });
      if (!response.ok) throw new Error(`The activity list answered ${response.status}.`);
      const page = await response.json();
      // Keep entries that newer ones pushed out of the newest page, because they are on screen.
      const before = older?.items ?? newest.items;
      setOlder({ ...page, items: [...before, ...page.items] });
    } catch (error) {
      if (error instanceof SignedOutError) return;
      console.warn(error);
      showToast({ tone: "error", title: members.activity.failed });
    } finally {
      setIsLoading(false);
    }
  }

  const known = new Set(newest.items.map(({ id }) => id));
  const items = [...newest.items, ...(older?.items ?? []).filter(({ id }) => !known.has(id))];
  return { items, hasOlder: nextCursor !== undefined, isLoading, loadOlder };
}
