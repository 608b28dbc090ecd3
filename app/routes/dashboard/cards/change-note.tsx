import { formatPercent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Figure, Mean } from "#domain/analytics/report.ts";

interface ChangeNoteProps {
  readonly figure: Figure | Mean;
  readonly hasBefore: boolean;
  /** For figures whose rise is neither good nor bad. */
  readonly neutral?: boolean;
}

/** Change of a figure from the previous period: arrow and percentage, with words for screen readers. */
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

/** Change of a figure from the previous period. */
type Change =
  | { readonly kind: "more" | "less" /** 0.082 for 8.2 %. */; readonly share: number }
  | { readonly kind: "same" | "none" };

/**
 * Compares a figure with the previous one. `null`: no previous period or no mean. `none`: the previous value
 * was 0, so there is no percentage.
 */
export function toChange({ value, before }: Figure | Mean, hasBefore: boolean): Change | null {
  if (!hasBefore || value === null || before === null) return null;
  if (value === before) return { kind: "same" };
  if (before === 0) return { kind: "none" };
  const share = (value - before) / before;
  return { kind: share > 0 ? "more" : "less", share: Math.abs(share) };
}
