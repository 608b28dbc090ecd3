import { changePasswordSchema } from "#domain/account/account-schema.ts";

export function createChangePasswordSchema() {
  return changePasswordSchema.strip();
}
