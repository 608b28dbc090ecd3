import type { EpochMs } from "#domain/time.ts";
import type { Principal } from "../db/account/access.ts";
import type { LicenceRow, ScopedProperty } from "../db/property/properties.ts";

/** Input of a use case on one property: caller, property and time. Already authorised. */
export interface PropertyScope {
  readonly principal: Principal;
  readonly property: ScopedProperty;
  readonly licence: LicenceRow | null;
  readonly now: EpochMs;
}
