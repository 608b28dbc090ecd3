import type { IconName } from "#app/ui/icon-name.ts";
import type { GuestDataKind } from "#domain/guest/guest-data.ts";

export const KIND_ICONS: Readonly<Record<GuestDataKind, IconName>> = {
  requests: "bell",
  feedback: "feedback",
  consents: "check-circle",
};
