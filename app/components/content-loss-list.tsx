import { formatList, formatRecent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { LostContent } from "#domain/content/content-loss.ts";

interface ContentLossListProps {
  readonly lost: readonly LostContent[];
  /** Time zone of the property concerned. */
  readonly timeZone: string;
}

/** Losses by replacing the draft: items with counts, settings by name. */
export function ContentLossList({ lost, timeZone }: ContentLossListProps) {
  const { recovery, common } = useMessages();
  const language = useLanguage();
  const { now } = useSession();
  const words = recovery.loses;
  const formatLoss = (one: LostContent) => {
    if (one.kind === "buttons") {
      const names = one.languages.map((code) => common.languages[code]);
      return words.buttons(formatList(language, names));
    }
    if (one.kind !== "theme") return words[one.kind];
    const changedAt = Date.parse(one.changedAt);
    return words.theme(lowerFirst(formatRecent(language, changedAt, { now, words: common, timeZone })));
  };
  if (lost.length === 0) return <p className="text-sm text-muted">{words.nothing}</p>;
  return (
    <ul className="divide-y divide-solid divide-(--border-subtle) rounded-row border border-default text-sm">
      {lost.map((one) => (
        <li key={one.kind} className="flex items-center gap-3 px-3 py-2.5">
          <Icon name="trash" size="sm" className="text-danger" />
          <span className="min-w-0 flex-1 text-strong">{formatLoss(one)}</span>
          {one.count === null ? null : <b className="font-semibold text-strong tabular-nums">{one.count}</b>}
        </li>
      ))}
    </ul>
  );
}

/** "Today, 05:31" inside a sentence, in lower case. Dates begin with digits and stay unchanged. */
function lowerFirst(moment: string): string {
  return moment.charAt(0).toLocaleLowerCase() + moment.slice(1);
}
