import { formatDateTime } from "#app/messages/format.ts";
import { useLanguage } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";

/** Writes a moment in the time of the property, in the language of the screen. */
export function useMoment(): (iso: string) => string {
  const language = useLanguage();
  const { property } = useActiveProperty();
  return (iso) => formatDateTime(language, Date.parse(iso), property.timeZone);
}
