import { useOutletContext } from "react-router";
import type { Feedback } from "#domain/guest/feedback.ts";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import type { HeldFolds } from "#domain/guest/held-messages.ts";
import type { Page } from "./use-pages.ts";

/** What the inbox opens with; its tabs show a part each. */
export interface InboxData {
  readonly requests: Page<GuestRequest>;
  readonly feedback: Page<Feedback>;
  readonly held: HeldFolds;
  /** The request that the address names where it is none of the first page. */
  readonly opened: GuestRequest | null;
  readonly people: readonly { readonly uid: string; readonly name: string }[];
}

export function useInboxData(): InboxData {
  return useOutletContext<InboxData>();
}
