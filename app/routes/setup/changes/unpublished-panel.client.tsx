import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { useDraft } from "../draft/draft-context.tsx";
import { useLastPublished, usePlanned } from "../planned/planned-context.tsx";
import { getTabPath } from "../setup-tabs.ts";
import { describeChange } from "./describe-change.ts";
import { CHANGE_GROUP_ICONS, formatGroupCounts, formatGroupTitle } from "./group-words.ts";
import { type Comparison, useDraftSince } from "./version-drafts-context.tsx";

/** Rows per group; the publish tab has all. */
const LINES_SHOWN = 4;

/** Short list of unpublished changes. Updates while open. */
export function UnpublishedPanel({ onLeave }: { onLeave: () => void }) {
  const { changes, publish, setup } = useMessages("setup");
  const { property } = useDraft();
  const { planned } = usePlanned();
  const { comparison, hasFailed, retry } = useDraftSince(useLastPublished().key, true);
  const live = property.publishedNumber ?? 0;
  const last = planned?.state === "waiting" ? live + 1 : live;
  return (
    <div className="flex max-h-[min(32rem,var(--radix-popover-content-available-height))] w-88 max-w-full flex-col">
      <p className="px-1 text-sm text-muted">
        {comparison?.count === 0
          ? publish.nothingNew(last)
          : last > live
            ? changes.afterPlanned(last)
            : setup.guestsStillSee(live)}
      </p>
      {hasFailed ? (
        <p role="alert" className="mt-3 flex items-center gap-3 px-1 text-sm">
          {changes.failed}
          <Button size="sm" onClick={retry}>
            {changes.retry}
          </Button>
        </p>
      ) : null}
      {comparison ? <ShortList comparison={comparison} /> : null}
      {comparison === null && !hasFailed ? <Skeleton className="mt-3 h-24 w-full" /> : null}
      <p className="mt-3 border-t border-subtle px-1 pt-3 text-sm">
        <TextLink to={getTabPath("publish")} iconAfter="arrow-right" onClick={onLeave}>
          {changes.chip.publish}
        </TextLink>
      </p>
    </div>
  );
}

function ShortList({ comparison }: { comparison: Comparison }) {
  const messages = useMessages("setup");
  const language = useLanguage();
  const { before, after } = comparison;
  return (
    <ul className="mt-3 min-h-0 space-y-3 overflow-y-auto px-1">
      {comparison.groups.map((group) => (
        <li key={`${group.name} ${group.language ?? ""}`}>
          <p className="flex items-center gap-2 text-sm font-semibold text-strong">
            <Icon name={CHANGE_GROUP_ICONS[group.name]} size="sm" className="text-muted" />
            {formatGroupTitle(group, messages)}
            <span className="ms-auto text-end text-xs font-regular text-muted">
              {formatGroupCounts(group, messages)}
            </span>
          </p>
          <ul className="mt-1 ps-6 text-sm">
            {group.rows.slice(0, LINES_SHOWN).map((row) => {
              const { title, detail } = describeChange(row, { before, after, messages, language });
              return (
                <li key={`${row.change.kind} ${row.change.path.join(" ")}`} className="wrap-anywhere">
                  <span className="text-strong" dir="auto">
                    {title}
                  </span>
                  {detail === "" ? null : <span className="text-xs text-muted"> · {detail}</span>}
                </li>
              );
            })}
            {group.rows.length > LINES_SHOWN ? <li className="text-xs text-muted">…</li> : null}
          </ul>
        </li>
      ))}
    </ul>
  );
}
