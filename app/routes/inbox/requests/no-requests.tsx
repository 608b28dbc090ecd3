import { useSearchParams } from "react-router";
import { formatRecent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { isShownOnPhone, REQUEST_GROUPS, type RequestGroup, type ShownGroup } from "./request-groups.ts";
import { PLACE_PARAM, SERVICE_PARAM } from "./request-path.ts";

interface NoRequestsProps {
  readonly groups: Readonly<Record<RequestGroup, readonly GuestRequest[]>>;
  readonly shown: ShownGroup;
  readonly isEmpty: boolean;
  readonly newest: readonly GuestRequest[];
  readonly hasHeldGroups: boolean;
}

/** Empty state of the list, or of the group shown on a phone. */
export function NoRequests({ groups, shown, isEmpty, newest, hasHeldGroups }: NoRequestsProps) {
  const { inbox, common } = useMessages();
  const language = useLanguage();
  const { property } = useActiveProperty();
  const { now } = useSession();
  const [query] = useSearchParams();
  const isFiltered = query.has(SERVICE_PARAM) || query.has(PLACE_PARAM);
  const hasShown = REQUEST_GROUPS.some((group) => isShownOnPhone(group, shown) && groups[group].length > 0);
  const isNobodyWaiting = groups.new.length + groups.taken.length === 0;
  const last = newest
    .map(({ at }) => at)
    .sort()
    .at(-1);
  if (isEmpty && isFiltered) {
    return (
      <EmptyState
        title={inbox.noFit}
        actions={<ButtonLink to="/inbox">{inbox.clear}</ButtonLink>}
        className="px-5 py-10"
      />
    );
  }
  if (isEmpty && hasHeldGroups) return <p className="px-1 py-3.5 text-sm text-muted">{inbox.nothingElse}</p>;
  if (!last)
    return <EmptyState title={inbox.noRequests} description={inbox.noRequestsText} className="px-5 py-10" />;
  if (!isNobodyWaiting && hasShown) return null;
  const when = formatRecent(language, Date.parse(last), { now, words: common, timeZone: property.timeZone });
  return (
    <EmptyState
      title={isNobodyWaiting ? inbox.nobodyWaits : inbox.noFit}
      description={isNobodyWaiting ? inbox.lastCame(when) : undefined}
      className={`px-5 py-10 ${isNobodyWaiting ? (hasShown ? "max-md:hidden" : "") : "md:hidden"}`}
    />
  );
}
