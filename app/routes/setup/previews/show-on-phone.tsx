import { useId, useState } from "react";
import { svgAddress } from "#app/components/svg-address.ts";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useRefusalToast } from "#app/components/use-refusal-toast.ts";
import { formatDateTime } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { PreviewLink } from "#domain/property/preview-link.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { getDirtyKeys } from "../draft/draft-state.ts";

interface Shown extends PreviewLink {
  /** The QR code as a data URL. */
  readonly picture: string;
}

/** Creates a signed link that shows the draft on a real phone for a day. Not for viewers. */
export function ShowOnPhone() {
  const { recovery, members } = useMessages();
  const sayRefused = useRefusalToast();
  const words = recovery.phone;
  const { property } = useDraft();
  const { connect } = useSession();
  const { mayEdit } = useRights();
  const reasonId = useId();
  const { isBusy, run } = useApiAction();
  const [link, setLink] = useState<Shown | null>(null);

  const make = () =>
    run(async () => {
      const response = await connect().api.api.properties[":propertyId"]["preview-links"].$post({
        param: { propertyId: property.id },
      });
      if (!response.ok) {
        return sayRefused(response, words.failed);
      }
      const made = await response.json();
      const { renderSVG } = await import("uqr");
      setLink({ ...made, picture: svgAddress(renderSVG(made.url, { ecc: "M", border: 2 })) });
    });

  return (
    <>
      {mayEdit ? null : (
        <p id={reasonId} className="max-w-56 text-xs text-muted">
          {members.viewerReason}
        </p>
      )}
      <Button
        size="sm"
        iconBefore="qr"
        loading={isBusy}
        disabled={!mayEdit}
        {...(mayEdit ? {} : { "aria-describedby": reasonId })}
        onClick={() => void make()}
      >
        {words.action}
      </Button>
      {link === null ? null : <LinkDialog link={link} onClose={() => setLink(null)} />}
    </>
  );
}

function LinkDialog({ link, onClose }: { link: Shown; onClose: () => void }) {
  const { recovery, common } = useMessages();
  const words = recovery.phone;
  const language = useLanguage();
  const { property, state } = useDraft();
  const isUnsaved = getDirtyKeys(state).length > 0;

  async function copy() {
    await navigator.clipboard.writeText(link.url);
    showToast({ tone: "success", title: words.copied });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      icon="phone-device"
      title={words.title}
      description={words.text}
      foot={
        <>
          <span className="me-auto">
            <EndPreviews onEnded={onClose} />
          </span>
          <Button iconBefore="copy" onClick={() => void copy()}>
            {words.copy}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {common.close}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-3">
        <img src={link.picture} alt={words.code} className="size-56" />
        <a
          href={link.url}
          target="_blank"
          rel="noopener noreferrer"
          className="max-w-full truncate rounded-xs text-sm font-medium text-link hover:underline"
        >
          {link.url.replace(/^https?:\/\//, "")}
        </a>
        <p className="text-sm text-muted">
          {words.expires(formatDateTime(language, Date.parse(link.expiresAt), property.timeZone))}
        </p>
        {isUnsaved ? <Notice tone="warn">{words.unsaved}</Notice> : null}
      </div>
    </Dialog>
  );
}

/** Revokes all preview links of the property, after a confirmation. */
function EndPreviews({ onEnded }: { readonly onEnded: () => void }) {
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
