import { useOutletContext } from "react-router";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import type { HeldGroups } from "#domain/guest/held-messages.ts";
import type { ItemOf, MESSAGE_KINDS, MessageKindName } from "#domain/guest/messages/kinds.ts";
import type { ButtonIcon } from "#domain/look/icon.ts";
import type { Page } from "./use-pages.ts";

type Newest = {
  readonly [Name in MessageKindName as (typeof MESSAGE_KINDS)[Name]["path"]]: Page<ItemOf<Name>>;
};

/** Data of the inbox: newest page of each kind by path, plus shared data; each tab shows a part. */
export interface InboxData extends Newest {
  readonly held: HeldGroups;
  /** Icons of the draft's services, by id. */
  readonly serviceIcons: Readonly<Record<string, ButtonIcon>>;
  /** The request named by the address, if not on the first page. */
  readonly opened: GuestRequest | null;
  readonly people: readonly { readonly uid: string; readonly name: string }[];
}

export function useInboxData(): InboxData {
  return useOutletContext<InboxData>();
}

/** Icon of a request's service; a bell if it was deleted. */
export function useServiceIcon({ serviceId }: Pick<GuestRequest, "serviceId">): ButtonIcon {
  return useInboxData().serviceIcons[serviceId] ?? "bell";
}
