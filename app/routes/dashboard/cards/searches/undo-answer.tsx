import { useApiAction } from "#app/components/use-api-action.ts";
import { useRefusalToast } from "#app/components/use-refusal-toast.ts";
import { useRestore } from "#app/components/use-restore.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { AnswerPlace } from "#domain/analytics/searches.ts";
import type { Piece } from "#domain/content/changes/restore-piece.ts";

interface UndoAnswerProps {
  readonly term: string;
  readonly drafted: Extract<AnswerPlace, { kind: "drafted" }>;
  readonly onDone: () => void;
}

/** Returns an answer or own entry of the draft to the live version's, which may have none. No button for tiles. */
export function UndoAnswer({ term, drafted, onDone }: UndoAnswerProps) {
  const { searches: words } = useMessages("dashboard");
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const { isBusy, run } = useApiAction();
  const sayRefused = useRefusalToast();
  const restore = useRestore();
  const piece = toPiece(drafted);
  const { id, publishedNumber } = property;
  if (piece === null || publishedNumber === null) return null;

  const redo = async (pointId: string) => {
    if (await restore(id, pointId)) onDone();
  };
  const undo = () =>
    run(async () => {
      const version = connect().api.api.properties[":propertyId"].publications[":number"];
      const param = { propertyId: id, number: String(publishedNumber) };
      const response = await version["bring-back"].$post({ param, json: piece });
      if (response.ok) {
        const { restorePoint } = await response.json();
        showToast({
          tone: "success",
          title: words.undone(drafted.title),
          action: { label: words.undo, onPress: () => void redo(restorePoint.id) },
        });
      } else await sayRefused(response, words.undoFailed);
      onDone();
    });
  return (
    <Button
      size="sm"
      variant="ghost"
      className="print:hidden"
      loading={isBusy}
      aria-label={words.undoTerm(term)}
      onClick={() => void undo()}
    >
      {words.undo}
    </Button>
  );
}

function toPiece({ question, entry }: UndoAnswerProps["drafted"]): Piece | null {
  if (question !== null) return { kind: "answer", question, ifMissing: "remove" };
  return entry === null ? null : { kind: "entry", id: entry, ifMissing: "remove" };
}
