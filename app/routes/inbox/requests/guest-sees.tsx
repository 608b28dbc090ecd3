import { formatDuration } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-name.ts";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import type { RequestState } from "#domain/guest/request-state.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { useServiceName } from "../use-service-name.ts";
import { usePlaceWords } from "./request-row.tsx";

const ICONS: Readonly<Record<RequestState, IconName>> = {
  new: "send",
  seen: "eye",
  taken: "arrow-right",
  done: "check",
  refused: "close",
};

/** The guest's view of a state, in the reader's language. */
export function useGuestWords(): (request: Pick<GuestRequest, "state" | "minutes" | "reason">) => string {
  const { inbox } = useMessages();
  const language = useLanguage();
  const { steps, reasons } = inbox;
  return ({ state, minutes, reason }) => {
    if (state === "new") return steps.sent;
    if (state === "refused") {
      const why = reason === null ? "" : reason.code === "own" ? (reason.text ?? "") : reasons[reason.code];
      return why === "" ? steps.refused : `${steps.refused}. ${why}`;
    }
    return state === "taken" && minutes !== null
      ? steps.takenIn(formatDuration(language, minutes * MINUTE_MS))
      : steps[state];
  };
}

/** The card that the guest currently sees. */
export function GuestSees({ request }: { readonly request: GuestRequest }) {
  const { inbox } = useMessages();
  const getWords = useGuestWords();
  const { where, card } = usePlaceWords()(request);
  const getService = useServiceName();
  return (
    <>
      <h3 className="mb-2 text-xs font-medium text-muted">{inbox.guestSees}</h3>
      <div className="guest-sees">
        <span className="guest-sees-mark">
          <Icon name={ICONS[request.state]} size="xs" />
        </span>
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold text-strong" dir="auto">
            {getWords(request)}
          </p>
          <p className="text-xs text-muted" dir="auto">
            {getService(request)}, {where}
          </p>
          {card === "" ? null : (
            <p className="text-xs text-muted" dir="auto">
              {card}
            </p>
          )}
        </div>
      </div>
    </>
  );
}
