import { registrationSchema } from "#domain/account/account-schema.ts";
import { DEFAULT_TIME_ZONE } from "#domain/property/property.ts";

export function createRegistrationSchema() {
  const { timeZone } = registrationSchema.shape;
  return registrationSchema.strip().extend({
    // A zone that only the browser knows is nothing that the person could mend.
    timeZone: timeZone.catch(DEFAULT_TIME_ZONE),
  });
}
