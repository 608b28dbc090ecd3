import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { ChangeTable, type PieceRestoring } from "../changes/change-table.client.tsx";
import type { Comparison } from "../changes/version-drafts-context.tsx";

interface ComparisonBodyProps {
  readonly label: string;
  /** `null` while loading. */
  readonly comparison: Comparison | null;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  /** Shown without differences. */
  readonly same: string;
  readonly bringing: PieceRestoring | null;
}

/** The changes, a loading state, or an error. */
export function ComparisonBody({
  label,
  comparison,
  hasFailed,
  onRetry,
  same,
  bringing,
}: ComparisonBodyProps) {
  const { changes } = useMessages("setup");
  if (hasFailed) {
    return (
      <p role="alert" className="flex items-center gap-3 px-5 pb-4 text-sm text-muted">
        {changes.failed}
        <Button size="sm" onClick={onRetry}>
          {changes.retry}
        </Button>
      </p>
    );
  }
  if (comparison === null) {
    return (
      <p className="px-5 pb-5">
        <span className="sr-only">{changes.loading}</span>
        <Skeleton className="h-16 w-full" />
      </p>
    );
  }
  if (comparison.count === 0) return <p className="px-5 pb-5 text-sm text-muted">{same}</p>;
  return <ChangeTable label={label} comparison={comparison} bringing={bringing} />;
}
