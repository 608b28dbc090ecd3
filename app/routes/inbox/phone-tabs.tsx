import { Link, useLocation, useSearchParams } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { CountPill } from "#app/ui/feedback/count-pill.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { MESSAGE_ICONS, MESSAGE_PATHS } from "#domain/guest/messages/message-path.ts";
import { getInboxPath } from "./inbox-path.ts";
import { readShownGroup } from "./requests/request-groups.ts";
import { GROUP_PARAM } from "./requests/request-path.ts";

/** Kinds of message with one tab. Requests have a tab for each group. */
const LISTS = MESSAGE_PATHS.filter((kind) => kind !== "requests");

/** Bottom navigation on a phone, in place of tabs. */
export function PhoneTabs({ requests }: { readonly requests: readonly GuestRequest[] }) {
  const { inbox } = useMessages();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const shown = pathname === getInboxPath("requests") ? readShownGroup(query.get(GROUP_PARAM)) : null;
  const count = (...states: readonly GuestRequest["state"][]) =>
    requests.filter(({ state }) => states.includes(state)).length;
  const tabs = [
    { to: "/inbox", group: "new", icon: "inbox", label: inbox.groups.new, waiting: count("new", "seen") },
    {
      to: `/inbox?${GROUP_PARAM}=taken`,
      group: "taken",
      icon: "user",
      label: inbox.groups.taken,
      waiting: count("taken"),
    },
    {
      to: `/inbox?${GROUP_PARAM}=done`,
      group: "done",
      icon: "check-circle",
      label: inbox.doneTab,
      waiting: 0,
    },
    ...LISTS.map((kind) => ({
      to: getInboxPath(kind),
      group: null,
      icon: MESSAGE_ICONS[kind],
      label: inbox[kind],
      waiting: 0,
    })),
  ] as const;
  return (
    <nav aria-label={inbox.title} className="phone-tabs">
      {tabs.map(({ to, group, icon, label, waiting }) => (
        <Link
          key={to}
          to={to}
          aria-current={(group === null ? to === pathname : group === shown) ? "page" : undefined}
          className="phone-tab"
        >
          <span className="relative">
            <Icon name={icon} size="lg" />
            {waiting > 0 ? (
              <span className="absolute -end-4 -top-2">
                <CountPill count={waiting} />
              </span>
            ) : null}
          </span>
          {label}
        </Link>
      ))}
    </nav>
  );
}
