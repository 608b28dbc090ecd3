import { z } from "zod";
import { EMAIL_LENGTH_MAX, emailSchema, isEmail } from "../address.ts";
import { idSchema } from "../id.ts";
import {
  ACCOUNT_NAME_LENGTH_MAX,
  NAME_LENGTH_MIN,
  PASSWORD_BYTES_MAX,
  PASSWORD_LENGTH_MIN,
  USER_NAME_LENGTH_MAX,
} from "../limits.ts";
import { wireLicenceSchema } from "../property/licence.ts";
import { DEFAULT_TIME_ZONE, propertyNameSchema, timeZoneSchema } from "../property/property.ts";
import { hasInvalidCharacter, typedText, utf8Length } from "../text.ts";

/** Owner: everything; editor: content and publishing; viewer: reads (D12). */
export const ROLES = ["owner", "editor", "viewer"] as const;
export type Role = (typeof ROLES)[number];

export function mayEdit(role: Role): boolean {
  return role !== "viewer";
}

/** Whether a role decides about people and the subscription. */
export function mayManage(role: Role): boolean {
  return role === "owner";
}

/** The version that groups are upgraded to (S108, D5), and the one that screens print. */
export const PRODUCT_VERSION = "1.1.0";

/** Whether a group was last used under an earlier version. One of a later version is left as it is. */
export function needsUpgrade(currentVersion: string): boolean {
  const [own, theirs] = [PRODUCT_VERSION, currentVersion].map((version) => version.split(".").map(Number));
  const index = own?.findIndex((part, at) => part !== theirs?.[at]) ?? -1;
  // A number that can't be read is upgraded as well: the comparison with it is false.
  return index >= 0 && !((theirs?.[index] ?? 0) > (own?.[index] ?? 0));
}

export const signInSchema = z.strictObject({
  email: z
    .string()
    .trim()
    .min(1, { error: "required", abort: true })
    .max(EMAIL_LENGTH_MAX, "too_long")
    .refine(isEmail, "invalid_email")
    .meta({ format: "idn-email", description: "An email address" }),
  password: z
    .string()
    .min(1, "required")
    .max(PASSWORD_BYTES_MAX, { error: "too_long", abort: true })
    .refine((password) => utf8Length(password) <= PASSWORD_BYTES_MAX, "too_long"),
  /** Whether the person asked to be kept signed in on this device; a client that does not know it sends none. */
  keepsSignedIn: z.boolean().default(false),
});
export type SignIn = z.infer<typeof signInSchema>;

/** The signed-in user (S61). */
export const userSchema = z.object({ uid: idSchema, email: z.string(), displayName: z.string() });
export type User = z.infer<typeof userSchema>;

export const signInAnswerSchema = z.object({
  success: z.literal(true),
  user: userSchema,
  accessToken: z.string(),
  /** Seconds until the access token expires. */
  expiresIn: z.int(),
});
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;

export const tokenAnswerSchema = z.object({ accessToken: z.string(), expiresIn: z.int(), user: userSchema });
export type TokenAnswer = z.infer<typeof tokenAnswerSchema>;

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
export type GroupInformation = z.infer<typeof groupInformationSchema>;

/** What screens need of it: a group may have two thousand licences. */
export const groupSummarySchema = groupInformationSchema.omit({ licenses: true });
export type GroupSummary = z.infer<typeof groupSummarySchema>;

/** Who is signed in, what they may do (D12), and their group. */
export const sessionAnswerSchema = z.object({
  user: userSchema,
  role: z.enum(ROLES),
  group: groupSummarySchema,
});

function nameOf(lengthMax: number) {
  return typedText()
    .min(1, { error: "required", abort: true })
    .min(NAME_LENGTH_MIN, "too_short")
    .max(lengthMax, "too_long")
    .refine((name) => !hasInvalidCharacter(name), "invalid_character");
}

export const userNameSchema = nameOf(USER_NAME_LENGTH_MAX);
export const accountNameSchema = nameOf(ACCOUNT_NAME_LENGTH_MAX);

/** Refuses with `too_short` and `too_long`; whether it is a common one is for the server to say. */
export const passwordSchema = z
  .string()
  .min(1, { error: "required", abort: true })
  .min(PASSWORD_LENGTH_MIN, "too_short")
  .max(PASSWORD_BYTES_MAX, { error: "too_long", abort: true })
  .refine((password) => utf8Length(password) <= PASSWORD_BYTES_MAX, "too_long");

export const requiredEmailSchema = z
  .string()
  .trim()
  .toLowerCase()
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
  /** Of the first property: where the browser is. */
  timeZone: timeZoneSchema.default(DEFAULT_TIME_ZONE),
});
export type Registration = z.infer<typeof registrationSchema>;

/** Whose address is to get a link. The field's name is the specification's (S152). */
export const resetRequestSchema = z.strictObject({ useremail: requiredEmailSchema });
export const confirmationRequestSchema = z.strictObject({ email: requiredEmailSchema });

/** The secret part of a mailed link. */
const linkTokenSchema = z.string().min(1).max(1_000);
export const resetConfirmSchema = z.strictObject({ token: linkTokenSchema, password: passwordSchema });
/** A mailed link, asked about before it is used. */
export const linkQuerySchema = z.strictObject({
  purpose: z.enum(["password", "recipient", "stop"]),
  token: linkTokenSchema,
});

/** Whom the page of an invitation greets. */
export const welcomeSchema = z.object({ name: z.string(), groupName: z.string(), email: z.string() });
export type Welcome = z.infer<typeof welcomeSchema>;

export const confirmAddressSchema = z.strictObject({ token: linkTokenSchema });

/** All three are required (S134); the new one is typed twice. */
export const changePasswordSchema = z
  .strictObject({
    current: signInSchema.shape.password,
    next: passwordSchema,
    confirm: z.string().min(1, "required").max(PASSWORD_BYTES_MAX, "too_long"),
  })
  .refine(({ next, confirm }) => next === confirm, { path: ["confirm"], message: "passwords_differ" });
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/** A browser that is signed in. */
export const sessionSchema = z.object({
  id: idSchema,
  createdAt: z.iso.datetime(),
  /** To within the five minutes that an access token lasts. */
  lastUsedAt: z.iso.datetime(),
  /** As coarse as "Firefox · Windows"; empty where the browser did not say. */
  device: z.string(),
  isCurrent: z.boolean(),
  /** Whether it ends thirty days after the sign-in only, and not twelve hours after it was last used. */
  keepsSignedIn: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/** An account: a company with one group and its first user. Properties are added apart. */
export const newAccountSchema = z.strictObject({
  companyName: accountNameSchema,
  groupName: accountNameSchema,
  user: z.strictObject({
    email: emailSchema,
    displayName: userNameSchema,
    password: z.string().min(PASSWORD_LENGTH_MIN, "too_short").max(PASSWORD_BYTES_MAX, "too_long"),
    role: z.enum(ROLES).default("owner"),
    /** Whether the password was given out and should be changed at once (S138). */
    passwordIsDefault: z.boolean().default(true),
  }),
});
export type NewAccount = z.infer<typeof newAccountSchema>;

export const createdAccountSchema = z.object({
  companyId: z.string(),
  groupId: z.string(),
  userId: z.string(),
});
export type CreatedAccount = z.infer<typeof createdAccountSchema>;
