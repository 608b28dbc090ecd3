import { partOf } from "#app/ui/feedback/lazy-part.tsx";

/** What to begin with; its texts come once somebody may begin. */
export const PREPARED = partOf(
  () => import("./prepared.client.tsx"),
  ({ Prepared }) => Prepared,
);
