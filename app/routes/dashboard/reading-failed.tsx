import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import type { Failure } from "./read-dashboard.ts";
import { useRefetch } from "./use-refetch.ts";

/** Loading error with a retry button. Earlier figures stay below. */
export function ReadingFailed({ failure, isKept }: { failure: Failure; isKept: boolean }) {
  const dashboard = useMessages("dashboard");
  const { problems } = useMessages();
  const { isReading, refetch } = useRefetch();
  const isBlocked = failure.code === "licence_unavailable";
  const text = isKept ? dashboard.failedKept : dashboard.failed;
  return (
    <Notice
      tone="danger"
      role="alert"
      className="mb-4 print:hidden"
      action={
        isBlocked ? null : (
          <Button
            size="sm"
            iconBefore="refresh"
            loading={isReading}
            loadingLabel={dashboard.refreshing}
            onClick={refetch}
          >
            {dashboard.retry}
          </Button>
        )
      }
    >
      {isBlocked ? problems.codes.licence_unavailable : text}
    </Notice>
  );
}
