import { resetRequestSchema } from "#domain/account/account-schema.ts";

export function createResetRequestSchema() {
  return resetRequestSchema.strip();
}
