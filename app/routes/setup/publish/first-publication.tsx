import { Dialog as Primitive } from "radix-ui";
import { type ReactNode, type RefObject, useRef } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { DeviceFrame } from "#app/ui/layout/device-frame.tsx";
import { dialogClasses, SCRIM } from "#app/ui/overlay/dialog-frame.tsx";
import { portalPath } from "#portal/portal-path.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { PreviewScreen } from "../preview-screen.tsx";
import { useMinute } from "../use-minute.ts";
import { useView } from "../view-context.tsx";
import { CARD_PATH } from "./card/card-path.ts";
import { useQrPicture } from "./use-qr-picture.ts";

const SCALE = 0.62;

interface FirstPublicationProps {
  readonly origin: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Where the focus goes on once it is closed: what opened it can't be pressed any more. */
  readonly returnTo: () => HTMLElement | null;
}

/** Once a property, when guests can come for the first time: what they see, its address, and what to do next. */
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
  const { common, publish, setup } = useMessages();
  const words = publish.first;
  const { property, draft } = useDraft();
  const { language, chooseLanguage } = useView();
  const { picture } = useQrPicture(property.id);
  const now = useMinute();
  const path = portalPath(property.slug);

  async function copy() {
    await navigator.clipboard.writeText(`${origin}${path}`);
    showToast({ tone: "success", title: common.copied });
  }

  return (
    <div className="grid min-h-0 overflow-y-auto md:grid-cols-[20.5rem_minmax(0,1fr)]">
      <div aria-hidden="true" className="relative overflow-hidden bg-surface-selected pt-7 max-md:hidden">
        <div className="absolute inset-x-0 top-7 flex justify-center">
          <DeviceFrame device="phone-portrait" scale={SCALE}>
            <PreviewScreen
              device="phone-portrait"
              title={setup.preview.live}
              inert
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
          <div className="mt-4 flex h-11 items-center rounded-md border border-default bg-surface-sunken ps-3.5 pe-1.5 text-strong">
            <span dir="ltr" className="min-w-0 flex-1 truncate">
              {`${origin}${path}`.replace(/^https?:\/\//, "")}
            </span>
            <Button variant="ghost" size="sm" aria-label={publish.copyAddress} onClick={() => void copy()}>
              {words.copy}
            </Button>
          </div>
          <ol className="mt-4 divide-y divide-solid divide-(--border-subtle)">
            <Step number={1} title={words.phone} text={words.phoneText}>
              <span className="grid size-19 place-items-center rounded-row border border-default p-1">
                {picture === null ? (
                  <Skeleton className="size-16" />
                ) : (
                  <img src={picture} alt={publish.qrCode} className="size-full" />
                )}
              </span>
            </Step>
            <Step number={2} title={words.card} text={words.cardText}>
              <ButtonLink to={CARD_PATH} size="sm" onClick={onClose}>
                {words.print}
              </ButtonLink>
            </Step>
            <Step number={3} title={words.watch} text={words.watchText}>
              <ButtonLink to="/dashboard" size="sm" onClick={onClose}>
                {words.dashboard}
              </ButtonLink>
            </Step>
          </ol>
        </div>
        <div className="mt-auto flex flex-none justify-end gap-3 border-t border-subtle bg-surface-sunken px-8 py-4">
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

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Step({ number, title, text, children }: StepProps) {
  return (
    <li className="flex items-center gap-3.5 py-3">
      <span
        aria-hidden="true"
        className="grid size-7 flex-none place-items-center rounded-full bg-surface-neutral text-sm font-semibold text-on-neutral"
      >
        {number}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-strong">{title}</span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
      <span className="flex-none">{children}</span>
    </li>
  );
}
