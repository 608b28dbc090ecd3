import { definePart } from "#app/ui/feedback/lazy-part.tsx";

/** Prepared texts, loaded when somebody starts an announcement. */
export const PREPARED_PART = definePart(
  () => import("./prepared.client.tsx"),
  ({ Prepared }) => Prepared,
);
