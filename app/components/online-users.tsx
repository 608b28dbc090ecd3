import type { ShellMessages } from "#app/messages/catalogues.ts";
import { formatList } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { usePresence } from "#app/session/live/presence-context.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import type { PersonHere, Place } from "#domain/live/presence.ts";

const AVATARS_MAX = 4;
const ROUND =
  "-ms-2 flex rounded-full bg-surface-page p-0.5 first:ms-0 group-hover:bg-surface-hover group-aria-expanded:bg-surface-hover";

/** Other people in this property, as initials; a press shows where they are. Hidden if there are none. */
export function OnlineUsers() {
  const { presence } = useMessages();
  const language = useLanguage();
  const { people, more } = usePresence().others;
  if (people.length === 0) return null;
  const shown = people.slice(0, people.length + more > AVATARS_MAX ? AVATARS_MAX - 1 : AVATARS_MAX);
  const hidden = people.length + more - shown.length;
  const names = people.map(({ name }) => name);
  const everybody = presence.here(formatList(language, more > 0 ? [...names, `+${more}`] : names));
  return (
    <Popover
      label={presence.title}
      align="end"
      trigger={
        <button
          type="button"
          aria-label={everybody}
          title={everybody}
          className="group flex items-center rounded-full pe-1 hover:bg-surface-hover aria-expanded:bg-surface-hover"
        >
          {shown.map(({ uid, name }) => (
            <span key={uid} className={ROUND}>
              <Avatar name={name} />
            </span>
          ))}
          {hidden > 0 ? (
            <span aria-hidden="true" className="ps-1 text-sm font-medium text-muted">
              +{hidden}
            </span>
          ) : null}
        </button>
      }
    >
      <p className="px-1 pb-2 text-xs font-medium text-muted">{presence.title}</p>
      <ul className="flex max-h-80 w-68 flex-col gap-2 overflow-y-auto px-1">
        {people.map((person) => (
          <PersonRow key={person.uid} person={person} />
        ))}
        {more > 0 ? <li className="text-sm text-muted">{presence.more(more)}</li> : null}
      </ul>
    </Popover>
  );
}

function PersonRow({ person: { name, place, editing } }: { person: PersonHere }) {
  const messages = useMessages();
  const parts = [
    place && getPlaceName(messages, place),
    editing.length > 0 ? messages.presence.unapplied : null,
  ].filter((part) => part !== null);
  return (
    <li className="flex items-center gap-2.5">
      <Avatar name={name} />
      <div className="min-w-0">
        <p dir="auto" className="truncate text-start text-sm font-medium text-strong">
          {name}
        </p>
        <p className="text-xs text-pretty text-muted">{parts.join(" · ")}</p>
      </div>
    </li>
  );
}

function getPlaceName(messages: ShellMessages, place: Place): string {
  const { inbox, places, recovery, members, settings, shell } = messages;
  switch (place) {
    case "dashboard":
      return shell.nav.dashboard;
    case "answers":
      return shell.nav.answers;
    case "guest-messages":
      return inbox.title;
    case "places":
      return places.title;
    case "clone":
      return recovery.clone.title;
    case "people":
      return members.title;
    case "activity":
      return members.activity.title;
    case "settings":
      return settings.title;
    case "guidance":
      return shell.nav.guidance;
    default:
      return shell.tabs[place];
  }
}
