import { z } from "#domain/zod.ts";
import { idSchema } from "../value-schemas.ts";

/** All logged actions (D12): stable codes; screens supply the words. */
export const ACTIONS = [
  "homepage.saved",
  "theme.saved",
  "buttons.saved",
  "social.saved",
  "qr.saved",
  "answers.saved",
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
  "member.passkeys-removed",
  "desk.added",
  "desk.paired",
  "desk.ended",
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
  "translations.drafted",
  "translator.set",
  "automatic-languages.set",
  "term.set",
  "term.removed",
] as const;
export type Action = (typeof ACTIONS)[number];

/**
 * Routine actions: repeated by one person on one subject within an hour, they share an entry. All others are
 * separate entries.
 */
export const BUNDLED_ACTIONS: readonly Action[] = [
  ...([
    "homepage.saved",
    "theme.saved",
    "buttons.saved",
    "social.saved",
    "qr.saved",
    "answers.saved",
  ] as const),
  ...(["property.updated", "buttons.copied", "button.restored", "qr.downloaded"] as const),
  ...(["request.taken", "request.done", "request.refused"] as const),
];

/** One entry of the activity list. */
export const activityEntrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** The property acted on; `null`: the group. */
  propertyId: idSchema.nullable(),
  /** The member who acted; `null`: operations. */
  userName: z.string().nullable(),
  /** One of `ACTIONS`, or a code of a later version. */
  action: z.string(),
  /** The subject of the action; its format depends on the action. */
  summary: z.string(),
  /** How often the action was repeated between `at` and `until`. */
  count: z.int(),
  until: z.iso.datetime(),
});
export type ActivityEntry = z.infer<typeof activityEntrySchema>;

export const activityPageSchema = z.object({
  items: z.array(activityEntrySchema),
  nextCursor: z.string().optional(),
});
export type ActivityPage = z.infer<typeof activityPageSchema>;
