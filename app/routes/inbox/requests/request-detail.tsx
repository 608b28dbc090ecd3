import { type RefObject, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { formatDate, formatTime } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { type InboxData, useServiceIcon } from "../inbox-data.ts";
import { useServiceName } from "../use-service-name.ts";
import { AboutMinutes } from "./about-minutes.tsx";
import { GuestSees, useGuestWords } from "./guest-sees.tsx";
import { Assigned, StaffNote } from "./request-internals.tsx";
import { usePlaceWords } from "./request-row.tsx";
import { StepButtons } from "./step-buttons.tsx";
import type { Presses } from "./use-press.ts";
import { WaitingBadge } from "./waiting-badge.tsx";

interface RequestDetailProps extends Pick<InboxData, "people"> {
  readonly request: GuestRequest;
  readonly presses: Presses;
  readonly closePath: string;
}

/** One request with its actions. Opening it marks it as seen. */
export function RequestDetail({ request, people, presses, closePath }: RequestDetailProps) {
  const { inbox, common } = useMessages();
  const { where, card } = usePlaceWords()(request);
  const getWords = useGuestWords();
  const icon = useServiceIcon(request);
  const service = useServiceName()(request);
  const { note, language, state } = request;
  const [chosen, setChosen] = useState<number | null>(null);
  const minutes = state === "taken" ? request.minutes : chosen;
  const isWaiting = request.doneAt === null;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfter(state, heading);
  const choose = (next: number) => {
    setChosen(next);
    if (state === "taken") void presses.press(request, { minutes: next });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened or is new again.
  useEffect(() => {
    if (state === "new" && presses.isAllowed) void presses.press(request, { to: "seen" });
  }, [state]);
  const about = isWaiting ? (
    <AboutMinutes minutes={minutes} isOff={!presses.isAllowed} onChoose={choose} />
  ) : null;

  return (
    <article aria-label={`${where}, ${service}`} className="request-detail">
      <header className="request-detail-head">
        <Link to={closePath} aria-label={common.back} title={common.back} className="request-back md:hidden">
          <Icon name="chev-left" className="rtl:-scale-x-100" />
        </Link>
        <span className="request-kind max-md:hidden">
          <Icon name={icon} />
        </span>
        <div className="min-w-0 flex-1">
          <h2
            ref={heading}
            tabIndex={-1}
            title={where}
            className="truncate outline-hidden text-lg font-semibold text-strong"
            dir="auto"
          >
            {where}
          </h2>
          {card === "" ? null : (
            <p dir="auto" className="text-sm wrap-anywhere text-default">
              {card}
            </p>
          )}
          <p dir="auto" className="text-xs text-muted wrap-anywhere">
            {service}, {inbox.reads(common.languages[language])}
          </p>
        </div>
        <WaitingBadge request={request} />
        <Link
          to={closePath}
          aria-label={common.close}
          title={common.close}
          className="request-back max-md:hidden"
        >
          <Icon name="close" size="sm" />
        </Link>
      </header>
      <div className="request-detail-body">
        {note === "" ? null : (
          <p className="request-part text-lg whitespace-pre-line text-strong wrap-anywhere" dir="auto">
            {note}
          </p>
        )}
        <div className="request-part">
          <RequestSteps request={request} />
        </div>
        <div className="rounded-lg bg-surface-sunken p-3.5 max-md:hidden">
          <GuestSees request={request} />
          {about}
        </div>
        <div className="request-part flex flex-col gap-4">
          <Assigned request={request} people={people} presses={presses} />
          <StaffNote request={request} presses={presses} />
        </div>
      </div>
      <footer className="request-detail-foot">
        <div className="flex-none md:hidden">
          <p className="text-sm text-muted" dir="auto">
            {isWaiting && state !== "taken"
              ? inbox.guestWillSee(getWords({ state: "taken", minutes, reason: null }))
              : getWords(request)}
          </p>
          {about}
        </div>
        <StepButtons request={request} presses={presses} minutes={minutes} />
      </footer>
    </article>
  );
}

/** If a change removed the focused element, focus `target`. */
function useFocusAfter(change: string, target: RefObject<HTMLElement | null>): void {
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [change, target]);
}

/** History of a request, and its next step. */
function RequestSteps({ request: { at, state, events } }: { readonly request: GuestRequest }) {
  const { steps } = useMessages().inbox;
  const who = (event: GuestRequest["events"][number]) => {
    const { by, holder } = event;
    if (!by) return steps.bySomebody;
    return event.state === "taken" && holder && holder.userId !== by.userId
      ? steps.byFor(by.name, holder.name)
      : steps.by(by.name);
  };
  const next = state === "done" || state === "refused" ? null : state === "taken" ? steps.done : steps.taken;
  return (
    <ol className="flex flex-col">
      <Step name={steps.sent} at={at} />
      {events.map((event) => (
        <Step
          key={`${event.at} ${event.state}`}
          name={event.state === "new" ? steps.sent : steps[event.state]}
          who={who(event)}
          at={event.at}
        />
      ))}
      {next ? (
        <li className="request-step">
          <span className="request-step-next" />
          <span className="text-muted">{next}</span>
        </li>
      ) : null}
    </ol>
  );
}

function Step({ name, who, at }: { readonly name: string; readonly who?: string; readonly at: string }) {
  const language = useLanguage();
  const { property } = useActiveProperty();
  const moment = Date.parse(at);
  return (
    <li className="request-step">
      <span className="request-step-done">
        <Icon name="check" size="xs" />
      </span>
      <span className="min-w-0 wrap-anywhere" dir="auto">
        <b className="font-semibold text-strong">{name}</b> <span className="text-muted">{who}</span>
      </span>
      <time
        dateTime={at}
        title={formatDate(language, moment, property.timeZone)}
        className="text-muted tabular-nums"
      >
        {formatTime(language, moment, property.timeZone)}
      </time>
    </li>
  );
}
