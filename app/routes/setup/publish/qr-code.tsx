import { useEffect, useId, useRef, useState } from "react";
import { saveFile } from "#app/components/save-file.ts";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useRestore } from "#app/components/use-restore.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { useDraft } from "../draft/draft-context.tsx";
import { useQrPicture } from "./use-qr-picture.ts";

/** The QR code: view, print and replace (S11, S57). */
export function QrCode() {
  const { common, publish, members } = useMessages("setup");
  const reasonId = useId();
  const { property } = useDraft();
  const { connect } = useSession();
  const { run } = useApiAction();
  const { picture, turn, refresh } = useQrPicture(property.id);
  const { mayEdit } = useRights();
  const [isAsking, setIsAsking] = useState(false);

  const download = (format: "svg" | "png") =>
    run(async () => {
      const response = await connect().send(`/api/properties/${property.id}/qr.${format}?download=1`);
      if (!response.ok) return showToast({ tone: "error", title: publish.qrFailed });
      saveFile(await response.blob(), `${property.slug}-qr.${format}`);
    });

  return (
    <>
      <div className="mt-4 grid grid-cols-[7rem_1fr] items-center gap-4">
        <div className="grid size-28 place-items-center rounded-row border border-default p-1.5">
          {picture === null ? (
            <Skeleton className="size-24" />
          ) : (
            <img src={picture} alt={common.qrCode} className="size-full" />
          )}
        </div>
        <div className="grid grid-cols-2 gap-2">
          <Button
            size="sm"
            iconBefore="download"
            aria-label={publish.download("SVG")}
            onClick={() => void download("svg")}
          >
            SVG
          </Button>
          <Button
            size="sm"
            iconBefore="download"
            aria-label={publish.download("PNG")}
            onClick={() => void download("png")}
          >
            PNG
          </Button>
          <Button
            variant="danger-quiet"
            size="sm"
            iconBefore="refresh"
            className="col-span-2"
            disabled={!mayEdit}
            {...(mayEdit ? {} : { "aria-describedby": reasonId })}
            onClick={() => setIsAsking(true)}
          >
            {publish.regenerate.confirm}
          </Button>
        </div>
        {mayEdit ? null : (
          <p id={reasonId} className="col-span-2 text-xs text-muted">
            {members.viewerReason}
          </p>
        )}
        <RegenerateDialog open={isAsking} onClose={() => setIsAsking(false)} onDone={refresh} />
      </div>
      <OldScans propertyId={property.id} turn={turn} />
    </>
  );
}

interface RegenerateDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Warns that printed codes will stop working [S198]. */
function RegenerateDialog({ open, onClose, onDone }: RegenerateDialogProps) {
  const { publish, recovery, common } = useMessages("setup");
  const words = publish.regenerate;
  const { property } = useDraft();
  const { connect } = useSession();
  const restore = useRestore();
  const { isBusy, run } = useApiAction();

  const regenerate = () =>
    run(async () => {
      const response = await connect().api.api.properties[":propertyId"].qr.regenerate.$post({
        param: { propertyId: property.id },
      });
      if (response.ok) {
        const { restorePoint } = await response.json();
        onDone();
        showToast({
          tone: "success",
          title: publish.regenerated,
          action: {
            label: recovery.undo,
            onPress: () => void restore(property.id, restorePoint.id).then(onDone),
          },
        });
      } else showToast({ tone: "error", title: common.toasts.updateFailed });
      onClose();
    });

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={words.title}
      description={words.text}
      safeLabel={words.keep}
      confirmLabel={words.confirm}
      busy={isBusy}
      busyLabel={words.running}
      onConfirm={() => void regenerate()}
    />
  );
}

/** Warns that guests still scan cards with an earlier code; hidden otherwise. */
function OldScans({ propertyId, turn }: { propertyId: string; turn: number }) {
  const { publish } = useMessages("setup");
  const { connect } = useSession();
  // The session object changes often, which must not cause a refetch.
  const connecting = useRef(connect);
  connecting.current = connect;
  const [count, setCount] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks again
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const qr = connecting.current().api.api.properties[":propertyId"].qr;
      const response = await qr.$get({ param: { propertyId } });
      if (!response.ok || isOver) return;
      const { oldScans } = await response.json();
      if (!isOver) setCount(oldScans);
    };
    // Offline: stay silent; the download buttons show the error.
    read().catch((error: unknown) => console.warn(error));
    return () => {
      isOver = true;
    };
  }, [propertyId, turn]);

  if (count === 0) return null;
  return <p className="mt-3 text-xs text-muted">{publish.oldScans(count)}</p>;
}
