import { formatList, formatRecent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ContentCount } from "#domain/content/content-count.ts";

interface ContentLossListProps {
  readonly count: ContentCount;
  /** Of the property that loses it. */
  readonly timeZone: string;
}

/** What replacing the draft deletes, with counts. */
export function ContentLossList({ count, timeZone }: ContentLossListProps) {
  const { recovery, common } = useMessages();
  const language = useLanguage();
  const { now } = useSession();
  const words = recovery.loses;
  const languages = formatList(
    language,
    count.languages.map((code) => common.languages[code]),
  );
  const changed =
    count.themeChangedAt === null
      ? null
      : inSentence(
          formatRecent(language, Date.parse(count.themeChangedAt), { now, words: common, timeZone }),
        );
  const rows = [
    [words.buttons(languages), count.buttons],
    [words.popups, count.popups],
    [words.gallery, count.galleryPictures],
    [words.social, count.socialChannels],
    ...(changed === null ? [] : [[words.theme(changed), null] as const]),
  ] as const;
  const shown = rows.filter(([, number]) => number === null || number > 0);
  if (shown.length === 0) return <p className="text-sm text-muted">{words.nothing}</p>;
  return (
    <ul className="divide-y divide-solid divide-(--border-subtle) rounded-row border border-default text-sm">
      {shown.map(([text, number]) => (
        <li key={text} className="flex items-center gap-3 px-3 py-2.5">
          <Icon name="trash" size="sm" className="text-danger" />
          <span className="min-w-0 flex-1 text-strong">{text}</span>
          {/* A theme is one anyway: its row counts nothing. */}
          {number === null ? null : <b className="font-semibold text-strong tabular-nums">{number}</b>}
        </li>
      ))}
    </ul>
  );
}

/** "Today, 05:31" as it stands after other words. Dates begin with digits, and stay. */
function inSentence(moment: string): string {
  return moment.charAt(0).toLocaleLowerCase() + moment.slice(1);
}
