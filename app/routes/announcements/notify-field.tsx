import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import type { AnnouncementDraft } from "./composing.ts";
import { useAnnouncementCalls } from "./use-announcement-calls.ts";

interface NotifyFieldProps {
  readonly composing: AnnouncementDraft;
  readonly onChange: (change: Partial<AnnouncementDraft>) => void;
  /** Phones that allow notifications; `null`: not known yet. */
  readonly subscribers: number | null;
}

/** Whether to notify subscribed guests too, and a button that ends all subscriptions. */
export function NotifyField({ composing, onChange, subscribers }: NotifyFieldProps) {
  const words = useMessages("announcements");
  const { isBusy, stopNotifications } = useAnnouncementCalls();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex flex-col items-start gap-2">
      <Checkbox
        label={words.notify}
        hint={subscribers === null ? undefined : words.allowedOn(subscribers)}
        checked={composing.notifies}
        onChange={({ currentTarget }) => onChange({ notifies: currentTarget.checked })}
      />
      {subscribers ? (
        <button type="button" className="ps-7 text-sm text-link" onClick={() => setIsAsking(true)}>
          {words.stopAll}
        </button>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.stopTitle}
        description={words.stopText}
        safeLabel={words.keep}
        confirmLabel={words.stopAll}
        busy={isBusy}
        onConfirm={async () => {
          await stopNotifications();
          setIsAsking(false);
        }}
      />
    </div>
  );
}
