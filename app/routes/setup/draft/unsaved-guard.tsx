import { useState } from "react";
import { useLeaveGuard } from "#app/components/use-leave-guard.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { asksBeforeLeaving } from "../setup-tabs.ts";
import { useApply } from "./apply-context.tsx";
import { useDraft } from "./draft-context.tsx";
import { dirtyKeys } from "./draft-state.ts";
import { useDraftUploads } from "./draft-uploads.tsx";
import { useUnsavedNames } from "./use-field-names.ts";

/** Asks before unsaved changes would be left behind, inside the product and out of it [S110]. */
export function UnsavedGuard() {
  const { common, setup } = useMessages();
  const { uploading, cancel } = useDraftUploads();
  const { state, discard } = useDraft();
  const { applyKeys } = useApply();
  const [isBusy, setIsBusy] = useState(false);
  const dirty = dirtyKeys(state);
  const names = useUnsavedNames(dirty);
  const isUnsaved = dirty.length > 0 || uploading.length > 0;
  const blocker = useLeaveGuard(isUnsaved, (leaving) => asksBeforeLeaving({ ...leaving, dirty, uploading }));

  function leave() {
    cancel(uploading);
    discard(dirty);
    blocker.proceed?.();
  }

  async function applyAndContinue() {
    setIsBusy(true);
    const isAllSaved = await applyKeys([...dirty, ...uploading]);
    setIsBusy(false);
    if (isAllSaved) blocker.proceed?.();
    else blocker.reset?.();
  }

  return (
    <Dialog
      open={blocker.state === "blocked"}
      onOpenChange={() => blocker.reset?.()}
      locked={isBusy}
      icon="alert"
      tone="warn"
      title={common.unsaved.leaving}
      description={uploading.length > 0 ? setup.stillUploading : names}
      foot={
        <>
          <Button disabled={isBusy} onClick={() => blocker.reset?.()}>
            {common.unsaved.stay}
          </Button>
          <Button variant="danger-quiet" disabled={isBusy} onClick={leave}>
            {common.unsaved.leave}
          </Button>
          <Button
            variant="primary"
            loading={isBusy}
            loadingLabel={common.applying}
            onClick={() => void applyAndContinue()}
          >
            {setup.applyAndContinue}
          </Button>
        </>
      }
    />
  );
}
