import { formatPercent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Figure, Mean } from "#domain/analytics/report.ts";

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

/** How a figure stands to the one of the period before. */
type Change =
  | { readonly kind: "more" | "less" /** 0.082 for 8.2 %. */; readonly share: number }
  | { readonly kind: "same" | "none" };

/**
 * Compares a figure with the one before. Null where nothing can be said: no period before, or no mean to
 * take. `none`: there was nothing before, of which no share can be taken.
 */
export function toChange({ value, before }: Figure | Mean, hasBefore: boolean): Change | null {
  if (!hasBefore || value === null || before === null) return null;
  if (value === before) return { kind: "same" };
  if (before === 0) return { kind: "none" };
  const share = (value - before) / before;
  return { kind: share > 0 ? "more" : "less", share: Math.abs(share) };
}
