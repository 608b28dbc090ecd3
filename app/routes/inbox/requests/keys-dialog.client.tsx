import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";

/** Keyboard shortcuts of the inbox. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { inbox, common } = useMessages();
  const words = useMessages().inbox.shortcuts;
  const keys = [
    ["J", words.next],
    ["K", words.previous],
    ["Enter", words.open],
    ["O", inbox.onIt],
    ["D", inbox.done],
    ["N", inbox.staffNote],
    ["Esc", words.back],
    ["?", inbox.keys],
  ] as const;
  return (
    <Dialog
      open
      size="sm"
      title={inbox.keys}
      onOpenChange={onClose}
      foot={<Button onClick={onClose}>{common.close}</Button>}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inbox-key">{key}</kbd>
            </dt>
            <dd className="m-0 text-default">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
