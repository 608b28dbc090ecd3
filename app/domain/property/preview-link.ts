import { z } from "#domain/zod.ts";

/** Lifetime of a preview link. */
export const PREVIEW_LINK_HOURS = 24;

/** A signed link to the draft, usable without signing in until `expiresAt` (ISO 8601 UTC). */
export const previewLinkSchema = z.object({ url: z.string(), expiresAt: z.string() });
export type PreviewLink = z.infer<typeof previewLinkSchema>;
