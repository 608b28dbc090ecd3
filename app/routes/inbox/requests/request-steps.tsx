import { formatDate, formatTime } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { GuestRequest } from "#domain/guest/guest-request.ts";

/** Who did what about a request and when, and what comes next. */
export function RequestSteps({ request: { at, state, events } }: { readonly request: GuestRequest }) {
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
