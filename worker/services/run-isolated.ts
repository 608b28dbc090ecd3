import { logEvent } from "../log-event.ts";

/**
 * Processes one item of a job. If it throws, the item is logged with its property and left to the next run, so
 * that other items proceed. @returns the outcome; `null`: it threw.
 */
export async function runIsolated<Outcome>(
  { kind, propertyId }: { readonly kind: string; readonly propertyId: string },
  act: () => Promise<Outcome> | Outcome,
): Promise<Outcome | null> {
  try {
    return await act();
  } catch (error) {
    // Any error, because one item must not block the others; each run logs it again.
    logEvent("item_set_aside", { kind, propertyId, error });
    return null;
  }
}
