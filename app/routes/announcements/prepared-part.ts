import { definePart } from "#app/ui/feedback/lazy-part.tsx";

/** What to begin with; its texts come once somebody may begin. */
export const PREPARED_PART = definePart(
  () => import("./prepared.client.tsx"),
  ({ Prepared }) => Prepared,
);
