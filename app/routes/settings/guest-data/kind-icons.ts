import type { IconName } from "#app/ui/icon-name.ts";
import type { GuestDataKind } from "#domain/guest/guest-data.ts";
import { MESSAGE_ICONS } from "#domain/guest/messages/message-path.ts";

export const GUEST_DATA_ICONS: Readonly<Record<GuestDataKind, IconName>> = {
  ...MESSAGE_ICONS,
  consents: "check-circle",
};
