import { z } from "#domain/zod.ts";
import { EMAIL_LENGTH_MAX, emailSchema, foldEmail, isEmail } from "../address.ts";
import {
  ACCOUNT_NAME_LENGTH_MAX,
  NAME_LENGTH_MIN,
  PASSWORD_BYTES_MAX,
  PASSWORD_LENGTH_MIN,
} from "../limits.ts";
import { wireLicenceSchema } from "../property/licence-schema.ts";
import { DEFAULT_TIME_ZONE, propertyNameSchema, timeZoneSchema } from "../property/property.ts";
import { cleanSigns, utf8Length } from "../text.ts";
import { idSchema, typedName } from "../value-schemas.ts";
import { ROLES } from "./account.ts";
import { sessionDeskSchema } from "./desk.ts";
import { userNameSchema } from "./member-fields.ts";

export const signInSchema = z.strictObject({
  email: z
    .string()
    .overwrite(cleanSigns)
    .min(1, { error: "required", abort: true })
    .max(EMAIL_LENGTH_MAX, "too_long")
    .refine(isEmail, "invalid_email")
    .meta({ format: "idn-email", description: "An email address" }),
  password: z
    .string()
    .min(1, "required")
    .max(PASSWORD_BYTES_MAX, { error: "too_long", abort: true })
    .refine((password) => utf8Length(password) <= PASSWORD_BYTES_MAX, "too_long"),
  /** Whether to stay signed in on this device. Older clients do not send the field: default `false`. */
  keepsSignedIn: z.boolean().default(false),
});

/** The signed-in user (S61). */
export const userSchema = z.object({ uid: idSchema, email: z.string(), displayName: z.string() });

export const signInAnswerSchema = z.object({
  success: z.literal(true),
  user: userSchema,
  accessToken: z.string(),
  /** Seconds until the access token expires. */
  expiresIn: z.int(),
});

export const tokenAnswerSchema = z.object({ accessToken: z.string(), expiresIn: z.int(), user: userSchema });

/** The group information (S62). */
export const groupInformationSchema = z.object({
  groupID: idSchema,
  companyID: idSchema,
  userID: idSchema,
  currentVersion: z.string(),
  groupName: z.string(),
  companyName: z.string(),
  userDisplayName: z.string(),
  licenses: z.array(wireLicenceSchema),
  userpassisdefault: z.boolean(),
});

/** Group information for screens: without the licences, of which a group may have two thousand. */
export const groupSummarySchema = groupInformationSchema.omit({ licenses: true });

/** The signed-in user, their rights (D12) and their group. */
export const sessionAnswerSchema = z.object({
  user: userSchema,
  role: z.enum(ROLES),
  /** Whether the user sees only chosen properties, not the whole group (D99). */
  isLimited: z.boolean(),
  /** The shared desk where the user is signed in (H3); `null`: their own browser. */
  desk: sessionDeskSchema.nullable(),
  group: groupSummarySchema,
});

export const accountNameSchema = typedName({
  lengthMin: NAME_LENGTH_MIN,
  lengthMax: ACCOUNT_NAME_LENGTH_MAX,
});

/** A new password. Refuses with `too_short` and `too_long`; only the server can check for common passwords. */
export const passwordSchema = z
  .string()
  .min(1, { error: "required", abort: true })
  .min(PASSWORD_LENGTH_MIN, "too_short")
  .max(PASSWORD_BYTES_MAX, { error: "too_long", abort: true })
  .refine((password) => utf8Length(password) <= PASSWORD_BYTES_MAX, "too_long");

export const requiredEmailSchema = z
  .string()
  .overwrite(foldEmail)
  .min(1, { error: "required", abort: true })
  .max(EMAIL_LENGTH_MAX, { error: "invalid_email", abort: true })
  .refine(isEmail, "invalid_email")
  .meta({ format: "idn-email", description: "An email address" });

/** A new account with its first property (S35, S114 to S116). */
export const registrationSchema = z.strictObject({
  userName: userNameSchema,
  accountName: accountNameSchema,
  propertyName: propertyNameSchema,
  email: requiredEmailSchema,
  password: passwordSchema,
  /** Time zone of the first property: the browser's. */
  timeZone: timeZoneSchema.default(DEFAULT_TIME_ZONE),
});

/** Address to send a reset link to. The field name comes from the specification (S152). */
export const resetRequestSchema = z.strictObject({ useremail: requiredEmailSchema });
export const confirmationRequestSchema = z.strictObject({ email: requiredEmailSchema });

/** The secret in a mailed link. */
const linkTokenSchema = z.string().min(1).max(1_000);
export const resetConfirmSchema = z.strictObject({ token: linkTokenSchema, password: passwordSchema });
/** Checks a mailed link before it is used. */
export const linkQuerySchema = z.strictObject({
  purpose: z.enum(["password", "recipient", "stop"]),
  token: linkTokenSchema,
});

/** Details for an invitation's welcome page. */
export const welcomeSchema = z.object({
  name: z.string(),
  groupName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** Names of the properties that the person will see; `null`: the whole group. */
  properties: z.array(z.string()).nullable(),
  /** The last day of access, `YYYY-MM-DD`; `null`: no end. */
  until: z.string().nullable(),
});

export const confirmAddressSchema = z.strictObject({ token: linkTokenSchema });

/** Change of a password. All three fields are required (S134); the new password is typed twice. */
export const changePasswordSchema = z
  .strictObject({
    current: signInSchema.shape.password,
    next: passwordSchema,
    confirm: z.string().min(1, "required").max(PASSWORD_BYTES_MAX, "too_long"),
  })
  .refine(({ next, confirm }) => next === confirm, { path: ["confirm"], message: "passwords_differ" });

/** One signed-in browser. */
export const sessionSchema = z.object({
  id: idSchema,
  createdAt: z.iso.datetime(),
  /** Last use, accurate to five minutes, the lifetime of an access token. */
  lastUsedAt: z.iso.datetime(),
  /** Browser and system, such as "Firefox · Windows"; empty if unknown. */
  device: z.string(),
  isCurrent: z.boolean(),
  /** `true`: the session ends thirty days after sign-in. `false`: twelve hours after its last use. */
  keepsSignedIn: z.boolean(),
});

/** A new account: a company with one group and its first user. Properties are added separately. */
export const newAccountSchema = z.strictObject({
  companyName: accountNameSchema,
  groupName: accountNameSchema,
  user: z.strictObject({
    email: emailSchema,
    displayName: userNameSchema,
    password: z.string().min(PASSWORD_LENGTH_MIN, "too_short").max(PASSWORD_BYTES_MAX, "too_long"),
    role: z.enum(ROLES).default("owner"),
    /** Whether the user was given this password and should change it at once (S138). */
    passwordIsDefault: z.boolean().default(true),
  }),
});

export const createdAccountSchema = z.object({
  companyId: z.string(),
  groupId: z.string(),
  userId: z.string(),
});
