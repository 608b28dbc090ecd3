import { useState } from "react";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useRefusalToast } from "#app/components/use-refusal-toast.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { useDraft } from "../draft/draft-context.tsx";

/** Revokes all preview links of the property, after a confirmation. */
export function EndPreviews({ onEnded }: { readonly onEnded: () => void }) {
  const { recovery } = useMessages();
  const sayRefused = useRefusalToast();
  const words = recovery.phone.end;
  const { property } = useDraft();
  const { connect } = useSession();
  const { isBusy, run } = useApiAction();
  const [isAsking, setIsAsking] = useState(false);

  const end = () =>
    run(async () => {
      const links = connect().api.api.properties[":propertyId"]["preview-links"];
      const response = await links.$delete({ param: { propertyId: property.id } });
      setIsAsking(false);
      if (!response.ok) {
        return sayRefused(response, words.failed);
      }
      showToast({ tone: "success", title: words.done });
      onEnded();
    });

  return (
    <>
      <Button variant="danger-quiet" onClick={() => setIsAsking(true)}>
        {words.action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        size="sm"
        title={words.title}
        description={words.text}
        safeLabel={words.keep}
        confirmLabel={words.confirm}
        busy={isBusy}
        busyLabel={words.confirm}
        onConfirm={() => void end()}
      />
    </>
  );
}
