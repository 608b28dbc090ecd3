import { z } from "#domain/zod.ts";
import { signInSchema } from "./account-schema.ts";
import { passkeyAssertionSchema } from "./passkey.ts";

/** Proof of identity within a session (H4): the own password, or the answer of an own passkey. */
export const proofSchema = z.union([
  signInSchema.pick({ password: true }),
  z.strictObject({ passkey: passkeyAssertionSchema }),
]);
