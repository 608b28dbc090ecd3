import { useState } from "react";
import { ContentLossList } from "#app/components/content-loss-list.tsx";
import { useHelpAction } from "#app/components/help/use-help-action.ts";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useContentLoss } from "#app/components/use-content-loss.ts";
import { useRestore } from "#app/components/use-restore.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { readProblem } from "#app/session/network/problem.ts";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { RESTORE_DAYS } from "#domain/limits.ts";

/**
 * Resets to the default template, after a confirmation that lists the losses and how to restore them [S18,
 * S55, S201].
 */
export function ResetContent() {
  const { settings, problems, members } = useMessages();
  const { licence } = useActiveProperty();
  const { mayEdit } = useRights();
  const reason = licence.isValid
    ? mayEdit
      ? null
      : members.viewerReason
    : problems.codes.licence_unavailable;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex flex-col items-end gap-1.5">
      <Button
        variant="danger-quiet"
        iconBefore="undo"
        disabled={reason !== null}
        onClick={() => setIsAsking(true)}
      >
        {settings.reset.title}
      </Button>
      {reason === null ? null : (
        <p className={`text-end text-xs ${licence.isValid ? "text-muted" : "text-danger"}`}>{reason}</p>
      )}
      {isAsking ? <ResetDialog onClose={() => setIsAsking(false)} /> : null}
    </div>
  );
}

function ResetDialog({ onClose }: { onClose: () => void }) {
  const { settings, recovery, problems } = useMessages();
  const words = settings.reset;
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const restore = useRestore();
  const lost = useContentLoss(property.id, null);
  const { isBusy, run } = useApiAction();
  const helpFor = useHelpAction();

  const reset = () =>
    run(async () => {
      const response = await connect().api.api.properties[":propertyId"].reset.$post({
        param: { propertyId: property.id },
      });
      if (response.ok) {
        const { restorePoint } = await response.json();
        showToast({
          tone: "success",
          title: recovery.reset.done,
          action: { label: recovery.undo, onPress: () => void restore(property.id, restorePoint.id) },
        });
      } else {
        const { code } = await readProblem(response);
        showToast({
          tone: "error",
          title: settings.toasts.resetContentFailed(property.name),
          detail: problems.codes[code],
          ...helpFor(code),
        });
      }
      onClose();
    });

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.question(property.name)}
      description={`${words.warning} ${recovery.where(RESTORE_DAYS)}`}
      safeLabel={words.keep}
      confirmLabel={words.confirm}
      busy={isBusy}
      busyLabel={words.running}
      onConfirm={() => void reset()}
    >
      {lost === null ? (
        <Skeleton className="h-32 w-full" />
      ) : (
        <ContentLossList lost={lost} timeZone={property.timeZone} />
      )}
      <p className="mt-3.5 text-sm text-muted">{recovery.clone.untilPublished}</p>
    </ConfirmDialog>
  );
}
