import { type SyntheticEvent, useState } from "react";
import { useRefusalToast } from "#app/components/use-refusal-toast.ts";
import { formatDateTime } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useBrowserZone } from "#app/ui/use-browser-zone.ts";
import type { Session } from "#domain/account/account.ts";
import type { Member } from "#domain/account/member.ts";

/** A colleague's sessions, collapsed until an owner opens them. */
export function PersonSessions({ member }: { member: Member }) {
  const words = useMessages().members.sessions;
  const { sessions, passkeys, isBusy, read, end, removePasskeys } = useMemberSessions(member);
  const [isOpen, setIsOpen] = useState(false);

  function toggle(event: SyntheticEvent<HTMLDetailsElement>) {
    const { open } = event.currentTarget;
    setIsOpen(open);
    if (open) void read();
  }

  return (
    <details onToggle={toggle} className="group/sessions">
      <summary
        aria-label={words.show(member.displayName)}
        className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1.5 rounded-sm text-xs text-muted hover:text-strong [&::-webkit-details-marker]:hidden"
      >
        <Icon
          name="chev-down"
          size="sm"
          className="transition-transform duration-base ease-out group-open/sessions:rotate-180"
        />
        {words.title}
      </summary>
      {isOpen ? (
        <div aria-live="polite" className="pb-3">
          {sessions === null ? <p className="py-2 text-sm text-muted">{words.loading}</p> : null}
          {sessions?.length === 0 ? <p className="py-2 text-sm text-muted">{words.none}</p> : null}
          <ul>
            {sessions?.map((session) => (
              <SessionLine
                key={session.id}
                session={session}
                isBusy={isBusy}
                onEnd={(device) => void end(session.id, device)}
              />
            ))}
          </ul>
          {sessions && sessions.length > 1 ? (
            <Button
              size="sm"
              variant="danger-quiet"
              disabled={isBusy}
              aria-label={words.endAllOf(member.displayName)}
              onClick={() => void end(null, "")}
              className="mt-2"
            >
              {words.endAll}
            </Button>
          ) : null}
          {passkeys > 0 ? (
            <p className="mt-2 flex min-h-12 items-center gap-3 border-t border-subtle py-1.5">
              <Icon name="key" className="text-muted" />
              <span className="min-w-0 flex-1 font-medium text-strong">{words.passkeys(passkeys)}</span>
              <Button
                size="sm"
                disabled={isBusy}
                aria-label={words.removePasskeysOf(member.displayName)}
                onClick={() => void removePasskeys()}
              >
                {words.removePasskeys}
              </Button>
            </p>
          ) : null}
        </div>
      ) : null}
    </details>
  );
}

interface SessionLineProps {
  readonly session: Session;
  readonly isBusy: boolean;
  readonly onEnd: (device: string) => void;
}

function SessionLine({ session, isBusy, onEnd }: SessionLineProps) {
  const { account, members } = useMessages();
  const words = members.sessions;
  const language = useLanguage();
  const device = session.device || account.sessions.unknown;
  // In the owner's time zone, because a person has none.
  const timeZone = useBrowserZone();
  const moment = formatDateTime(language, Date.parse(session.lastUsedAt), timeZone);
  return (
    <li className="flex min-h-12 items-center gap-3 border-t border-subtle py-1.5 first:border-t-0">
      <Icon
        name={/iPhone|Android|iPad/.test(session.device) ? "phone-device" : "monitor"}
        className="text-muted"
      />
      <div className="min-w-0 flex-1 whitespace-normal">
        <p className="font-medium text-strong">{device}</p>
        <p className="text-xs text-muted tabular-nums">{account.sessions.lastUsed(moment)}</p>
      </div>
      <Button
        size="sm"
        disabled={isBusy}
        aria-label={words.endOf(device, moment)}
        onClick={() => onEnd(device)}
      >
        {words.end}
      </Button>
    </li>
  );
}

/** Loads a colleague's sessions on demand, and ends them. */
function useMemberSessions({ uid, displayName }: Member) {
  const { members, common } = useMessages();
  const words = members.sessions;
  const { connect } = useSession();
  const sayRefused = useRefusalToast();
  const [sessions, setSessions] = useState<readonly Session[] | null>(null);
  const [passkeys, setPasskeys] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const param = { uid };

  async function attempt(work: () => Promise<void>) {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      if (error instanceof SignedOutError) return;
      console.warn(error);
      showToast({ tone: "error", title: common.toasts.unstableNetwork });
    } finally {
      setIsBusy(false);
    }
  }

  async function load() {
    const response = await connect().api.api.members[":uid"].sessions.$get({ param });
    if (response.ok) {
      const answer = await response.json();
      setSessions(answer.items);
      setPasskeys(answer.passkeys);
    } else showToast({ tone: "error", title: words.notRead });
  }

  return {
    /** `null` until loaded. */
    sessions,
    /** Number of their passkeys. */
    passkeys,
    isBusy,
    read: () => attempt(load),
    removePasskeys: () =>
      attempt(async () => {
        const response = await connect().api.api.members[":uid"].passkeys.$delete({ param });
        if (response.ok) showToast({ tone: "success", title: words.passkeysRemoved(displayName) });
        else await sayRefused(response, common.toasts.updateFailed);
        await load();
      }),
    /** Ends one session, or all without an id. One that has already ended counts as success. */
    end: (sessionId: string | null, device: string) =>
      attempt(async () => {
        const calls = connect().api.api.members[":uid"].sessions;
        const response =
          sessionId === null
            ? await calls.$delete({ param })
            : await calls[":sessionId"].$delete({ param: { uid, sessionId } });
        const isEnded = response.ok || response.status === 404;
        if (!isEnded) showToast({ tone: "error", title: words.failed });
        else
          showToast({
            tone: "success",
            title: sessionId === null ? words.allEnded(displayName) : words.ended(device, displayName),
          });
        await load();
      }),
  };
}
