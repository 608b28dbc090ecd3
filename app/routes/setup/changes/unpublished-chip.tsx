import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import { useLastPublished } from "../planned/planned-context.tsx";
import { useDraftSince } from "./version-drafts-context.tsx";

// Loaded in the browser only.
const PANEL = definePart(
  () => import("./unpublished-panel.client.tsx"),
  ({ UnpublishedPanel }) => UnpublishedPanel,
);

/**
 * Chip in every tab: the draft has unpublished changes; a press opens their list. The draft is compared only
 * once the list is opened, in this chip or in the publish tab. Until then the chip depends on the times of the
 * last save and the last version. A planned version counts as published.
 */
export function UnpublishedChip() {
  const { changes } = useMessages("setup");
  const { key, isAhead } = useLastPublished();
  const [isOpen, setIsOpen] = useState(false);
  const { comparison } = useDraftSince(key, isOpen);
  if (key === null) return null;
  const differs = comparison === null ? isAhead : comparison.count > 0;
  if (!differs && !isOpen) return null;
  return (
    <Popover
      label={changes.chip.title}
      align="end"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <button type="button" className="rounded-full">
          <Badge tone="warn" icon="pencil">
            {comparison === null ? changes.chip.title : changes.chip.count(comparison.count)}
          </Badge>
        </button>
      }
    >
      <LazyPart part={PANEL} props={{ onLeave: () => setIsOpen(false) }} />
    </Popover>
  );
}
