import { useCallback } from "react";
import { useRefusalToast } from "#app/components/use-refusal-toast.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";

/** Restores a restore point and shows the result. Resolves to whether it succeeded; never rejects. */
export function useRestore(): (propertyId: string, pointId: string) => Promise<boolean> {
  const { connect } = useSession();
  const { recovery, common } = useMessages();
  const sayRefused = useRefusalToast();
  return useCallback(
    async (propertyId, pointId) => {
      try {
        const points = connect().api.api.properties[":propertyId"]["restore-points"];
        const response = await points[":pointId"].restore.$post({ param: { propertyId, pointId } });
        if (response.ok) {
          showToast({ tone: "success", title: recovery.points.done });
          return true;
        }
        await sayRefused(response, recovery.points.failed);
      } catch (error) {
        if (error instanceof SignedOutError) return false;
        // Offline; the restore point stays.
        console.warn(error);
        showToast({ tone: "error", title: common.toasts.unstableNetwork });
      }
      return false;
    },
    [connect, recovery, common, sayRefused],
  );
}
