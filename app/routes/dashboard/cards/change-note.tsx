import { formatPercent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Figure, Mean } from "#domain/analytics/report.ts";
import { toChange } from "./change.ts";

interface ChangeNoteProps {
  readonly figure: Figure | Mean;
  readonly hasBefore: boolean;
  /** Of figures that are neither good nor bad when they rise. */
  readonly neutral?: boolean;
}

/** How a figure stands to the period before: arrow and share to see, words to hear. */
export function ChangeNote({ figure, hasBefore, neutral = false }: ChangeNoteProps) {
  const { change: words } = useMessages("dashboard");
  const language = useLanguage();
  const change = toChange(figure, hasBefore);
  if (change === null) return null;
  if (!("share" in change)) {
    return <span className="text-xs text-muted">{words[change.kind]}</span>;
  }
  const isMore = change.kind === "more";
  const percent = formatPercent(language, change.share, change.share < 1 ? 1 : 0);
  const tone = isMore ? "text-success" : "text-danger";
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-0.75 align-middle text-xs font-medium",
        neutral ? "text-muted" : tone,
      )}
    >
      <Icon name={isMore ? "arrow-up" : "arrow-down"} size="xs" />
      <span aria-hidden="true" className="tabular-nums">
        {percent}
      </span>
      <span className="sr-only">{words[change.kind](percent)}</span>
    </span>
  );
}
