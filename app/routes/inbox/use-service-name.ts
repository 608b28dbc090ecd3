import { useLanguage } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { serviceNameFor } from "#domain/guest/service-name.ts";

/** A request's service in the reader's language. */
export function useServiceName(): (request: Pick<GuestRequest, "names" | "service">) => string {
  const language = useLanguage();
  const { property } = useActiveProperty();
  return (request) => serviceNameFor(request, language, property.defaultLanguage);
}
