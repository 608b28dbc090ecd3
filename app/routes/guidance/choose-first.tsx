import { DoorPicture } from "#app/components/illustrations.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";

/** In place of steps where no property is chosen yet. */
export function ChooseFirst() {
  const { chooseTitle, chooseText, choose } = useMessages("guide").quickStart;
  return (
    <EmptyState
      picture={<DoorPicture />}
      title={chooseTitle}
      description={chooseText}
      actions={
        <ButtonLink to="/" variant="primary" iconBefore="sites">
          {choose}
        </ButtonLink>
      }
      className="py-10"
    />
  );
}
