import { changePasswordSchema } from "#domain/account/account.ts";

export function createChangePasswordSchema() {
  return changePasswordSchema.strip();
}
