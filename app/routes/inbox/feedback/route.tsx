import { useRevalidator } from "react-router";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import { useInboxData } from "../inbox-data.ts";
import { FeedbackCard } from "./feedback-card.tsx";

/** What guests think, newest first. */
export default function InboxFeedback() {
  const { feedback, held } = useInboxData();
  const { property } = useActiveProperty();
  const { revalidate } = useRevalidator();
  useOnChange(["guest-messages.changed"], () => void revalidate(), property.id);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto bg-surface-canvas px-8 py-6 max-md:p-3">
      <div className="max-w-200">
        <FeedbackCard newest={feedback} folds={held.feedback ?? []} />
      </div>
    </div>
  );
}
