import { useState } from "react";
import { useRevalidator } from "react-router";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useRefusalToast } from "#app/components/use-refusal-toast.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import { useDraft } from "../draft/draft-context.tsx";

/**
 * Whether guests' pages store a random id until the end of the day (D11). For owners; takes effect without
 * publishing.
 */
export function VisitorIdsSwitch() {
  const { publish, members } = useMessages("setup");
  const sayRefused = useRefusalToast();
  const { property } = useDraft();
  const { connect } = useSession();
  const { mayManage } = useRights();
  const { isBusy, run } = useApiAction();
  const { revalidate } = useRevalidator();
  // Optimistic value, until the property has it.
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
