import { useWrittenMoment } from "#app/components/use-written-moment.ts";
import { useActiveProperty } from "#app/session/active-property-context.tsx";

/** Writes a moment in the time of the property, in the language of the screen. */
export function useMoment(): (iso: string) => string {
  const { property } = useActiveProperty();
  const moment = useWrittenMoment(property.timeZone);
  return (iso) => moment(Date.parse(iso));
}
