import type { InterfaceLanguage } from "#domain/language.ts";
import { decideLicence, type LicenceDecision, parseWireLicence } from "#domain/property/licence.ts";
import type { Property } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import type { ExitReason } from "./exit-reason.ts";
import type { HeldProperties } from "./read-session.server.ts";

interface ApplicationFacts {
  /** Those that are held: all of a small group, else a page of them and the active one. */
  readonly properties: readonly Property[];
  /** Whether one that is not held has a valid licence, as far as that is known. */
  readonly hasOtherValidLicence?: boolean;
  /** The property the browser asks for; need not exist. */
  readonly activePropertyId: string | null;
  readonly language: InterfaceLanguage;
  /** The last number of the change log that was seen. */
  readonly sequence: number;
  readonly now: EpochMs;
}

/** The application context (specification, section 3): derived at every change, stored nowhere. */
export interface ApplicationContext {
  /** Null unless the property exists and its licence is valid. */
  readonly activePropertyId: string | null;
  readonly properties: readonly Property[];
  /** Whether the active property is on trial. */
  readonly hasValidTrial: boolean;
  readonly trialEndDate: EpochMs | null;
  /** Whether any licence of the group is valid. */
  readonly hasActiveLicense: boolean;
  readonly hasActiveProperty: boolean;
  /** No property is active, and there is one to choose. */
  readonly multiSiteSelection: boolean;
  readonly language: InterfaceLanguage;
  readonly number: number;
  /** Why the property that was asked for is not the active one; null when it is, or none was asked for. */
  readonly exitReason: ExitReason | null;
}

export function licenceDecisionOf(property: Pick<Property, "licence">, now: EpochMs): LicenceDecision {
  return decideLicence(parseWireLicence(property.licence), now);
}

/** Whether properties beyond those that are held may have a valid licence. */
export function hasOtherValidLicence(held: Pick<HeldProperties, "hasValidLicence" | "listing">): boolean {
  return held.hasValidLicence && held.listing !== "whole";
}

/**
 * Derives the application context at a moment. Pure.
 *
 * An active property whose licence is not valid, or which is gone, is cleared. With another usable licence
 * the person chooses again (`multiSiteSelection`); without one `hasActiveLicense` is false. Both lead to
 * the entry (specification, section 4).
 */
export function deriveApplicationContext(facts: ApplicationFacts): ApplicationContext {
  const { properties, activePropertyId: asked, language, sequence, now } = facts;
  const hasActiveLicense =
    facts.hasOtherValidLicence === true ||
    properties.some((property) => licenceDecisionOf(property, now).isValid);
  const found = properties.find(({ id }) => id === asked) ?? null;
  const licence = found && licenceDecisionOf(found, now);
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
