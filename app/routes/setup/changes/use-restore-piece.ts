import { useRevalidator } from "react-router";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useRefusalToast } from "#app/components/use-refusal-toast.ts";
import { useRestore } from "#app/components/use-restore.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Piece } from "#domain/content/changes/restore-piece.ts";
import { useDraft } from "../draft/draft-context.tsx";

/** Restores a button, language or section of a version into the draft, with an undo action. */
export function useRestorePiece(number: number) {
  const { changes, recovery } = useMessages("setup");
  const sayRefused = useRefusalToast();
  const { property, reload } = useDraft();
  const { connect } = useSession();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useApiAction();
  const restore = useRestore();
  const words = changes.back;

  async function showNow() {
    await reload();
    await revalidate();
  }

  async function undo(pointId: string) {
    if (await restore(property.id, pointId)) await showNow();
  }

  const restorePiece = (piece: Piece) =>
    run(async () => {
      const version = connect().api.api.properties[":propertyId"].publications[":number"];
      const response = await version["bring-back"].$post({
        param: { propertyId: property.id, number: String(number) },
        json: piece,
      });
      if (!response.ok) {
        await sayRefused(response, words.failed);
        return;
      }
      const { restorePoint, missingFiles } = await response.json();
      await showNow();
      showToast({
        tone: missingFiles.length > 0 ? "warn" : "success",
        title: words.done,
        ...(missingFiles.length > 0 ? { detail: words.missing(missingFiles.length) } : {}),
        action: {
          label: recovery.undo,
          onPress: () => void undo(restorePoint.id),
        },
      });
    });
  return { isBusy, bringBack: restorePiece };
}
