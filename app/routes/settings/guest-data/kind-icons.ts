import type { IconName } from "#app/ui/icon-name.ts";
import type { GuestDataKind } from "#domain/guest/guest-data.ts";
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS } from "#domain/guest/messages/kinds.ts";
import type { MessagePath } from "#domain/guest/messages/message-path.ts";

const OF_MESSAGES = Object.fromEntries(
  MESSAGE_KIND_NAMES.map((name) => [MESSAGE_KINDS[name].path, MESSAGE_KINDS[name].icon]),
) as Record<MessagePath, IconName>;

export const KIND_ICONS: Readonly<Record<GuestDataKind, IconName>> = {
  ...OF_MESSAGES,
  consents: "check-circle",
};
