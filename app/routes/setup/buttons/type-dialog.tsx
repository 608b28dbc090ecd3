import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { newButton } from "#domain/content/new-button.ts";
import { EDITABLE_TYPES, type EditableType } from "./change-type.ts";
import { PortalIcon } from "./portal-icon.tsx";
import { typeName } from "./tile-summary.ts";

const HINTS = {
  link: "link",
  chat: "chat",
  map: "map",
  popup: "popup",
  "click-to-call": "call",
} as const satisfies Record<EditableType, string>;

interface TypeDialogProps {
  readonly onChoose: (type: EditableType) => void;
  readonly onClose: () => void;
}

/** The first question about a new button [S13]. */
export function TypeDialog({ onChoose, onClose }: TypeDialogProps) {
  const { buttons, common } = useMessages();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={buttons.choose.title}
      foot={
        <Button variant="ghost" onClick={onClose}>
          {common.cancel}
        </Button>
      }
    >
      <ul className="flex flex-col gap-2">
        {EDITABLE_TYPES.map((type) => (
          <li key={type}>
            <button
              type="button"
              onClick={() => onChoose(type)}
              className="flex w-full items-center gap-3.5 rounded-row border border-default p-3 text-start hover:border-selected hover:bg-surface-selected"
            >
              <span className="grid size-10 flex-none place-items-center rounded-row bg-surface-highlight text-icon-current">
                <PortalIcon name={newButton(type, "", "").icon} />
              </span>
              <span className="min-w-0">
                <b className="block font-semibold text-strong">{typeName(type, buttons)}</b>
                <span className="block text-sm text-muted">{buttons.choose[HINTS[type]]}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
