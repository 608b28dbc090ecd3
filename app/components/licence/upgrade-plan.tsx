import { type FormEvent, useId, useState } from "react";
import { useRefusalToast } from "#app/components/use-refusal-toast.ts";
import { WorkDialog } from "#app/components/work-dialog.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { PLANS } from "#domain/property/licence.ts";
import type { Property } from "#domain/property/property.ts";

/** Requests another plan [S41, S145] and shows the pending state. For any licence. */
export function UpgradePlan({ property }: { property: Property }) {
  const { settings, members } = useMessages();
  const { mayManage } = useRights();
  const reasonId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isRequested = property.licence?.plicensemode === "REQUEST";
  const reason = isRequested ? members.plan.requested : mayManage ? null : members.onlyOwners;
  return (
    <div className="flex flex-col items-end gap-1.5">
      <Button
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={() => setIsOpen(true)}
      >
        {settings.plan.upgrade}
      </Button>
      {reason === null ? null : (
        <p id={reasonId} className="text-end text-xs text-muted">
          {reason}
        </p>
      )}
      {isOpen ? <UpgradeDialog propertyId={property.id} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}

function UpgradeDialog({ propertyId, onClose }: { propertyId: string; onClose: () => void }) {
  const { settings, members, common } = useMessages();
  const sayRefused = useRefusalToast();
  const words = members.plan;
  const { connect } = useSession();
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [isChosen, setIsChosen] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const named = new FormData(event.currentTarget).get("plan");
    const plan = PLANS.find((entry) => entry === named) ?? PLANS[0];
    setIsBusy(true);
    try {
      const response = await connect().api.api.properties[":propertyId"].licence.request.$post({
        param: { propertyId },
        json: { plan },
      });
      if (response.ok) showToast({ tone: "success", title: words.done });
      else {
        await sayRefused(response, settings.toasts.upgradeFailed);
      }
      onClose();
    } catch (error) {
      if (error instanceof SignedOutError) return;
      // Offline; the dialog stays open for a retry.
      console.warn(error);
      showToast({ tone: "error", title: settings.toasts.upgradeFailed });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <WorkDialog
      open
      hasWork={isChosen}
      onClose={onClose}
      locked={isBusy}
      icon="spark"
      title={words.title}
      description={words.text}
      foot={(leave) => (
        <>
          <Button disabled={isBusy} onClick={leave}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isBusy} loadingLabel={words.sending}>
            {words.send}
          </Button>
        </>
      )}
    >
      <form id={formId} onChange={() => setIsChosen(true)} onSubmit={(event) => void submit(event)}>
        <SelectField
          label={words.which}
          name="plan"
          defaultValue="premium"
          options={PLANS.map((plan) => ({ value: plan, label: words[plan] }))}
        />
      </form>
    </WorkDialog>
  );
}
