import { useNavigate, useSearchParams } from "react-router";
import { formatTime } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { useServiceName } from "../use-service-name.ts";
import { filtersOf } from "./request-groups.ts";
import { PLACE_PARAM, SERVICE_PARAM, withParam } from "./request-path.ts";
import { usePlaceWords } from "./request-row.tsx";
import { useMinuteClock } from "./waiting-badge.tsx";

interface RequestFiltersProps {
  readonly requests: readonly GuestRequest[];
  readonly onShowKeys: () => void;
}

/** Which requests the list shows, as the address says it; and what time it is at the property. */
export function RequestFilters({ requests, onShowKeys }: RequestFiltersProps) {
  const { inbox } = useMessages();
  const language = useLanguage();
  const { property } = useActiveProperty();
  const now = useMinuteClock();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const placeOf = usePlaceWords();
  const { services, places } = filtersOf(requests, useServiceName());
  const choose = (name: string) => (event: { readonly currentTarget: { readonly value: string } }) =>
    void navigate(withParam(query, name, event.currentTarget.value), { preventScrollReset: true });
  if (requests.length === 0) return null;
  return (
    <div className="mb-3 flex items-center gap-2.5 print:hidden">
      <SelectField
        label={inbox.service}
        labelHidden
        size="sm"
        value={query.get(SERVICE_PARAM) ?? ""}
        onChange={choose(SERVICE_PARAM)}
        options={[
          { value: "", label: inbox.everyService },
          ...services.map(([value, label]) => ({ value, label })),
        ]}
        className="w-44 min-w-0 max-md:flex-1"
      />
      <SelectField
        label={inbox.place}
        labelHidden
        size="sm"
        value={query.get(PLACE_PARAM) ?? ""}
        onChange={choose(PLACE_PARAM)}
        options={[
          { value: "", label: inbox.everyPlace },
          ...places.map(([value, request]) => ({ value, label: placeOf(request) })),
        ]}
        className="w-44 min-w-0 max-md:flex-1"
      />
      <p className="ms-auto flex-none text-sm text-muted max-lg:hidden">
        {inbox.itIs(formatTime(language, now, property.timeZone))}
      </p>
      <IconButton
        icon="help"
        size="sm"
        label={inbox.keys}
        title={inbox.keys}
        aria-keyshortcuts="?"
        className="max-lg:ms-auto max-md:hidden"
        onClick={onShowKeys}
      />
    </div>
  );
}
