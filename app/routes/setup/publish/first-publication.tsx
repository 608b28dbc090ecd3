import { Dialog as Primitive } from "radix-ui";
import { type RefObject, useRef } from "react";
import { Link } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Icon } from "#app/ui/icon.tsx";
import { DeviceFrame } from "#app/ui/layout/device-frame.tsx";
import { dialogClasses, SCRIM } from "#app/ui/overlay/dialog-frame.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { isUnfinished } from "#domain/content/starter/waiting-button.ts";
import { portalPath } from "#portal/portal-path.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { PreviewScreen } from "../preview-screen.tsx";
import { getTabPath } from "../setup-tabs.ts";
import { useMinute } from "../use-minute.ts";
import { useView } from "../view-context.tsx";
import { CARD_PATH } from "./card/card-path.ts";
import { useQrPicture } from "./use-qr-picture.ts";

const SCALE = 0.62;

interface FirstPublicationProps {
  readonly origin: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Returns the element to focus after closing, since the opening button is disabled. */
  readonly returnTo: () => HTMLElement | null;
}

/** Dialog after the first publication of a property: preview, address, and next steps. */
export function FirstPublication({ origin, open, onClose, returnTo }: FirstPublicationProps) {
  const done = useRef<HTMLButtonElement>(null);
  return (
    <Primitive.Root open={open} onOpenChange={onClose}>
      <Primitive.Portal>
        <Primitive.Overlay className={SCRIM} />
        <Primitive.Content
          className={dialogClasses("lg")}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            done.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnTo()?.focus();
          }}
        >
          <Opened origin={origin} doneRef={done} onClose={onClose} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface OpenedProps extends Pick<FirstPublicationProps, "origin" | "onClose"> {
  readonly doneRef: RefObject<HTMLButtonElement | null>;
}

function Opened({ origin, doneRef, onClose }: OpenedProps) {
  const { publish, setup } = useMessages("setup");
  const words = publish.first;
  const { property, draft } = useDraft();
  const { language, chooseLanguage } = useView();
  const now = useMinute();
  const path = portalPath(property.slug);
  const waiting = (draft.buttons[draft.defaultLanguage]?.buttons ?? []).filter(isUnfinished).length;

  return (
    <div className="grid min-h-0 overflow-y-auto md:grid-cols-[20.5rem_minmax(0,1fr)]">
      <div aria-hidden="true" className="relative overflow-hidden bg-surface-selected pt-7 max-md:hidden">
        <div className="absolute inset-x-0 top-7 flex animate-rise-in justify-center">
          <DeviceFrame device="phone-portrait" scale={SCALE}>
            <PreviewScreen
              device="phone-portrait"
              title={setup.preview.live}
              inert
              arrives
              shown={{ draft, language, onLanguage: chooseLanguage }}
              at={now}
            />
          </DeviceFrame>
        </div>
      </div>
      <div className="flex min-w-0 flex-col">
        <div className="px-8 pt-7 pb-5">
          <Badge tone="success" icon="check-circle">
            {setup.liveVersion(1)}
          </Badge>
          <Primitive.Title className="mt-3 text-xl font-semibold text-strong wrap-anywhere">
            {words.title(property.name)}
          </Primitive.Title>
          <Primitive.Description className="mt-1 text-muted">{words.text}</Primitive.Description>
          <Code address={`${origin}${path}`} />
          <Ways address={`${origin}${path}`} onClose={onClose} />
          {waiting === 0 ? null : (
            <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
              <Icon name="spark" size="sm" />
              <span className="font-medium text-strong">{words.waiting(waiting)}</span>
              <TextLink to={getTabPath("buttons")} onClick={onClose}>
                {words.finish}
              </TextLink>
            </p>
          )}
        </div>
        <div className="mt-auto flex flex-none justify-end gap-3 border-t border-subtle bg-surface-sunken px-8 py-4">
          <ButtonLink variant="ghost" to="/dashboard" onClick={onClose}>
            {words.dashboard}
          </ButtonLink>
          <ButtonLink variant="ghost" to={path} reloadDocument target="_blank" rel="noopener">
            {setup.openPortal}
          </ButtonLink>
          <Button ref={doneRef} variant="primary" onClick={onClose}>
            {words.done}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The QR code, with the address beside it. */
function Code({ address }: { address: string }) {
  const { common, publish } = useMessages("setup");
  const words = publish.first;
  const { property } = useDraft();
  const { picture } = useQrPicture(property.id);
  return (
    <div className="mt-5 flex items-center gap-5">
      <span className="grid size-28 flex-none place-items-center rounded-row border border-default bg-surface-raised p-1.5">
        {picture === null ? (
          <Skeleton className="size-24" />
        ) : (
          <img src={picture} alt={common.qrCode} className="size-full animate-draw-in" />
        )}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold text-strong">{words.phone}</span>
        <span className="block text-sm text-muted">{words.phoneText}</span>
        <span dir="ltr" className="mt-2 block text-sm wrap-anywhere text-default">
          {address.replace(/^https?:\/\//, "")}
        </span>
      </span>
    </div>
  );
}

const TILE =
  "flex flex-col items-center gap-2 rounded-lg border border-default bg-surface-raised px-2 py-4 text-center text-sm font-medium " +
  "text-strong hover:bg-surface-hover focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus";

/** Next steps: copy the address, share it, print a card. */
function Ways({ address, onClose }: { address: string; onClose: () => void }) {
  const { common, publish } = useMessages("setup");
  const words = publish.first;
  const { property } = useDraft();

  async function copy() {
    await navigator.clipboard.writeText(address);
    showToast({ tone: "success", title: common.copied });
  }

  function share() {
    const mail = `mailto:?subject=${encodeURIComponent(property.name)}&body=${encodeURIComponent(address)}`;
    if (!navigator.share) return void window.location.assign(mail);
    // Closing the share sheet needs no message.
    navigator.share({ title: property.name, url: address }).catch((error: unknown) => console.info(error));
  }

  return (
    <div className="mt-5 grid grid-cols-3 gap-3">
      <button type="button" className={TILE} onClick={() => void copy()}>
        <Icon name="copy" />
        {publish.copyAddress}
      </button>
      <button type="button" className={TILE} onClick={share}>
        <Icon name="send" />
        {words.share}
      </button>
      <Link to={CARD_PATH} className={TILE} onClick={onClose}>
        <Icon name="printer" />
        {words.print}
      </Link>
    </div>
  );
}
