import { useState } from "react";
import { useRevalidator } from "react-router";
import { EditorsOnly } from "#app/components/editors-only.tsx";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useRefusalToast } from "#app/components/use-refusal-toast.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Switch } from "#app/ui/form/switch.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { portalPath } from "#portal/portal-path.ts";
import { useApply } from "../draft/apply-context.tsx";
import { useDraft } from "../draft/draft-context.tsx";
import { getNewerKeys } from "../draft/draft-state.ts";
import { CARD_PATH } from "./card/card-path.ts";
import { QrCode } from "./qr-code.tsx";

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

/**
 * Whether to request consent from guests who scan the code. Saved at once, since nothing else can be applied
 * here (S81).
 */
function ConsentSwitch() {
  const { publish } = useMessages("setup");
  const { mayEdit } = useRights();
  const { state, value, edit, discard } = useDraft();
  const { isApplying, applyKeys } = useApply();
  const { marketingConsent } = value("qr");

  async function set(isOn: boolean) {
    // Not disabled while saving, which would lose the focus.
    if (isApplying) return;
    edit("qr", { marketingConsent: isOn });
    if (!(await applyKeys(["qr"]))) discard(["qr"]);
  }

  return (
    <div className="mt-4 flex items-center justify-between gap-3 border-t border-subtle pt-4">
      <div>
        <p className="text-sm font-medium text-strong">{publish.marketingConsent}</p>
        <p className="text-xs text-muted">{publish.marketingConsentHint}</p>
        {mayEdit ? <p className="text-xs text-muted">{publish.marketingConsentNote}</p> : null}
      </div>
      <Switch
        label={publish.marketingConsent}
        labelHidden
        checked={marketingConsent}
        disabled={getNewerKeys(state, ["qr"]).length > 0}
        onChange={(event) => void set(event.currentTarget.checked)}
      />
    </div>
  );
}

/**
 * Whether guests' pages store a random id until the end of the day (D11). For owners; takes effect without
 * publishing.
 */
function VisitorIdsSwitch() {
  const { publish, members } = useMessages("setup");
  const sayRefused = useRefusalToast();
  const { property } = useDraft();
  const { connect } = useSession();
  const { mayManage } = useRights();
  const { isBusy, run } = useApiAction();
  const { revalidate } = useRevalidator();
  // The switched value, shown until the property is reloaded with it.
  const [wanted, setWanted] = useState<boolean | null>(null);

  // Not disabled while saving, which would lose the focus.
  const set = (isOn: boolean) => {
    if (isBusy) return;
    setWanted(isOn);
    const putting = run(async () => {
      const response = await connect().api.api.properties[":propertyId"]["visitor-ids"].$put({
        param: { propertyId: property.id },
        json: { isOn },
      });
      if (response.ok) return revalidate();
      await sayRefused(response, publish.visitorIdsFailed);
    });
    void putting.finally(() => setWanted(null));
  };

  return (
    <div className="mt-4 flex items-center justify-between gap-3 border-t border-subtle pt-4">
      <div>
        <p className="text-sm font-medium text-strong">{publish.visitorIds}</p>
        <p className="text-xs text-muted">{publish.visitorIdsHint}</p>
        <p className="text-xs text-muted">{mayManage ? publish.visitorIdsNote : members.onlyOwners}</p>
      </div>
      <Switch
        label={publish.visitorIds}
        labelHidden
        checked={wanted ?? property.countsByVisitorId}
        disabled={!mayManage}
        onChange={(event) => set(event.currentTarget.checked)}
      />
    </div>
  );
}
