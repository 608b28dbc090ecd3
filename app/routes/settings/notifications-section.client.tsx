import { Suspense } from "react";
import { PushChoice } from "#app/components/notifications/push-choice.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { NotificationsToCome } from "./setting-row.tsx";

/** This browser's notification settings, once their texts are loaded. Browser only. */
export function NotificationsSection() {
  return (
    <Suspense fallback={<NotificationsToCome />}>
      <Section />
    </Suspense>
  );
}

function Section() {
  const words = useMessages().notifications;
  return (
    <section className="grid content-start gap-x-10 gap-y-3 border-t border-subtle px-6 py-5.5 md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_1fr]">
      <div className="min-w-0">
        <h2 className="text-card font-semibold text-strong">{words.title}</h2>
        <p className="mt-0.5 max-w-100 text-pretty text-sm text-muted">{words.text}</p>
      </div>
      {/* Beside the choices if there is room, to avoid layout shift. */}
      <PushChoice reasonClassName="md:col-start-1" className="md:col-start-2 md:row-span-2 md:row-start-1" />
    </section>
  );
}
