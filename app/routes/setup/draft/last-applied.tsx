import { useWrittenMoment } from "#app/components/use-written-moment.ts";
import { formatDate, formatDateTime, formatTime } from "#app/messages/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useDraft } from "./draft-context.tsx";

/** When the draft was last applied; nothing before the first time, or in a narrow window. */
export function LastApplied() {
  const { common } = useMessages();
  const { lastAppliedAt, property } = useDraft();
  const { now } = useSession();
  const moment = useWrittenMoment(property.timeZone);
  if (lastAppliedAt === null) return null;
  const { timeZone } = property;
  const isToday = formatDate("en", lastAppliedAt, timeZone) === formatDate("en", now, timeZone);
  const time = moment(lastAppliedAt, isToday ? formatTime : formatDateTime);
  return (
    <span className="hidden min-w-0 items-center gap-1.5 text-sm text-muted min-[85rem]:flex">
      <Icon name="check" size="sm" />
      <span className="truncate">{common.unsaved.applied(time)}</span>
    </span>
  );
}
