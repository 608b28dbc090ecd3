import { z } from "#domain/zod.ts";
import { USER_NAME_LENGTH_MAX } from "../limits.ts";
import { typedName } from "../value-schemas.ts";

/** Bytes as WebAuthn's JSON has them. */
function bytesSchema(lengthMax: number) {
  return z
    .string()
    .min(1)
    .max(lengthMax)
    .regex(/^[\w-]+$/)
    .meta({ description: "Bytes in base64url" });
}

/** A credential id: at most 1,023 bytes. */
export const passkeyIdSchema = bytesSchema(1_364);
const passkeyNameSchema = typedName({ lengthMax: USER_NAME_LENGTH_MAX });

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** The last sign-in with it; `null`: none yet. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** Whether it is copied to the person's other devices. */
  isBackedUp: z.boolean(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const passkeyListSchema = z.object({ items: z.array(passkeySchema) });
export const passkeyPatchSchema = z.strictObject({ name: passkeyNameSchema });

/** How browsers reach authenticators; others are dropped. */
export const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

const transportsSchema = z
  .array(
    z
      .string()
      .regex(/^[a-z-]+$/)
      .max(20),
  )
  .max(8);

/** A browser's answer when a passkey is made; unknown fields are dropped. */
export const passkeyRegistrationSchema = z.object({
  id: passkeyIdSchema,
  response: z.object({
    clientDataJSON: bytesSchema(4_000),
    attestationObject: bytesSchema(16_000),
    transports: transportsSchema.default([]),
  }),
});
export type PasskeyRegistration = z.infer<typeof passkeyRegistrationSchema>;

/** A browser's answer when a passkey is used; unknown fields are dropped. */
export const passkeyAssertionSchema = z.object({
  id: passkeyIdSchema,
  response: z.object({
    clientDataJSON: bytesSchema(4_000),
    authenticatorData: bytesSchema(4_000),
    signature: bytesSchema(2_000),
    /** The person's id, as stored on the authenticator. */
    userHandle: bytesSchema(100),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

export const passkeySignInSchema = z.strictObject({
  passkey: passkeyAssertionSchema,
  keepsSignedIn: z.boolean().default(false),
});

const descriptorSchema = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.enum(TRANSPORTS)),
});

/** Options of `navigator.credentials.get`, as JSON. */
export const assertionOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal("required"),
});

/** Options of `navigator.credentials.create`, as JSON. */
export const registrationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  /** `id`: the person's id in base64url. */
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal("none"),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  excludeCredentials: z.array(descriptorSchema),
});
