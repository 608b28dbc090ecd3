import { useCallback, useEffect, useState } from "react";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useRefusalToast } from "#app/components/use-refusal-toast.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { PlaceKind } from "#domain/place/place.ts";
import type { StartPages } from "#domain/place/start-page.ts";

interface Choices {
  readonly starts: StartPages;
  readonly buttons: readonly { readonly id: string; readonly name: string }[];
}

/** What the cards of each kind start with, as it is in every open browser; null until it is read. */
export function useStartPages() {
  const { places: words } = useMessages();
  const sayRefused = useRefusalToast();
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const { isBusy, run } = useApiAction();
  const [choices, setChoices] = useState<Choices | null>(null);
  const propertyId = property.id;

  const startWords = useMessages("apart").starts;

  const read = useCallback(
    () =>
      run(async () => {
        const starts = connect().api.api.properties[":propertyId"]["start-pages"];
        const response = await starts.$get({ param: { propertyId } });
        if (response.ok) setChoices(await response.json());
      }),
    [connect, propertyId, run],
  );
  useEffect(() => void read(), [read]);
  useOnChange(["places.changed"], () => void read(), propertyId);

  const choose = (kind: PlaceKind, buttonId: string | null) =>
    run(async () => {
      const starts = connect().api.api.properties[":propertyId"]["start-pages"];
      const was = choices?.starts[kind] ?? null;
      const response = await starts[":placeKind"].$put({
        param: { propertyId, placeKind: kind },
        json: { buttonId, was },
      });
      if (response.ok) showToast({ tone: "success", title: startWords.saved });
      else {
        await sayRefused(response, words.failed);
      }
      await read();
    });

  return { choices, isBusy, choose };
}
