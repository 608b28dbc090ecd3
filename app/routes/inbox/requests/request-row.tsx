import type { ReactNode } from "react";
import { Link } from "react-router";
import { useWhereabouts } from "#app/components/places/use-whereabouts.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TruncatedText } from "#app/ui/layout/truncated-text.tsx";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import type { Whereabouts } from "#domain/guest/whereabouts.ts";
import { useServiceIcon } from "../inbox-data.ts";
import { useServiceName } from "../use-service-name.ts";
import { WaitingBadge } from "./waiting-badge.tsx";

/** A request's location, and "card of Room 305" if the guest scanned another place's card; otherwise "". */
export function usePlaceWords(): (request: Pick<GuestRequest, "place" | "room">) => Whereabouts {
  const { inbox } = useMessages();
  const whereaboutsIn = useWhereabouts();
  return (request) => {
    const { where, card } = whereaboutsIn(request);
    return { where: where || inbox.noRoom, card: card === "" ? "" : inbox.cardOf(card) };
  };
}

interface RequestRowProps {
  readonly request: GuestRequest;
  /** Link to the request; `null` for a held request, which cannot be opened. */
  readonly to: string | null;
  readonly isOpen?: boolean;
  /** Buttons that work without opening the request. */
  readonly children?: ReactNode;
}

/** A request as a row; on a phone as a card. */
export function RequestRow({ request, to, isOpen = false, children }: RequestRowProps) {
  const { id } = request;
  return (
    <li className="request-item">
      {to === null ? (
        <div className="request-row">
          <RowContent request={request} />
        </div>
      ) : (
        <Link
          to={to}
          replace={isOpen}
          preventScrollReset
          data-request={id}
          aria-current={isOpen ? "true" : undefined}
          className="request-row"
        >
          <RowContent request={request} />
        </Link>
      )}
      {children}
    </li>
  );
}

function RowContent({ request }: { readonly request: GuestRequest }) {
  const { common } = useMessages();
  const { where, card } = usePlaceWords()(request);
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
        <TruncatedText as="b" dir="auto" text={where} className="block font-semibold text-strong" />
        {card === "" ? null : <TruncatedText dir="auto" text={card} className="request-card" />}
        <span className="request-service">
          <span dir="auto" className="match-parent line-clamp-2 min-w-0 wrap-anywhere">
            {service}
          </span>
          <span aria-hidden="true" className="request-language md:hidden">
            {language.toUpperCase()}
          </span>
        </span>
      </span>
      <TruncatedText dir="auto" text={note} className="request-note md:@max-[32rem]:hidden" />
      <span className="request-language max-md:sr-only" title={common.languages[language]}>
        <span aria-hidden="true">{language.toUpperCase()}</span>
        <span className="sr-only">{common.languages[language]}</span>
      </span>
      <TruncatedText dir="auto" text={name} className="request-holder @max-[56rem]:hidden" />
      <span className="request-wait">
        <WaitingBadge request={request} />
      </span>
    </>
  );
}
