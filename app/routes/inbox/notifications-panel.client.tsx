import { PushChoice } from "#app/components/notifications/push-choice.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";

/** This browser's notification settings, behind a button in the inbox. Browser only. */
export function NotificationsPanel() {
  const words = useMessages().notifications;
  return (
    <div className="w-80 max-w-[calc(100vw-3rem)] p-1">
      <h2 className="text-card font-semibold text-strong">{words.title}</h2>
      <p className="mt-0.5 mb-4 text-pretty text-sm text-muted">{words.text}</p>
      <PushChoice reasonClassName="mb-3" />
    </div>
  );
}
