import { z } from "#domain/zod.ts";
import { KEPT_DAYS_MAX, KEPT_DAYS_MIN } from "../account/retention.ts";
import { ID_PATTERN } from "../id.ts";
import { ROOM_LENGTH_MAX } from "../limits.ts";
import { contentLanguageSchema } from "../property/property.ts";
import { dateSchema, guestText, idSchema, typedName } from "../value-schemas.ts";
import { MESSAGE_PATHS } from "./messages/message-path.ts";
import { readReceiptCode } from "./receipt-code.ts";

/** Kinds of guest data of a property. */
export const GUEST_DATA_KINDS = [...MESSAGE_PATHS, "consents"] as const;
export type GuestDataKind = (typeof GUEST_DATA_KINDS)[number];

const keptDaysSchema = z.int().min(KEPT_DAYS_MIN, "out_of_range").max(KEPT_DAYS_MAX, "out_of_range");

/** Counting stops at this number, so that opening a screen has a bounded cost. */
export const GUEST_COUNT_MAX = 10_000;

const countsSchema = z.record(z.enum(GUEST_DATA_KINDS), z.int());
const kindsSchema = z.array(z.enum(GUEST_DATA_KINDS));

export const guestDataSchema = z.object({
  /** Retention in days per kind; kinds that staff close count from closing. */
  keptDays: z.record(z.enum(MESSAGE_PATHS), z.int()),
  held: countsSchema,
  /** Number of entries that the next deletion removes. */
  due: countsSchema,
  /** Kinds whose count stopped at `GUEST_COUNT_MAX`; screens show "at least". */
  atLeast: z.object({ held: kindsSchema, due: kindsSchema }),
  /** Time of the next deletion, ISO 8601. */
  nextDeletionAt: z.string(),
  /** Whether the last deletion did not finish. */
  isDeletionLate: z.boolean(),
});
export type GuestData = z.infer<typeof guestDataSchema>;

/** Changes one retention period. `from` is the value the person saw; if it has changed, the change is refused. */
export const keptDaysChangeSchema = z.strictObject({
  kind: z.enum(MESSAGE_PATHS),
  from: keptDaysSchema,
  days: keptDaysSchema,
});
export type KeptDaysChange = z.infer<typeof keptDaysChangeSchema>;

/** Search for a guest's data: a code of a receipt or consent, or room and days. Empty room: any or none. */
export const guestSearchSchema = z.union([
  z.strictObject({ receipt: typedName({ lengthMax: 40 }) }),
  z.strictObject({
    room: guestText({ lengthMax: ROOM_LENGTH_MAX }),
    from: dateSchema,
    to: dateSchema,
  }),
]);
export type GuestSearch = z.infer<typeof guestSearchSchema>;

/** Maximum number of entries listed or erased at once. */
export const GUEST_ENTRIES_MAX = 200;

const entryKeySchema = z.strictObject({ kind: z.enum(GUEST_DATA_KINDS), id: idSchema });

export const guestEntrySchema = z.object({
  ...entryKeySchema.shape,
  /** ISO 8601. */
  at: z.string(),
  /** The guest's receipt code; empty for messages from before receipts existed. */
  receipt: z.string(),
  /** The requested service; empty for other kinds. */
  service: z.string(),
  /** The service's name for staff, by language; absent if not stored. */
  names: z.partialRecord(contentLanguageSchema, z.string()).optional(),
  /** Room and note of a request; empty for other kinds. */
  room: z.string(),
  note: z.string(),
  /** Rating of feedback, 1 to 5; `null` without one. */
  rating: z.number().nullable(),
  /** Whether a consent was given; `null` for other kinds. */
  isGiven: z.boolean().nullable(),
});
export type GuestEntry = z.infer<typeof guestEntrySchema>;

export const guestEntriesSchema = z.object({
  items: z.array(guestEntrySchema),
  /** Whether the list is incomplete. */
  hasMore: z.boolean(),
});

export const erasingSchema = z.strictObject({
  entries: z.array(entryKeySchema).min(1, "required").max(GUEST_ENTRIES_MAX, "too_many"),
});
export type GuestEntryKey = z.infer<typeof entryKeySchema>;

const CONSENT_CODE_LENGTH = 6;
/** Characters that ids never contain, and the ones they are misread for. */
const MISREAD_CHARACTERS: Readonly<Record<string, string>> = { "0": "o", "1": "i", "8": "b" };

/** Code of a browser's consent: the first six characters of its id, such as "K7M-2Q4". 30 bits; only owners see it. */
export function toConsentCode(visitorId: string): string {
  const signs = visitorId.slice(0, CONSENT_CODE_LENGTH).toUpperCase();
  return `${signs.slice(0, 3)}-${signs.slice(3)}`;
}

/** Parsed code: a message's receipt, a consent by the start of its browser id, or either by its full id. */
export interface GuestCode {
  readonly names: "receipt" | "consent" | "id";
  readonly value: string;
}

/** Parses a typed code in any case, with or without blanks and hyphens. `null` if invalid. */
export function readGuestCode(typed: string): GuestCode | null {
  const receipt = readReceiptCode(typed);
  if (receipt !== null) return { names: "receipt", value: receipt };
  const signs = typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/[018]/g, (sign) => MISREAD_CHARACTERS[sign] ?? sign);
  if (ID_PATTERN.test(signs)) return { names: "id", value: signs };
  const isConsent = signs.length === CONSENT_CODE_LENGTH && !signs.includes("9");
  return isConsent ? { names: "consent", value: signs } : null;
}
