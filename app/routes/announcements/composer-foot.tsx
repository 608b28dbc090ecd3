import { useState } from "react";
import { useNavigate } from "react-router";
import { EditorsOnly } from "#app/components/editors-only.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import type { Announcement, AnnouncementState } from "#domain/announcement/announcement.ts";
import type { useComposer } from "./use-composer.ts";

interface ComposerFootProps {
  readonly stored: Announcement | null;
  readonly state: AnnouncementState | null;
  readonly composer: ReturnType<typeof useComposer>;
  /** Whether the licence allows only ending the announcement. */
  readonly isLocked: boolean;
  readonly onAgain: () => void;
  readonly onRemoved: () => void;
  readonly sendLabel: string;
  /** Why no guest sees the announcement; `null`: guests see it. */
  readonly hiddenNote: string | null;
  /** Number of open portals that the announcement would reach at once; `null`: unknown. */
  readonly openPages: number | null;
}

/** Available actions, the main one last. */
export function ComposerFoot({
  stored,
  state,
  composer,
  isLocked,
  onAgain,
  onRemoved,
  sendLabel,
  hiddenNote,
  openPages,
}: ComposerFootProps) {
  const words = useMessages("announcements");
  const [isDeleting, setIsDeleting] = useState(false);
  const { composing, isBusy, hasWork } = composer;
  const isEmergency = composing.kind === "emergency";
  const isToNobody =
    !isEmergency && composing.isByPlace && composing.kinds.length + composing.places.length === 0;
  const reachNow =
    openPages === null || composing.isPlanned
      ? null
      : openPages === 0
        ? words.nobodyNow
        : words.reaches(openPages);
  const reach = hiddenNote ?? reachNow;
  return (
    <div className="flex min-h-(--actionbar-height) flex-none flex-wrap items-center justify-end gap-3 border-t border-default bg-surface-page px-6 py-2 shadow-bar max-md:px-4">
      {reach === null || state === "ended" ? null : (
        <p
          className={`grow-99 basis-48 text-sm text-pretty ${hiddenNote === null ? "text-muted" : "text-warn"}`}
        >
          {reach}
        </p>
      )}
      <div className="flex grow flex-wrap items-center justify-end gap-3">
        <EditorsOnly right="mayServe">
          {stored && (state === "draft" || state === "planned") ? (
            <Button
              variant="danger-quiet"
              className="me-auto"
              disabled={isBusy || isLocked}
              onClick={() => setIsDeleting(true)}
            >
              {words.remove}
            </Button>
          ) : null}
          {stored && state === "on" ? (
            <Button
              variant={isEmergency ? "danger" : "secondary"}
              disabled={isBusy}
              onClick={() => void composer.end(stored)}
            >
              {isEmergency ? words.endEmergency : words.endNow}
            </Button>
          ) : null}
          {stored && state === "ended" ? (
            <Button onClick={onAgain} disabled={isLocked}>
              {words.again}
            </Button>
          ) : null}
          {state === null || state === "draft" ? (
            <Button
              variant="ghost"
              disabled={isBusy || isLocked || !hasWork}
              onClick={() => void composer.saveDraft()}
            >
              {words.saveDraft}
            </Button>
          ) : null}
          {state === "ended" ? null : (
            <Button
              variant={isEmergency && state !== "on" ? "danger" : "primary"}
              iconBefore={state === "on" ? undefined : "send"}
              loading={isBusy}
              disabled={isLocked || isToNobody || !composer.maySend(state)}
              onClick={composer.send}
            >
              {sendLabel}
            </Button>
          )}
        </EditorsOnly>
      </div>
      {stored ? (
        <RemoveDialog
          open={isDeleting}
          onOpenChange={setIsDeleting}
          stored={stored}
          composer={composer}
          onRemoved={onRemoved}
        />
      ) : null}
    </div>
  );
}

interface RemoveDialogProps extends Pick<ComposerFootProps, "composer" | "onRemoved"> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly stored: Announcement;
}

function RemoveDialog({ open, onOpenChange, stored, composer, onRemoved }: RemoveDialogProps) {
  const words = useMessages("announcements");
  const navigate = useNavigate();

  async function remove() {
    const isGone = await composer.remove(stored);
    onOpenChange(false);
    if (!isGone) return;
    onRemoved();
    void navigate("/announcements");
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.removeTitle}
      description={words.removeText}
      safeLabel={words.keep}
      confirmLabel={words.remove}
      busy={composer.isBusy}
      onConfirm={remove}
    />
  );
}
