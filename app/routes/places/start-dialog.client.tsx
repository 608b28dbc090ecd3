import { useCallback, useEffect, useState } from "react";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useRefusalToast } from "#app/components/use-refusal-toast.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { PLACE_KINDS, type PlaceKind } from "#domain/place/place.ts";
import type { StartPages } from "#domain/place/start-page.ts";

interface StartDialogProps {
  readonly counts: Readonly<Record<PlaceKind, number>>;
  readonly onClose: () => void;
}

/** Start page of each kind of card: the portal or a button (R3). Saved at once. */
export function StartDialog({ counts, onClose }: StartDialogProps) {
  const { places: words, common } = useMessages();
  const starts = useMessages().places.starts;
  const { choices, isBusy, choose } = useStartPages();
  const kinds = PLACE_KINDS.filter((kind) => counts[kind] > 0);
  return (
    <Dialog
      open
      size="sm"
      icon="qr"
      title={starts.title}
      description={starts.text}
      onOpenChange={onClose}
      foot={<Button onClick={onClose}>{common.close}</Button>}
    >
      <div className="flex flex-col gap-4">
        {kinds.map((kind) => {
          const chosen = choices?.starts[kind] ?? "";
          const options = (choices?.buttons ?? []).map(({ id, name }) => ({ value: id, label: name }));
          const isGone = chosen !== "" && !options.some(({ value }) => value === chosen);
          return (
            <SelectField
              key={kind}
              label={words.ofKind[kind]}
              value={chosen}
              disabled={choices === null || isBusy}
              hint={isGone ? starts.goneHint : undefined}
              onChange={(event) => void choose(kind, event.target.value || null)}
              options={[
                { value: "", label: starts.portal },
                ...options,
                ...(isGone ? [{ value: chosen, label: starts.gone, disabled: true }] : []),
              ]}
            />
          );
        })}
      </div>
    </Dialog>
  );
}

interface Choices {
  readonly starts: StartPages;
  readonly buttons: readonly { readonly id: string; readonly name: string }[];
}

/** Start pages of each kind, live; `null` until loaded. */
function useStartPages() {
  const { places: words } = useMessages();
  const sayRefused = useRefusalToast();
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const { isBusy, run } = useApiAction();
  const [choices, setChoices] = useState<Choices | null>(null);
  const propertyId = property.id;

  const startWords = useMessages().places.starts;

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
