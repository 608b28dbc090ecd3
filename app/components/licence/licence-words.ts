import type { ShellMessages } from "#app/messages/catalogues.ts";
import { formatLongDate } from "#app/messages/format.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import { type LicenceState, parseWireLicence, type WireLicence } from "#domain/property/licence.ts";

/** Keys of the states in `messages.common.licenceStates`. */
export const LICENCE_STATE_WORDS = {
  active: "active",
  expired: "expired",
  trial: "trial",
  "trial-ended": "trial_ended",
  "paid-ended": "paid_ended",
  unassigned: "unassigned",
  request: "request",
  demo: "demo",
  error: "error",
  suspended: "suspended",
} as const satisfies Record<LicenceState, keyof ShellMessages["common"]["licenceStates"]>;

/** A licence's end date in words; `null` without an end date. */
export function formatEndDate(licence: WireLicence | null, language: InterfaceLanguage): string | null {
  const endsAt = parseWireLicence(licence)?.endsAt ?? null;
  return endsAt === null ? null : formatLongDate(language, endsAt);
}
