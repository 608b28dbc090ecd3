import { EditorsOnly } from "#app/components/editors-only.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { portalPath } from "#portal/portal-path.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { CARD_PATH } from "./card/card-path.ts";
import { ConsentSwitch } from "./consent-switch.tsx";
import { QrCode } from "./qr-code.tsx";
import { VisitorIdsSwitch } from "./visitor-ids-switch.tsx";

/** The portal's address, its QR code, and the settings for scans and visitor ids. */
export function AddressCard({ origin }: { origin: string }) {
  const { publish, common } = useMessages("setup");
  const { property } = useDraft();
  const { mayEdit } = useRights();
  const address = `${origin}${portalPath(property.slug)}`;

  async function copy() {
    await navigator.clipboard.writeText(address);
    showToast({ tone: "success", title: common.copied });
  }

  return (
    <Card title={publish.address}>
      <div className="flex h-10 items-center rounded-md border border-default bg-surface-sunken ps-3 pe-1 text-sm text-strong">
        <span className="min-w-0 flex-1 truncate">{address.replace(/^https?:\/\//, "")}</span>
        <IconButton icon="copy" size="sm" label={publish.copyAddress} onClick={() => void copy()} />
      </div>
      <QrCode />
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
        <TextLink to={CARD_PATH} iconAfter="arrow-right">
          {publish.card.title}
        </TextLink>
        {mayEdit ? <TextLink to="/settings/property">{publish.changeAddress}</TextLink> : null}
      </p>
      <EditorsOnly>
        <ConsentSwitch />
      </EditorsOnly>
      <VisitorIdsSwitch />
    </Card>
  );
}
