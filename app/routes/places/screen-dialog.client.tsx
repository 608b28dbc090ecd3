import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { Place } from "#domain/place/place.ts";
import { screenPath } from "#portal/portal-path.ts";

interface ScreenDialogProps {
  readonly place: Place;
  readonly onClose: () => void;
}

/** URL of a place's lobby screen, for a television's browser (N7). */
export function ScreenDialog({ place: { code, address: codeAddress }, onClose }: ScreenDialogProps) {
  const { common, places } = useMessages();
  const words = useMessages().places.screens;
  const { property } = useActiveProperty();
  const address = new URL(codeAddress).origin + screenPath(property.slug, code);

  async function copy() {
    await navigator.clipboard.writeText(address);
    showToast({ tone: "success", title: common.copied });
  }

  return (
    <Dialog
      open
      size="sm"
      icon="monitor"
      title={words.title}
      description={words.text}
      onOpenChange={onClose}
      foot={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          <ButtonLink variant="primary" to={address} target="_blank" rel="noopener" iconAfter="external">
            {words.open}
          </ButtonLink>
        </>
      }
    >
      <div className="flex min-h-10 items-center rounded-md border border-default bg-surface-sunken ps-3 pe-1 text-sm text-strong">
        <span dir="ltr" className="min-w-0 flex-1 py-2 break-all">
          {address.replace(/^https?:\/\//, "")}
        </span>
        <IconButton icon="copy" size="sm" label={words.copy} onClick={() => void copy()} />
      </div>
      {property.publishedNumber === null ? (
        <Notice tone="warn" className="mt-4">
          {places.notPublished}
        </Notice>
      ) : null}
    </Dialog>
  );
}
