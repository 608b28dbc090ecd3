import { resetRequestSchema } from "#domain/account/account.ts";

export function createResetRequestSchema() {
  return resetRequestSchema.strip();
}
