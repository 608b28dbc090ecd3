import { z } from "#domain/zod.ts";
import { idSchema } from "../id-schema.ts";

/** Every action that is kept (D12): stable codes, by which screens find the words. */
export const ACTIONS = [
  "homepage.saved",
  "theme.saved",
  "buttons.saved",
  "social.saved",
  "qr.saved",
  "property.added",
  "property.updated",
  "address.changed",
  "property.cloned",
  "property.reset",
  "property.removed",
  "property.restored",
  "buttons.copied",
  "button.restored",
  "draft.restored",
  "portal.published",
  "portal.restored",
  "plan.set",
  "plan.moved",
  "plan.cancelled",
  "plan.published",
  "plan.failed",
  "piece.restored",
  "qr.regenerated",
  "qr.restored",
  "qr.downloaded",
  "places.added",
  "places.removed",
  "places.restored",
  "place.renamed",
  "place.removed",
  "place.restored",
  "place.code-replaced",
  "place.code-restored",
  "start-page.set",
  "previews.ended",
  "licence.set",
  "licence.requested",
  "features.set",
  "visitor-ids.set",
  "closure.set",
  "member.invited",
  "member.changed",
  "member.removed",
  "member.signed-out",
  "account.created",
  "picture.blocked",
  "maintenance.on",
  "maintenance.off",
  "content.set-aside",
  "group.exported",
  "consent.erased",
  "messages.released",
  "messages.deleted",
  "contacts.confirmed",
  "request.taken",
  "request.done",
  "request.refused",
  "request.reopened",
  "retention.set",
  "pin.set",
  "announcement.sent",
  "announcement.planned",
  "announcement.changed",
  "announcement.withdrawn",
  "announcement.ended",
  "notifications.ended",
  "notifications.words-set",
  "emergency.sent",
  "emergency.ended",
  "guest-data.erased",
] as const;
export type Action = (typeof ACTIONS)[number];

/**
 * Actions that people repeat while they work: what one person does to one thing within an hour is one entry. All others
 * are entries of their own, in their order.
 */
export const BUNDLED_ACTIONS: readonly Action[] = [
  ...(["homepage.saved", "theme.saved", "buttons.saved", "social.saved", "qr.saved"] as const),
  ...(["property.updated", "buttons.copied", "button.restored", "qr.downloaded"] as const),
  ...(["request.taken", "request.done", "request.refused"] as const),
];

/** One entry of the activity list. */
export const activityEntrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null for an action that concerns the group and none of its properties. */
  propertyId: idSchema.nullable(),
  /** Null: operations did it. */
  userName: z.string().nullable(),
  /** One of `ACTIONS`, or a code that a later version wrote. */
  action: z.string(),
  /** What the action was done to; each action has its own form. */
  summary: z.string(),
  /** How often it was done, from `at` until `until`. */
  count: z.int(),
  until: z.iso.datetime(),
});
export type ActivityEntry = z.infer<typeof activityEntrySchema>;

export const activityPageSchema = z.object({
  items: z.array(activityEntrySchema),
  nextCursor: z.string().optional(),
});
export type ActivityPage = z.infer<typeof activityPageSchema>;
