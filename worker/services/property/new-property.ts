import { BRAND_TEMPLATE } from "#brand/template.ts";
import { SINGLE_SECTIONS } from "#domain/content/document.ts";
import { createStarterButtonsByLanguage } from "#domain/content/starter/starter-buttons.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Change } from "#domain/live/live.ts";
import { type Features, suggestSlug } from "#domain/property/property.ts";
import type { PropertyKind } from "#domain/property/property-kind.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../../db/client.ts";
import { insertQrCode } from "../../db/content/qr-codes.ts";
import { replaceDocument } from "../../db/content/replaced-documents.ts";
import { newId, newLicenceKey, newQrCode } from "../../db/new-id.ts";
import { upsertLicence } from "../../db/property/licence-writes.ts";
import { type LicenceRow, toProperty } from "../../db/property/properties.ts";
import { insertProperty } from "../../db/property/property-writes.ts";

interface NewPropertyParts {
  readonly values: {
    readonly name: string;
    readonly languages: ContentLanguage[];
    readonly defaultLanguage: ContentLanguage;
    readonly timeZone: string;
    readonly address?: string | undefined;
    readonly telephone?: string | undefined;
    readonly active: boolean;
    readonly features: Features;
    /** Whether the property starts with the template's typical buttons. Absent: yes. */
    readonly starterButtons?: boolean | undefined;
    readonly kind?: PropertyKind | undefined;
  };
  readonly owner: { readonly companyId: string; readonly groupId: string; readonly userId: string };
  readonly names: { readonly accountName: string; readonly userName: string };
  readonly licence: Omit<LicenceRow, "propertyId"> | null;
  readonly slug: string;
  readonly now: EpochMs;
}

/** Slugs to try for a name, the plain one first; the last one is practically unique. */
export function slugsFor(name: string): string[] {
  const suggested = suggestSlug(name) || "portal";
  return [suggested, `${suggested}-${newId().slice(0, 4)}`, `${suggested}-${newId().slice(0, 12)}`];
}

/**
 * Statements that insert a property with the default template, a QR code and, if given, its licence, and the
 * change to log. For one `commit`, which fails on a slug that is taken.
 */
export function newPropertyStatements(
  db: Database,
  { values, owner, names, licence, slug, now }: NewPropertyParts,
) {
  const { name, languages, defaultLanguage, timeZone, active, features } = values;
  const { address = "", telephone = "" } = values;
  const id = newId();
  const code = newQrCode();
  const row = {
    id,
    createdAt: now,
    updatedAt: null,
    ...owner,
    updatedBy: null,
    name,
    slug,
    active,
    languages,
    defaultLanguage,
    timeZone,
    address,
    telephone,
    features,
    thumbnail: null,
    publishedNumber: null,
    revision: 1,
    licenceKey: newLicenceKey(),
    previewsEndedAt: null,
    countsByVisitorId: true,
    closure: null,
    startPages: {},
    keptDays: null,
    usesTranslator: false,
    automaticLanguages: [],
    removedAt: null,
    // A new property is marked for projection, so that its QR code is written to KV.
    projectionWanted: now,
  };
  const licenceRow = licence && { propertyId: id, ...licence };
  const property = toProperty(row, licenceRow, names);
  const { kind = BRAND_TEMPLATE.answers.kind } = values;
  const content = { ...BRAND_TEMPLATE, answers: { ...BRAND_TEMPLATE.answers, kind } };
  const template = SINGLE_SECTIONS.map((section) =>
    replaceDocument(db, { propertyId: id, section, language: "", body: content[section], at: now, by: null }),
  );
  const starter =
    values.starterButtons === false
      ? []
      : createStarterButtonsByLanguage(languages, newId, BRAND_TEMPLATE.theme.primary, values.kind).map(
          (starter) =>
            replaceDocument(db, { propertyId: id, section: "buttons", ...starter, at: now, by: null }),
        );
  const statements = [
    insertProperty(db, row),
    ...template,
    ...starter,
    ...(licenceRow ? [upsertLicence(db, licenceRow)] : []),
    insertQrCode(db, { code, propertyId: id, createdAt: now }),
  ] as const;
  const change: Change = { kind: "property.added", payload: { property } };
  return { row, property, statements, change };
}
