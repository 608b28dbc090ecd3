import { formatDayMonth } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { closureStateAt, toClosureMoments } from "#domain/property/closure.ts";
import type { EpochMs } from "#domain/time.ts";
import { useDraft } from "../draft/draft-context.tsx";

/** Note beside a preview: the property is closed for the season at that moment. */
export function SeasonNote({ at, className }: { readonly at: EpochMs; readonly className?: string }) {
  const { setup } = useMessages("setup");
  const language = useLanguage();
  const { closure, timeZone } = useDraft().property;
  if (!closure || closureStateAt(toClosureMoments(closure, timeZone), at) !== "closed") return null;
  return (
    <Notice tone="warn" icon="calendar" {...(className ? { className } : {})}>
      {setup.preview.season(formatDayMonth(language, closure.opensOn))}
    </Notice>
  );
}
