import { useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { SignOutForm } from "#app/components/entry/sign-out-form.tsx";
import { formatDateTime } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useBrowserZone } from "#app/ui/use-browser-zone.ts";
import type { Session } from "#domain/account/account.ts";

/** Sessions shown at first: this browser's and the most recent ones, because abandoned sessions accumulate. */
const SHOWN_AT_FIRST = 3;

/** The person's sessions, each with a button to end it. */
export function SessionsSection({ sessions }: { sessions: readonly Session[] }) {
  const words = useMessages().account.sessions;
  const heading = useRef<HTMLHeadingElement>(null);
  // The row and its button disappear: keep the focus in the list.
  const [showsAll, setShowsAll] = useState(false);
  const ordered = sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const shown = showsAll ? ordered : ordered.slice(0, SHOWN_AT_FIRST);
  const stay = useCallback(() => heading.current?.focus(), []);
  return (
    <section className="border-t border-subtle px-6 py-5.5">
      <h2 ref={heading} tabIndex={-1} className="text-card font-semibold text-strong outline-hidden">
        {words.title}
      </h2>
      <p className="mt-0.5 max-w-100 text-pretty text-sm text-muted">{words.text}</p>
      <ul className="mt-3">
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={stay} />
        ))}
      </ul>
      {shown.length < sessions.length ? (
        <Button variant="link" onClick={() => setShowsAll(true)}>
          {words.showAll(sessions.length)}
        </Button>
      ) : null}
    </section>
  );
}

interface SessionRowProps {
  readonly session: Session;
  readonly onEnded: () => void;
}

function SessionRow({ session, onEnded }: SessionRowProps) {
  const words = useMessages().account.sessions;
  const language = useLanguage();
  const timeZone = useBrowserZone();
  const device = session.device || words.unknown;
  const moment = formatDateTime(language, Date.parse(session.lastUsedAt), timeZone);
  return (
    <li className="flex min-h-13 items-center gap-3 border-t border-subtle py-2 first:border-t-0">
      <Icon name={isHandheld(session.device) ? "phone-device" : "monitor"} className="text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium text-strong">
          {device}
          {session.isCurrent ? <Badge tone="success">{words.current}</Badge> : null}
        </p>
        <p className="text-xs text-muted tabular-nums">{words.lastUsed(moment)}</p>
      </div>
      {session.isCurrent ? (
        <SignOutForm>
          <Button type="submit" size="sm">
            {words.signOut}
          </Button>
        </SignOutForm>
      ) : (
        <EndSession id={session.id} device={device} moment={moment} onEnded={onEnded} />
      )}
    </li>
  );
}

interface EndSessionProps {
  readonly id: string;
  readonly device: string;
  readonly moment: string;
  readonly onEnded: () => void;
}

function EndSession({ id, device, moment, onEnded }: EndSessionProps) {
  const { account, common } = useMessages();
  const words = account.sessions;
  const { Form, state, data } = useFetcher<{ readonly isEnded: boolean }>();
  const isEnded = data?.isEnded;
  useEffect(() => {
    if (isEnded === true) {
      onEnded();
      showToast({ tone: "success", title: words.ended(device) });
    }
    if (isEnded === false) showToast({ tone: "error", title: common.toasts.updateFailed });
  }, [isEnded, device, words, common, onEnded]);
  return (
    <Form method="post">
      <input type="hidden" name="sessionId" value={id} />
      <Button type="submit" size="sm" loading={state !== "idle"} aria-label={words.signOutOf(device, moment)}>
        {words.signOut}
      </Button>
    </Form>
  );
}

function isHandheld(device: string): boolean {
  return /iPhone|Android|iPad/.test(device);
}
