import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { PLACE_KINDS, type PlaceKind } from "#domain/place/place.ts";
import { useStartPages } from "./use-start-pages.ts";

interface StartDialogProps {
  readonly counts: Readonly<Record<PlaceKind, number>>;
  readonly onClose: () => void;
}

/** What the cards of each kind start with: the portal, or a button (R3). Each choice holds at once. */
export function StartDialog({ counts, onClose }: StartDialogProps) {
  const { places: words, common } = useMessages();
  const starts = useMessages("apart").starts;
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
