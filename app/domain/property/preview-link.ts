import { z } from "#domain/zod.ts";

/** How long a signed link shows the draft. */
export const PREVIEW_LINK_HOURS = 24;

/** An address that shows the draft, without signing in, until it expires. `expiresAt` is ISO 8601 UTC. */
export const previewLinkSchema = z.object({ url: z.string(), expiresAt: z.string() });
export type PreviewLink = z.infer<typeof previewLinkSchema>;
