import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import { useApply } from "../draft/apply-context.tsx";
import { useDraft } from "../draft/draft-context.tsx";
import { getNewerKeys } from "../draft/draft-state.ts";

/**
 * Whether to request consent from guests who scan the code. Saved at once, since nothing else can be applied
 * here (S81).
 */
export function ConsentSwitch() {
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
