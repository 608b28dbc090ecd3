import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { type ButtonType, getDescription } from "#domain/content/button.ts";
import type { Features } from "#domain/property/property.ts";
import { PortalIcon } from "./fields/portal-icon.tsx";
import { OFFERED_TYPES } from "./types/editors.ts";

interface TypeDialogProps {
  readonly features: Features;
  readonly onChoose: (type: ButtonType) => void;
  readonly onClose: () => void;
}

/** Type menu for a new button [S13]. A premium type that is off has a lock and an explanation [S141]. */
export function TypeDialog({ features, onChoose, onClose }: TypeDialogProps) {
  const { buttons, common, shell } = useMessages("setup");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={buttons.choose.title}
      foot={
        <Button variant="ghost" onClick={onClose}>
          {common.cancel}
        </Button>
      }
    >
      <ul className="grid grid-cols-2 gap-2">
        {OFFERED_TYPES.map((type) => {
          const { icon, premium } = getDescription(type);
          const isLocked = premium !== null && !features[premium];
          return (
            <li key={type}>
              <button
                type="button"
                onClick={() => onChoose(type)}
                className="flex size-full items-start gap-3.5 rounded-row border border-default p-3 text-start hover:border-selected hover:bg-surface-selected"
              >
                <span className="grid size-10 flex-none place-items-center rounded-row bg-surface-highlight text-icon-current">
                  <PortalIcon name={icon} />
                </span>
                <span className="min-w-0">
                  <b className="block font-semibold text-strong">{buttons.types[type].name}</b>
                  <span className="block text-sm text-muted">{buttons.types[type].hint}</span>
                  {isLocked ? (
                    <Badge tone="neutral" icon="lock" className="mt-1.5">
                      {shell.premium}
                    </Badge>
                  ) : null}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
