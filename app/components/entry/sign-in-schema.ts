import { signInSchema } from "#domain/account/account-schema.ts";
import { z } from "#domain/zod.ts";

/**
 * Of the sign-in form. The screen leaves the check to its action: with Zod, it would load more script than its
 * budget allows.
 */
export function createSignInSchema() {
  return signInSchema.strip().extend({ keepsSignedIn: z.literal("on").optional().transform(Boolean) });
}
export type SignInValues = z.input<ReturnType<typeof createSignInSchema>>;
