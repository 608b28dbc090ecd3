import type { InterfaceLanguage } from "#domain/language.ts";
import { decideLicence, type LicenceDecision, parseWireLicence } from "#domain/property/licence.ts";
import type { Property } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import type { ExitReason } from "./exit-reason.ts";
import type { HeldProperties } from "./read-session.server.ts";

interface ApplicationFacts {
  /** Properties in the browser: all of a small group, otherwise one page and the active one. */
  readonly properties: readonly Property[];
  /** Whether a property that is not loaded has a valid licence, as far as known. */
  readonly hasOtherValidLicence?: boolean;
  /** The requested property; need not exist. */
  readonly activePropertyId: string | null;
  readonly language: InterfaceLanguage;
  /** Latest sequence number of the change log seen. */
  readonly sequence: number;
  readonly now: EpochMs;
}

/** The application context (specification, section 3): derived on every change, never stored. */
export interface ApplicationContext {
  /** `null` unless the property exists and its licence is valid. */
  readonly activePropertyId: string | null;
  readonly properties: readonly Property[];
  /** Whether the active property is on trial. */
  readonly hasValidTrial: boolean;
  readonly trialEndDate: EpochMs | null;
  /** Whether any licence of the group is valid. */
  readonly hasActiveLicense: boolean;
  readonly hasActiveProperty: boolean;
  /** No property is active, but one can be chosen. */
  readonly multiSiteSelection: boolean;
  readonly language: InterfaceLanguage;
  readonly number: number;
  /** Why the requested property is not active; `null` if it is, or none was requested. */
  readonly exitReason: ExitReason | null;
}

export function getLicenceDecision(property: Pick<Property, "licence">, now: EpochMs): LicenceDecision {
  return decideLicence(parseWireLicence(property.licence), now);
}

/** Whether properties that are not loaded may have a valid licence. */
export function hasOtherValidLicence(held: Pick<HeldProperties, "hasValidLicence" | "listing">): boolean {
  return held.hasValidLicence && held.listing !== "whole";
}

/**
 * Derives the application context at a moment. Pure.
 *
 * An active property that is gone or has no valid licence is cleared. If another licence is usable, the
 * person chooses again (`multiSiteSelection`); otherwise `hasActiveLicense` is false. Both lead to the entry
 * (specification, section 4).
 */
export function deriveApplicationContext(facts: ApplicationFacts): ApplicationContext {
  const { properties, activePropertyId: asked, language, sequence, now } = facts;
  const hasActiveLicense =
    facts.hasOtherValidLicence === true ||
    properties.some((property) => getLicenceDecision(property, now).isValid);
  const found = properties.find(({ id }) => id === asked) ?? null;
  const licence = found && getLicenceDecision(found, now);
  const active = found && licence?.isValid ? found : null;
  const isTrial = active !== null && licence?.isTrial === true;
  return {
    activePropertyId: active?.id ?? null,
    properties,
    hasValidTrial: isTrial,
    trialEndDate: isTrial ? (parseWireLicence(active.licence)?.endsAt ?? null) : null,
    hasActiveLicense,
    hasActiveProperty: active !== null,
    multiSiteSelection: hasActiveLicense && active === null,
    language,
    number: sequence,
    exitReason: asked === null || active ? null : found ? "licence-expired" : "property-removed",
  };
}
