import { useState } from "react";
import { DiscardDialog } from "#app/components/discard-dialog.tsx";
import { useLeaveGuard } from "#app/components/use-leave-guard.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { asksBeforeLeaving } from "../setup-tabs.ts";
import { useApply } from "./apply-context.tsx";
import { useDraft } from "./draft-context.tsx";
import { getDirtyKeys } from "./draft-state.ts";
import { useDraftUploads } from "./draft-uploads.tsx";
import { getTypedTexts } from "./typed-texts.ts";
import { useTypedWork } from "./typed-work.tsx";
import { useUnsavedNames } from "./use-field-names.ts";

/** Asks before leaving with unsaved changes, within the product or closing the page [S110]. */
export function UnsavedGuard() {
  const { common, setup } = useMessages("setup");
  const { uploading, cancel } = useDraftUploads();
  const { state, discard } = useDraft();
  const { applyKeys } = useApply();
  const [isBusy, setIsBusy] = useState(false);
  const dirty = getDirtyKeys(state);
  const names = useUnsavedNames(dirty);
  const isUnsaved = dirty.length > 0 || uploading.length > 0;
  const { mayEdit } = useRights();
  const { work } = useTypedWork();
  const question = useLeaveGuard(isUnsaved || work !== null, (leaving) =>
    work === null ? asksBeforeLeaving({ ...leaving, dirty, uploading }) : leaving.to !== leaving.from,
  );

  function leave() {
    cancel(uploading);
    discard(dirty);
    question.leave();
  }

  async function applyAndContinue() {
    setIsBusy(true);
    const isAllSaved = await applyKeys([...dirty, ...uploading]);
    setIsBusy(false);
    if (isAllSaved) question.leave();
    else question.stay();
  }

  // A person without rights can copy their texts instead.
  async function copyTexts() {
    const texts = dirty.flatMap((key) => getTypedTexts(state[key]?.saved, state[key]?.edited));
    try {
      await navigator.clipboard.writeText(texts.join("\n\n"));
      showToast({ tone: "success", title: common.unsaved.copied });
    } catch (error) {
      // Clipboard blocked: the texts stay in their fields for manual copying.
      console.warn(error);
      showToast({ tone: "error", title: common.toasts.somethingWentWrong });
    }
  }

  if (work !== null) {
    return (
      <DiscardDialog
        open={question.isAsked}
        onStay={question.stay}
        onDiscard={() => {
          work.discard();
          // Unsaved changes of the draft stay; the next attempt asks about them.
          if (isUnsaved) question.stay();
          else question.leave();
        }}
      />
    );
  }
  return (
    <Dialog
      open={question.isAsked}
      onOpenChange={question.stay}
      locked={isBusy}
      icon="alert"
      tone="warn"
      title={mayEdit ? common.unsaved.leaving : common.unsaved.notAllowed}
      description={uploading.length > 0 ? setup.stillUploading : names}
      foot={
        <>
          <Button disabled={isBusy} onClick={question.stay}>
            {common.unsaved.stay}
          </Button>
          <Button variant="danger-quiet" disabled={isBusy} onClick={leave}>
            {common.unsaved.leave}
          </Button>
          {mayEdit ? (
            <Button
              variant="primary"
              loading={isBusy}
              loadingLabel={common.applying}
              onClick={() => void applyAndContinue()}
            >
              {setup.applyAndContinue}
            </Button>
          ) : (
            <Button variant="primary" iconBefore="copy" onClick={() => void copyTexts()}>
              {common.unsaved.copyTexts}
            </Button>
          )}
        </>
      }
    />
  );
}
