import { useNavigate, useSearchParams } from "react-router";
import { formatTime } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { useServiceName } from "../use-service-name.ts";
import { PlaceFilter } from "./place-filter.tsx";
import { listServices } from "./request-groups.ts";
import { PLACE_PARAM, SERVICE_PARAM, withParam } from "./request-path.ts";
import { useMinuteClock } from "./waiting-badge.tsx";

interface RequestFiltersProps {
  readonly requests: readonly GuestRequest[];
  readonly onShowKeys: () => void;
}

/** Filters of the request list, stored in the address; and the property's local time. */
export function RequestFilters({ requests, onShowKeys }: RequestFiltersProps) {
  const { inbox } = useMessages();
  const language = useLanguage();
  const { property } = useActiveProperty();
  const now = useMinuteClock();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const services = listServices(requests, useServiceName());
  const choose = (name: string, value: string) =>
    void navigate(withParam(query, name, value), { preventScrollReset: true });
  if (requests.length === 0) return null;
  return (
    <div className="mb-3 flex items-center gap-2.5 print:hidden">
      <SelectField
        label={inbox.service}
        labelHidden
        size="sm"
        value={query.get(SERVICE_PARAM) ?? ""}
        onChange={(event) => choose(SERVICE_PARAM, event.currentTarget.value)}
        options={[
          { value: "", label: inbox.everyService },
          ...services.map(([value, label]) => ({ value, label })),
        ]}
        className="w-44 min-w-0 max-md:flex-1"
      />
      <PlaceFilter
        requests={requests}
        value={query.get(PLACE_PARAM)}
        onChoose={(key) => choose(PLACE_PARAM, key)}
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
