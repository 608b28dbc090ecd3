import type { ReactNode } from "react";
import { useWhereabouts } from "#app/components/places/use-whereabouts.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { OneLine } from "#app/ui/layout/one-line.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { useServiceIcon } from "../inbox-data.ts";
import { useServiceName } from "../use-service-name.ts";
import { WaitingBadge } from "./waiting-badge.tsx";

/** Where a request is wanted, in words: the room as its guest typed it, and the place of the card that they scanned. */
export function usePlaceWords(): (request: Pick<GuestRequest, "place" | "room">) => string {
  const { inbox } = useMessages();
  const whereaboutsIn = useWhereabouts();
  return (request) => {
    const { where, card } = whereaboutsIn(request);
    return [where || inbox.noRoom, card].filter((text) => text !== "").join(" · ");
  };
}

interface RequestRowProps {
  readonly request: GuestRequest;
  /** Where it opens; null: it can't be opened, as it is held back. */
  readonly to: string | null;
  readonly isOpen?: boolean;
  /** What can be pressed on a phone, below it. */
  readonly children?: ReactNode;
}

/** What one guest asked for, on a line; on a phone, on a card. */
export function RequestRow({ request, to, isOpen = false, children }: RequestRowProps) {
  const { id } = request;
  return (
    <li className="request-item">
      {to === null ? (
        <div className="request-row">
          <RowContent request={request} />
        </div>
      ) : (
        <ScreenLink
          to={to}
          replace={isOpen}
          preventScrollReset
          data-request={id}
          aria-current={isOpen ? "true" : undefined}
          className="request-row"
        >
          <RowContent request={request} />
        </ScreenLink>
      )}
      {children}
    </li>
  );
}

function RowContent({ request }: { readonly request: GuestRequest }) {
  const { common } = useMessages();
  const placeOf = usePlaceWords();
  const icon = useServiceIcon(request);
  const service = useServiceName()(request);
  const { note, language, holder } = request;
  const name = holder?.name ?? "";
  return (
    <>
      <span className="request-kind">
        <Icon name={icon} />
      </span>
      <span className="request-words">
        <OneLine as="b" dir="auto" text={placeOf(request)} className="block font-semibold text-strong" />
        <span className="request-service">
          <OneLine dir="auto" text={service} className="min-w-0" />
          <span aria-hidden="true" className="request-language md:hidden">
            {language.toUpperCase()}
          </span>
        </span>
      </span>
      <OneLine dir="auto" text={note} className="request-note max-lg:hidden max-md:block" />
      <span className="request-language max-md:sr-only" title={common.languages[language]}>
        <span aria-hidden="true">{language.toUpperCase()}</span>
        <span className="sr-only">{common.languages[language]}</span>
      </span>
      <OneLine dir="auto" text={name} className="text-xs text-muted max-lg:hidden" />
      <span className="request-wait">
        <WaitingBadge request={request} />
      </span>
    </>
  );
}
