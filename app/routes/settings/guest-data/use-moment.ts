import { useWrittenMoment } from "#app/components/use-written-moment.ts";
import { useActiveProperty } from "#app/session/active-property-context.tsx";

/** Formats a moment in the property's time and the screen's language. */
export function useMoment(): (iso: string) => string {
  const { property } = useActiveProperty();
  const moment = useWrittenMoment(property.timeZone);
  return (iso) => moment(Date.parse(iso));
}
