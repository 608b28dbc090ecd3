import { confirmAddressSchema, confirmationRequestSchema } from "#domain/account/account-schema.ts";

/** Of the form that confirms by the link. */
export function createConfirmSchema() {
  return confirmAddressSchema.strip();
}

/** Of the form that has the link mailed again. */
export function createSendAgainSchema() {
  return confirmationRequestSchema.strip();
}
