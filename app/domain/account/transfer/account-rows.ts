import { z } from "#domain/zod.ts";
import { mainTelephoneSchema } from "../../address.ts";
import { ALERT_RATING_MAX } from "../../analytics/mail-preferences.ts";
import { mediaKeySchema } from "../../content/media-reference-schema.ts";
import { chosenDaysSchema } from "../../guest/messages/kept-days.ts";
import { CONTENT_LANGUAGE_CODES, INTERFACE_LANGUAGES } from "../../language.ts";
import { ACTIONS } from "../../live/activity.ts";
import { changeSchema } from "../../live/live-schema.ts";
import { toPlacePosition } from "../../place/place.ts";
import { placeKindSchema, placeNameSchema } from "../../place/place-schema.ts";
import { startPagesSchema } from "../../place/start-page.ts";
import {
  automaticLanguagesSchema,
  closureSchema,
  featuresSchema,
  offeredLanguagesSchema,
  postalAddressSchema,
  propertyNameSchema,
  slugSchema,
  timeZoneSchema,
} from "../../property/property.ts";
import { foldText } from "../../text.ts";
import { termSchema } from "../../translation/terms.ts";
import { idSchema } from "../../value-schemas.ts";
import { accountNameSchema } from "../account-schema.ts";
import { roleSchema } from "../member.ts";
import { userNameSchema } from "../member-fields.ts";
import {
  count,
  date,
  flag,
  jsonText,
  moment,
  multiLineText,
  origin,
  position,
  readJson,
  requireUnchanged,
  secret,
  singleLineText,
  someone,
  storedEmail,
} from "./values.ts";

/** `scrypt$N$r$p$salt$hash`. Bounded cost: an imported hash must not slow down sign-in. */
const passwordHash = z
  .string()
  .regex(/^scrypt\$(?:16384|32768|65536)\$8\$[1-9]\$[A-Za-z0-9+/=]{16,88}\$[A-Za-z0-9+/=]{44}$/);
/** In place of the address of a person for shared desks only: their id after a space. */
const noAddress = z.string().regex(/^ [a-z2-7]{24}$/, "invalid_email");
/** Unknown modes are allowed: the product shows such a licence as an error. */
const licenceMode = z.string().regex(/^[A-Z][A-Z-]{0,39}$/);

const property = z
  .strictObject({
    id: idSchema,
    created_at: moment,
    updated_at: moment.nullable(),
    company_id: idSchema,
    group_id: idSchema,
    user_id: idSchema,
    updated_by: someone.nullable(),
    name: requireUnchanged(propertyNameSchema),
    slug: slugSchema,
    active: flag,
    languages: jsonText(offeredLanguagesSchema),
    default_language: z.enum(CONTENT_LANGUAGE_CODES),
    time_zone: timeZoneSchema,
    address: requireUnchanged(postalAddressSchema),
    telephone: requireUnchanged(mainTelephoneSchema),
    features: jsonText(featuresSchema),
    thumbnail: mediaKeySchema.nullable(),
    published_number: count.nullable(),
    revision: count,
    licence_key: z
      .string()
      .regex(/^[0-9A-F]{20}$/)
      .nullable(),
    previews_ended_at: moment.nullable(),
    removed_at: moment.nullable(),
    name_folded: singleLineText(200),
    counts_by_visitor_id: flag,
    closure: jsonText(closureSchema).nullable(),
    start_pages: jsonText(startPagesSchema),
    kept_days: jsonText(chosenDaysSchema).nullable(),
    uses_translator: flag,
    automatic_languages: jsonText(automaticLanguagesSchema),
  })
  .superRefine((row, context) => {
    const fault = (path: string) => context.addIssue({ code: "custom", path: [path], message: "mismatch" });
    if (row.name_folded !== foldText(row.name)) fault("name_folded");
    const languages = readJson(row.languages)?.value;
    if (!Array.isArray(languages) || !languages.includes(row.default_language)) fault("default_language");
  });

/** Rows of a group, its people, properties and logs. */
export const ACCOUNT_ROWS = {
  companies: z.strictObject({ id: idSchema, created_at: moment, name: requireUnchanged(accountNameSchema) }),
  groups: z.strictObject({
    id: idSchema,
    created_at: moment,
    company_id: idSchema,
    name: requireUnchanged(accountNameSchema),
    current_version: z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/),
    pushes_guest_words: flag,
  }),
  users: z.strictObject({
    id: idSchema,
    created_at: moment,
    group_id: idSchema,
    email: storedEmail.or(noAddress),
    display_name: requireUnchanged(userNameSchema),
    role: roleSchema,
    is_limited: flag,
    access_until: date.nullable(),
    access_ends_at: moment.nullable(),
    password_hash: passwordHash,
    password_is_default: flag,
    awaits_confirmation: flag,
    external_id: singleLineText(500).min(1).nullable(),
    language: z.enum(INTERFACE_LANGUAGES).nullable(),
  }),
  mail_recipients: z.strictObject({
    group_id: idSchema,
    address: storedEmail,
    asked_at: moment,
    confirmed_at: moment.nullable(),
    token_hash: secret.nullable(),
  }),
  terms: z.strictObject({
    id: idSchema,
    group_id: idSchema,
    term: requireUnchanged(termSchema.shape.term),
    wordings: jsonText(termSchema.shape.wordings.unwrap()).nullable(),
    updated_at: moment,
    updated_by: someone.nullable(),
  }),
  properties: property,
  property_licences: z.strictObject({
    property_id: idSchema,
    mode: licenceMode,
    mode_previous: licenceMode.nullable(),
    date_start: moment.nullable(),
    date_end: moment.nullable(),
  }),
  property_access: z.strictObject({ user_id: idSchema, property_id: idSchema }),
  qr_codes: z.strictObject({
    code: z.string().regex(/^[a-z2-7]{26}$/),
    created_at: moment,
    retired_at: moment.nullable(),
    downloaded_at: moment.nullable(),
    property_id: idSchema,
  }),
  places: z
    .strictObject({
      id: idSchema,
      created_at: moment,
      retired_at: moment.nullable(),
      property_id: idSchema,
      kind: placeKindSchema,
      name: requireUnchanged(placeNameSchema),
      position: z.string(),
    })
    .refine(
      ({ id, retired_at, kind, name, position }) => {
        const behind = retired_at === null ? "" : `\n${id}`;
        return position === toPlacePosition(kind, name) + behind;
      },
      { path: ["position"] },
    ),
  place_codes: z.strictObject({
    code: z.string().regex(/^[a-z2-7]{26}$/),
    created_at: moment,
    replaced_at: moment.nullable(),
    property_id: idSchema,
    place_id: idSchema,
  }),
  former_addresses: z.strictObject({ slug: slugSchema, ended_at: moment, property_id: idSchema }),
  mail_preferences: z.strictObject({
    property_id: idSchema,
    user_id: idSchema,
    weekly_mail: flag,
    low_rating_alert: flag,
    alert_rating: z.int().min(1).max(ALERT_RATING_MAX),
    overdue_mail: flag,
    language: z.enum(INTERFACE_LANGUAGES),
    origin,
    stop_token: secret,
    mailed_week: date,
  }),
  activity: z.strictObject({
    id: position,
    at: moment,
    group_id: idSchema,
    property_id: z.union([z.literal(""), idSchema]),
    user_id: idSchema.nullable(),
    user_name: someone.nullable(),
    action: z.enum(ACTIONS),
    summary: multiLineText(2_000),
    count: count.min(1),
    until: moment.nullable(),
  }),
  changes: z
    .strictObject({
      sequence: position,
      at: moment,
      group_id: idSchema,
      property_id: idSchema.nullable(),
      kind: z.string().max(60),
      payload: jsonText(z.looseObject({})),
    })
    .superRefine(({ kind, payload }, context) => {
      const parsed = changeSchema.safeParse({ kind, payload: readJson(payload)?.value });
      if (parsed.success) return;
      const field = parsed.error.issues[0]?.path[0] === "kind" ? "kind" : "payload";
      context.addIssue({ code: "custom", path: [field], message: "invalid" });
    }),
};
