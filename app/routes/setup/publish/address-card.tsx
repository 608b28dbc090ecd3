import { useMessages } from "#app/messages/messages-context.tsx";
import { Card } from "#app/ui/card.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { portalPath } from "#portal/portal-path.ts";
import { useApply } from "../apply-context.tsx";
import { useDraft } from "../draft-context.tsx";
import { QrCode } from "./qr-code.tsx";

/** Where guests find the portal: its address, its QR code, and what they are asked when they scan it. */
export function AddressCard({ origin }: { origin: string }) {
  const { publish, common } = useMessages();
  const { property } = useDraft();
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
      <ConsentSwitch />
    </Card>
  );
}

/** Saved at once: there is nothing else to apply on this tab (S81). */
function ConsentSwitch() {
  const { publish } = useMessages();
  const { value, edit, discard } = useDraft();
  const { applyKeys } = useApply();
  const { marketingConsent } = value("qr");

  async function set(isOn: boolean) {
    edit("qr", { marketingConsent: isOn });
    if (!(await applyKeys(["qr"]))) discard(["qr"]);
  }

  return (
    <div className="mt-4 flex items-center justify-between gap-3 border-t border-subtle pt-4">
      <div>
        <p className="text-sm font-medium text-strong">{publish.marketingConsent}</p>
        <p className="text-xs text-muted">{publish.marketingConsentHint}</p>
      </div>
      <Switch
        label={publish.marketingConsent}
        labelHidden
        checked={marketingConsent}
        onChange={(event) => void set(event.currentTarget.checked)}
      />
    </div>
  );
}
