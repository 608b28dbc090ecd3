import { z } from "#domain/zod.ts";
import { KEPT_DAYS_MAX, KEPT_DAYS_MIN } from "../account/retention.ts";
import { dateSchema } from "../date-schema.ts";
import { ID_PATTERN } from "../id.ts";
import { idSchema } from "../id-schema.ts";
import { contentLanguageSchema } from "../property/property.ts";
import { guestText, typedName } from "../text-schema.ts";
import { MESSAGE_PATHS } from "./messages/message-path.ts";
import { readReceiptCode } from "./receipt-code.ts";
import { ROOM_LENGTH_MAX } from "./request-lengths.ts";

/** Kinds of what a property holds of its guests. */
export const GUEST_DATA_KINDS = [...MESSAGE_PATHS, "consents"] as const;
export type GuestDataKind = (typeof GUEST_DATA_KINDS)[number];

const keptDaysSchema = z.int().min(KEPT_DAYS_MIN, "out_of_range").max(KEPT_DAYS_MAX, "out_of_range");

/** More of a kind is not counted, so that opening a screen costs the same whatever there is. */
export const GUEST_COUNT_MAX = 10_000;

const countsSchema = z.record(z.enum(GUEST_DATA_KINDS), z.int());
const kindsSchema = z.array(z.enum(GUEST_DATA_KINDS));

export const guestDataSchema = z.object({
  /** How many days each kind is kept, one that staff close from then on. */
  keptDays: z.record(z.enum(MESSAGE_PATHS), z.int()),
  held: countsSchema,
  /** How much of it goes with the next deletion. */
  due: countsSchema,
  /** The counts that end at what was looked at: it is so much at least. */
  atLeast: z.object({ held: kindsSchema, due: kindsSchema }),
  /** When that begins, ISO 8601. */
  nextDeletionAt: z.string(),
  /** Whether the last one did not come through. */
  isDeletionLate: z.boolean(),
});
export type GuestData = z.infer<typeof guestDataSchema>;

/** A change of one period. `from` is what the person saw: another value in its place refuses the change. */
export const keptDaysChangeSchema = z.strictObject({
  kind: z.enum(MESSAGE_PATHS),
  from: keptDaysSchema,
  days: keptDaysSchema,
});
export type KeptDaysChange = z.infer<typeof keptDaysChangeSchema>;

/**
 * What an owner knows of a guest: the code of a receipt or of a consent, or the room and the days. An empty room: all
 * rooms and none.
 */
export const guestSearchSchema = z.union([
  z.strictObject({ receipt: typedName({ lengthMax: 40 }) }),
  z.strictObject({
    room: guestText({ lengthMax: ROOM_LENGTH_MAX }),
    from: dateSchema,
    to: dateSchema,
  }),
]);
export type GuestSearch = z.infer<typeof guestSearchSchema>;

/** At most so many entries are listed, and erased at once. */
export const GUEST_ENTRIES_MAX = 200;

const entryKeySchema = z.strictObject({ kind: z.enum(GUEST_DATA_KINDS), id: idSchema });

export const guestEntrySchema = z.object({
  ...entryKeySchema.shape,
  /** ISO 8601. */
  at: z.string(),
  /** The code by which its guest names it; empty for a message from before there were receipts. */
  receipt: z.string(),
  /** Of a request: what was asked for. Else empty. */
  service: z.string(),
  /** The same as staff read it, by language; absent where it is not kept. */
  names: z.partialRecord(contentLanguageSchema, z.string()).optional(),
  /** Of a request. Else empty. */
  room: z.string(),
  note: z.string(),
  /** Of feedback, 1 to 5; null where nothing was rated. */
  rating: z.number().nullable(),
  /** Of a consent: whether it was given; null for all else. */
  isGiven: z.boolean().nullable(),
});
export type GuestEntry = z.infer<typeof guestEntrySchema>;

export const guestEntriesSchema = z.object({
  items: z.array(guestEntrySchema),
  /** Whether there are more than are listed. */
  hasMore: z.boolean(),
});

export const erasingSchema = z.strictObject({
  entries: z.array(entryKeySchema).min(1, "required").max(GUEST_ENTRIES_MAX, "too_many"),
});
export type GuestEntryKey = z.infer<typeof entryKeySchema>;

const CONSENT_CODE_LENGTH = 6;
/** Signs that ids never hold, as people read them in place of those that they hold. */
const MISREAD: Readonly<Record<string, string>> = { "0": "o", "1": "i", "8": "b" };

/**
 * The code by which a guest names the consent of a browser: the first six signs of its id, as "K7M-2Q4". 30 bits, for
 * owners' eyes alone.
 */
export function consentCodeOf(visitorId: string): string {
  const signs = visitorId.slice(0, CONSENT_CODE_LENGTH).toUpperCase();
  return `${signs.slice(0, 3)}-${signs.slice(3)}`;
}

/**
 * What a typed code names: a message by its receipt, a consent by how its browser's id begins, or either by a whole id.
 */
export interface GuestCode {
  readonly names: "receipt" | "consent" | "id";
  readonly value: string;
}

/** Reads a code as people type it, in any case, with blanks and hyphens or without. Null for what is none. */
export function readGuestCode(typed: string): GuestCode | null {
  const receipt = readReceiptCode(typed);
  if (receipt !== null) return { names: "receipt", value: receipt };
  const signs = typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/[018]/g, (sign) => MISREAD[sign] ?? sign);
  if (ID_PATTERN.test(signs)) return { names: "id", value: signs };
  const isConsent = signs.length === CONSENT_CODE_LENGTH && !signs.includes("9");
  return isConsent ? { names: "consent", value: signs } : null;
}
