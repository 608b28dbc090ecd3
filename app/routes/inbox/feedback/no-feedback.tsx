import { useMessages } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";

interface NoFeedbackProps {
  readonly isFiltered: boolean;
  readonly hasFolds: boolean;
}

/** What the list says where it, or what its filter leaves of it, has nothing. */
export function NoFeedback({ isFiltered, hasFolds }: NoFeedbackProps) {
  const { inbox } = useMessages();
  if (isFiltered) {
    return (
      <EmptyState
        headingLevel={3}
        title={inbox.noFeedbackFits}
        actions={<ButtonLink to="/inbox/feedback">{inbox.clear}</ButtonLink>}
        className="px-5 pt-6 pb-10"
      />
    );
  }
  if (hasFolds) {
    return <p className="border-t border-subtle px-5 py-3.5 text-sm text-muted">{inbox.nothingElse}</p>;
  }
  return (
    <EmptyState
      headingLevel={3}
      title={inbox.noFeedback}
      description={inbox.noFeedbackText}
      className="px-5 pt-6 pb-10"
    />
  );
}
