import { useRevalidator } from "react-router";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useRefusalToast } from "#app/components/use-refusal-toast.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Place } from "#domain/place/place.ts";
import { formatPlaceLabel } from "./place-words.ts";

/** API calls on places, with result messages; each refetches the list. */
export function usePlaceCalls() {
  const messages = useMessages();
  const { places: words, recovery } = messages;
  const sayRefused = useRefusalToast();
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useApiAction();
  const routes = () => connect().api.api.properties[":propertyId"].places;
  const param = { propertyId: property.id };

  /** Restores deleted places. @returns whether they were restored. */
  const restore = (placeIds: string[]) =>
    run(async () => {
      const response = await routes().restore.$post({ param, json: { placeIds } });
      if (!response.ok) return sayRefused(response, words.failed);
      showToast({ tone: "success", title: words.restored(placeIds.length) });
      await revalidate();
    });

  const remove = (placeIds: string[]) =>
    run(async () => {
      const response = await routes().remove.$post({ param, json: { placeIds } });
      if (!response.ok) return sayRefused(response, words.failed);
      showToast({
        tone: "success",
        title: words.removed(placeIds.length),
        action: { label: recovery.undo, onPress: () => void restore(placeIds) },
      });
      await revalidate();
    });

  const undoCodeReplacement = (placeId: string, code: string) =>
    run(async () => {
      const { undo } = routes()[":placeId"].code;
      const response = await undo.$post({ param: { ...param, placeId }, json: { code } });
      if (!response.ok) return sayRefused(response, words.failed);
      showToast({ tone: "success", title: words.codeTakenBack });
      await revalidate();
    });

  const replaceCode = (place: Place) =>
    run(async () => {
      const response = await routes()[":placeId"].code.$post({ param: { ...param, placeId: place.id } });
      if (!response.ok) return sayRefused(response, words.failed);
      const { code } = await response.json();
      showToast({
        tone: "success",
        title: words.codeReplaced(formatPlaceLabel(place, messages)),
        detail: words.codeReplacedText,
        action: { label: recovery.undo, onPress: () => void undoCodeReplacement(place.id, code) },
      });
      await revalidate();
    });

  return { isBusy, remove, replaceCode };
}
