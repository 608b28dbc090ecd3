import { resetConfirmSchema } from "#domain/account/account.ts";

export function createResetConfirmSchema() {
  return resetConfirmSchema.strip();
}
