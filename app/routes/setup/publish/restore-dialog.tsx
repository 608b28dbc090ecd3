import { useApiAction } from "#app/components/use-api-action.ts";
import { useRefusalToast } from "#app/components/use-refusal-toast.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { useDraft } from "../draft/draft-context.tsx";
import { getDirtyKeys } from "../draft/draft-state.ts";

interface RestoreDialogProps {
  /** Number of the version to restore; `null`: closed. */
  readonly number: number | null;
  readonly onClose: () => void;
}

/** Confirmation before a version replaces the draft. */
export function RestoreDialog({ number, onClose }: RestoreDialogProps) {
  const { publish, common } = useMessages("setup");
  const sayRefused = useRefusalToast();
  const words = publish.restoring;
  const { property, state, reload } = useDraft();
  const { connect } = useSession();
  const { isBusy, run } = useApiAction();
  const isUnsaved = getDirtyKeys(state).length > 0;

  const restore = (version: number) =>
    run(async () => {
      const response = await connect().api.api.properties[":propertyId"].publications[
        ":number"
      ].restore.$post({ param: { propertyId: property.id, number: String(version) } });
      if (response.ok) {
        await reload();
        showToast({ tone: "success", title: publish.restored(version) });
      } else {
        await sayRefused(response, common.toasts.updateFailed);
      }
      onClose();
    });

  return (
    <ConfirmDialog
      open={number !== null}
      onOpenChange={onClose}
      tone="primary"
      icon="history"
      title={words.title(number ?? 0)}
      description={isUnsaved ? `${words.text} ${words.unsaved}` : words.text}
      safeLabel={words.keep}
      confirmLabel={publish.restore}
      busy={isBusy}
      busyLabel={words.running}
      onConfirm={() => (number === null ? undefined : void restore(number))}
    />
  );
}
