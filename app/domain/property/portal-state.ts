import { z } from "#domain/zod.ts";
import { idSchema } from "../value-schemas.ts";
import { RENDER_PROBLEMS } from "./rendering.ts";

/** Differences between the stored portal and the database. */
export const PORTAL_DIFFERENCES = [
  /** Published, but nothing is stored. */
  "value_missing",
  /** The stored value is unreadable. */
  "value_damaged",
  /** A stored portal that should be gone. */
  "value_left",
  "number",
  "licence",
  /** Other pages than the publication's. */
  "pages",
  /** The QR code leads elsewhere or nowhere. */
  "qr_code",
  /** Place codes lead elsewhere or nowhere. */
  "place_codes",
  /** A former address leads elsewhere or nowhere. */
  "former_address",
  /** The pages are missing from R2. */
  "pages_missing",
] as const;
export type PortalDifference = (typeof PORTAL_DIFFERENCES)[number];

/** Result of checking one portal, and the repair. */
export const portalFindingSchema = z.object({
  /** `null`: no property has this address. */
  propertyId: idSchema.nullable(),
  slug: z.string(),
  differences: z.array(z.enum(PORTAL_DIFFERENCES)).min(1),
  isMended: z.boolean(),
});
export type PortalFinding = z.infer<typeof portalFindingSchema>;

/** A page of a check: of properties, or of stored portals. */
export const portalCheckSchema = z.object({
  checked: z.int(),
  findings: z.array(portalFindingSchema),
  nextCursor: z.string().optional(),
});
export type PortalCheck = z.infer<typeof portalCheckSchema>;

/** Result of rewriting a portal. */
export const mendOutcomeSchema = z.enum([
  "mended",
  /** A store was unavailable; retried automatically. */
  "deferred",
  /** Neither pages nor snapshot exist. */
  "pages_missing",
]);
export type MendOutcome = z.infer<typeof mendOutcomeSchema>;

const licenceWindowSchema = z.object({
  opensAt: z.number().nullable(),
  closesAt: z.number().nullable(),
  isClosed: z.boolean(),
});

/** Everything that determines what a property's guests get. */
export const portalStateSchema = z.object({
  propertyId: idSchema,
  name: z.string(),
  slug: z.string(),
  removedAt: z.iso.datetime().nullable(),
  database: z.object({
    publishedNumber: z.int().nullable(),
    /** State from `decideLicence`. */
    licenceState: z.string(),
    licence: licenceWindowSchema,
    /** Time of the oldest change not yet applied to the portal; `null`: up to date. */
    dueSince: z.iso.datetime().nullable(),
    /**
     * Renderer version of the pages (0: unknown; `FEATURES_CHANGED_MARK`: a switched feature is pending) and their
     * origin; `null`: not published.
     */
    renderer: z.int().nullable(),
    origin: z.string(),
    /** Why rendering failed; `null`: it did not, or was not needed. */
    renderProblem: z.enum(RENDER_PROBLEMS).nullable(),
  }),
  pagesInFiles: z.enum(["there", "missing", "none_published"]),
  stored: z.object({
    state: z.enum(["readable", "damaged", "absent"]),
    number: z.int().nullable(),
    licence: licenceWindowSchema.nullable(),
    bytes: z.int(),
  }),
  qrCodes: z.array(z.object({ code: z.string(), isRetired: z.boolean(), isAsStored: z.boolean() })),
  guestsGet: z.enum(["open", "closed", "not_found", "unavailable"]),
  differences: z.array(z.enum(PORTAL_DIFFERENCES)),
});
export type PortalState = z.infer<typeof portalStateSchema>;
