import { z } from "#domain/zod.ts";
import { idSchema } from "../id-schema.ts";
import { RENDER_PROBLEMS } from "./rendering.ts";

/** How what is stored for guests differs from what the database says. */
export const PORTAL_DIFFERENCES = [
  /** Published, and nothing is stored. */
  "value_missing",
  /** What is stored can't be read. */
  "value_damaged",
  /** Something is stored that nobody is to see any more. */
  "value_left",
  "number",
  "licence",
  /** The pages are not those of the publication. */
  "pages",
  /** A QR code leads elsewhere, or nowhere. */
  "qr_code",
  /** Codes of places lead elsewhere, or nowhere. */
  "place_codes",
  /** An address that the portal had before leads elsewhere, or nowhere. */
  "former_address",
  /** The pages that R2 should hold are gone. */
  "pages_missing",
] as const;
export type PortalDifference = (typeof PORTAL_DIFFERENCES)[number];

/** What a check found of one portal, and what was done about it. */
export const portalFindingSchema = z.object({
  /** Null: no property has this address. */
  propertyId: idSchema.nullable(),
  slug: z.string(),
  differences: z.array(z.enum(PORTAL_DIFFERENCES)).min(1),
  isMended: z.boolean(),
});
export type PortalFinding = z.infer<typeof portalFindingSchema>;

/** A page of a check: of the properties, or of what is stored. */
export const portalCheckSchema = z.object({
  checked: z.int(),
  findings: z.array(portalFindingSchema),
  nextCursor: z.string().optional(),
});
export type PortalCheck = z.infer<typeof portalCheckSchema>;

/** What became of writing a portal again. */
export const mendOutcomeSchema = z.enum([
  "mended",
  /** A store could not be reached; it is tried again without anybody asking. */
  "deferred",
  /** Neither pages nor snapshot are left. */
  "pages_missing",
]);
export type MendOutcome = z.infer<typeof mendOutcomeSchema>;

const licenceWindowSchema = z.object({
  opensAt: z.number().nullable(),
  closesAt: z.number().nullable(),
  isClosed: z.boolean(),
});

/** All that decides what a guest of one property gets. */
export const portalStateSchema = z.object({
  propertyId: idSchema,
  name: z.string(),
  slug: z.string(),
  removedAt: z.iso.datetime().nullable(),
  database: z.object({
    publishedNumber: z.int().nullable(),
    /** As `decideLicence` names it. */
    licenceState: z.string(),
    licence: licenceWindowSchema,
    /** Since when the portal has had a change to follow; null: it has followed all. */
    dueSince: z.iso.datetime().nullable(),
    /**
     * Which version of the renderer made the pages, 0 for an unknown one, `FEATURES_CHANGED` until a switched feature
     * has reached them, for which origin; null: none is published.
     */
    renderer: z.int().nullable(),
    origin: z.string(),
    /** Why they could not be rendered again; null: they could, or were never to be. */
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
