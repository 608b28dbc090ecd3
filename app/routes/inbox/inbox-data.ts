import { useOutletContext } from "react-router";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import type { HeldFolds } from "#domain/guest/held-messages.ts";
import type { ItemOf, MESSAGE_KINDS, MessageKindName } from "#domain/guest/messages/kinds.ts";
import type { ButtonIcon } from "#domain/look/icon.ts";
import type { Page } from "./use-pages.ts";

type Newest = {
  readonly [Name in MessageKindName as (typeof MESSAGE_KINDS)[Name]["path"]]: Page<ItemOf<Name>>;
};

/** What the inbox opens with, the newest of each kind by its path; its tabs show a part each. */
export interface InboxData extends Newest {
  readonly held: HeldFolds;
  /** Of the services that the draft has, by their ids. */
  readonly serviceIcons: Readonly<Record<string, ButtonIcon>>;
  /** The request that the address names where it is none of the first page. */
  readonly opened: GuestRequest | null;
  readonly people: readonly { readonly uid: string; readonly name: string }[];
}

export function useInboxData(): InboxData {
  return useOutletContext<InboxData>();
}

/** The icon of a request's service. One that was deleted has none of its own. */
export function useServiceIcon({ serviceId }: Pick<GuestRequest, "serviceId">): ButtonIcon {
  return useInboxData().serviceIcons[serviceId] ?? "bell";
}
