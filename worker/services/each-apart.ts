import { logEvent } from "../log-event.ts";

/**
 * Does something for one item of a job. Where it throws, the item is logged with its property, left for the next run,
 * and keeps no other from its turn. @returns what was done; null: it was left.
 */
export async function apart<Outcome>(
  { kind, propertyId }: { readonly kind: string; readonly propertyId: string },
  act: () => Promise<Outcome> | Outcome,
): Promise<Outcome | null> {
  try {
    return await act();
  } catch (error) {
    // Whatever one item causes, the others are not behind it; each run logs it again.
    logEvent("item_set_aside", { kind, propertyId, error });
    return null;
  }
}
