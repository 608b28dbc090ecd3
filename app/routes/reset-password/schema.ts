import { resetConfirmSchema } from "#domain/account/account-schema.ts";

export function createResetConfirmSchema() {
  return resetConfirmSchema.strip();
}
