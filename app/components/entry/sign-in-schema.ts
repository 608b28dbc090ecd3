import { signInSchema } from "#domain/account/account-schema.ts";
import { z } from "#domain/zod.ts";

/**
 * Schema of the sign-in form. Only the action uses it: with Zod in the browser, the screen would exceed its
 * script budget.
 */
export function createSignInSchema() {
  return signInSchema.strip().extend({ keepsSignedIn: z.literal("on").optional().transform(Boolean) });
}
export type SignInValues = z.input<ReturnType<typeof createSignInSchema>>;
