import { DoorPicture } from "#app/components/illustrations.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";

/** Before a property has a place: what a code of its own does, and the way to the first ones. */
export function NoPlaces({ onAdd }: { onAdd: () => void }) {
  const { places: words } = useMessages();
  const { mayEdit } = useRights();
  return (
    <EmptyState
      picture={<DoorPicture />}
      title={words.empty}
      description={words.emptyText}
      className="py-16"
      actions={
        <Button variant="primary" iconBefore="plus" disabled={!mayEdit} onClick={onAdd}>
          {words.addRooms}
        </Button>
      }
    />
  );
}
