import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Session } from "#domain/account/account.ts";
import type { Member } from "#domain/account/member.ts";

/** The browsers of a colleague, read when an owner asks for them, and how they are signed out. */
export function useMemberSessions({ uid, displayName }: Member) {
  const { members, common } = useMessages();
  const words = members.sessions;
  const { connect } = useSession();
  const [sessions, setSessions] = useState<readonly Session[] | null>(null);
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
    if (response.ok) setSessions((await response.json()).items);
    else showToast({ tone: "error", title: words.notRead });
  }

  return {
    /** Null until they were read. */
    sessions,
    isBusy,
    read: () => attempt(load),
    /** Signs one browser out; without an id, all of them. One that has ended meanwhile is ended. */
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
