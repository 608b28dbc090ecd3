/**
 * Shared desks (H3): a paired browser shows names, and a person opens it with their six digits. Exposes the
 * schemas of its API and the rules for codes and digits.
 */

import { z } from "#domain/zod.ts";
import {
  DESK_DIGITS_LENGTH,
  DESK_NAME_LENGTH_MAX,
  QUIET_MINUTES_DEFAULT,
  QUIET_MINUTES_MAX,
} from "../limits.ts";
import { idSchema, typedName } from "../value-schemas.ts";
import { accessUntilSchema, chosenPropertiesSchema, userNameSchema } from "./member-fields.ts";

const deskNameSchema = typedName({ lengthMax: DESK_NAME_LENGTH_MAX });
const quietMinutesSchema = z.int().min(1).max(QUIET_MINUTES_MAX);

/** A desk as its property's owners see it. */
export const deskSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Minutes without use after which the names return. */
  quietMinutes: z.int(),
  /** When its browser was paired; `null`: not yet. */
  pairedAt: z.iso.datetime().nullable(),
  /** Name of the person who made its code. */
  pairedBy: z.string(),
  /** Until when its code pairs a browser; `null`: there is no code. */
  codeUntil: z.iso.datetime().nullable(),
  /** Who is signed in there now; `null`: nobody. */
  person: z.object({ uid: idSchema, displayName: z.string() }).nullable(),
  /** When somebody last signed in there; `null`: never. */
  lastAt: z.iso.datetime().nullable(),
});
export type Desk = z.infer<typeof deskSchema>;

export const deskListSchema = z.object({ items: z.array(deskSchema) });
/** A desk with a new code, `ABCD-EFGH`, which is shown once. */
export const codedDeskSchema = z.object({ desk: deskSchema, code: z.string() });

export const newDeskSchema = z.strictObject({
  name: deskNameSchema,
  quietMinutes: quietMinutesSchema.default(QUIET_MINUTES_DEFAULT),
});
export const deskPatchSchema = z.strictObject({
  name: deskNameSchema.optional(),
  quietMinutes: quietMinutesSchema.optional(),
});

/** Letters and figures of codes: none that look or sound like another. */
export const CODE_ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
export const CODE_LENGTH = 8;

/** A typed code without spaces and hyphens, in capitals. */
function cleanCode(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}

export const pairingSchema = z.strictObject({
  code: z
    .string()
    .max(40, "invalid")
    .overwrite(cleanCode)
    .refine((code) => code.length === CODE_LENGTH, "invalid"),
});

const digitsSchema = z.string().regex(new RegExp(`^\\d{${DESK_DIGITS_LENGTH}}$`), "digits_count");

/** Whether digits are among the first that somebody would try: repeated, counting, or with a year in them. */
export function areDigitsCommon(digits: string): boolean {
  const isRepeated = /^(\d{1,3})\1+$/.test(digits);
  const steps = [...digits].slice(1).map((digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10);
  const isCounting = steps.every((step) => step === steps[0] && (step === 1 || step === 9));
  const hasYear = /^(19[4-9]|20[0-3])\d|(19[4-9]|20[0-3])\d$/.test(digits);
  return isRepeated || isCounting || hasYear;
}

const ownChoiceSchema = digitsSchema.refine((digits) => !areDigitsCommon(digits), "digits_common");

export const newDigitsSchema = z.strictObject({
  digits: ownChoiceSchema,
  /** The person's password, which proves who sets them. */
  password: z.string().min(1, "required").max(200, "too_long"),
});
/** Whether the signed-in person has digits, and may use desks. */
export const ownDigitsSchema = z.object({ isSet: z.boolean(), mayUse: z.boolean() });

export const deskSignInSchema = z.strictObject({
  uid: idSchema,
  digits: digitsSchema,
  /** The person's own digits in place of those that an owner gave. */
  ownDigits: ownChoiceSchema.optional(),
});

/** Somebody for shared desks only, without an address (H3). */
export const newDeskPersonSchema = z.strictObject({
  displayName: userNameSchema,
  properties: chosenPropertiesSchema.default(null),
  until: accessUntilSchema.default(null),
});
/** Digits for the first use, shown once to the owner who gives them. */
export const givenDigitsSchema = z.object({ digits: z.string() });

/** Somebody who may use a desk. */
export const deskPersonSchema = z.object({
  uid: idSchema,
  displayName: z.string(),
  /** The beginning of the address, for telling apart people of the same name; `null`: the name is enough. */
  hint: z.string().nullable(),
  hasDigits: z.boolean(),
  /** When the person was last at this desk; `null`: never. */
  lastAt: z.iso.datetime().nullable(),
});
export type DeskPerson = z.infer<typeof deskPersonSchema>;

/** A desk as its browser shows it while nobody is signed in: no guest, no room, no message. */
export const deskScreenSchema = z.object({
  desk: z.object({
    id: idSchema,
    name: z.string(),
    quietMinutes: z.int(),
    pairedAt: z.iso.datetime(),
    pairedBy: z.string(),
  }),
  property: z.object({
    id: idSchema,
    name: z.string(),
    timeZone: z.string(),
    thumbnail: z.string().nullable(),
  }),
  /** People who may use the desk: the last ones here first, then by name. */
  people: z.array(deskPersonSchema),
  /** Open requests: how many, the oldest, and how many are past their promised time. `null`: not known now. */
  waiting: z.object({ open: z.int(), oldestAt: z.iso.datetime().nullable(), overdue: z.int() }).nullable(),
});
export type DeskScreen = z.infer<typeof deskScreenSchema>;

/** The desk of a session; part of every screen's session. */
export const sessionDeskSchema = z.object({
  id: idSchema,
  name: z.string(),
  propertyId: idSchema,
  quietMinutes: z.int(),
  /** Key that seals what the person typed here, base64url of 32 bytes. */
  sealKey: z.string(),
});
export type SessionDesk = z.infer<typeof sessionDeskSchema>;
