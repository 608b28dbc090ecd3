/**
 * Sending loop for mails and notifications. Exposes `sendAbreast` and `sendDue`. A queue implements `SendQueue`:
 * claim, send, mark. Results are marked after every six items, so that a killed run repeats at most six.
 */

/** Items sent in parallel: each mostly waits for another service, and Workers open six connections at once. */
export const ABREAST = 6;

/** An item and the result of sending it. */
export interface SendResult<Item, Outcome> {
  readonly item: Item;
  readonly outcome: Outcome;
}

/** A queue and its transport. */
export interface SendQueue<Item, Outcome> {
  /** Claims at most `limit` due items for one attempt each; other senders can't claim them meanwhile. */
  claim(limit: number): Promise<readonly Item[]>;
  /** Sends one item. A thrown error affects only this item. */
  send(item: Item): Promise<Outcome>;
  /** Turns a thrown error into an outcome. */
  toOutcome(error: unknown, item: Item): Outcome;
  /** Stores outcomes, and schedules retries of failed items. */
  mark(sent: readonly SendResult<Item, Outcome>[]): Promise<void>;
}

/**
 * Sends all items, six in parallel, and marks each group at once: a killed run repeats six at most. An item
 * that throws is marked too and repeats no other.
 */
export async function sendAbreast<Item, Outcome>(
  items: readonly Item[],
  { send, toOutcome, mark }: Omit<SendQueue<Item, Outcome>, "claim">,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let at = 0; at < items.length; at += ABREAST) {
    const abreast = items.slice(at, at + ABREAST);
    const sendOne = async (item: Item) => {
      try {
        return { item, outcome: await send(item) };
      } catch (error) {
        return { item, outcome: toOutcome(error, item) };
      }
    };
    const sent = await Promise.all(abreast.map(sendOne));
    await mark(sent);
    outcomes.push(...sent.map(({ outcome }) => outcome));
  }
  return outcomes;
}

interface Bounds {
  /** Maximum number of items per run. */
  readonly itemsMax: number;
  /** Items per claim. */
  readonly claimedMax: number;
  /** Whether budget is left for another claim. */
  readonly goesOn: () => boolean;
}

/** Sends due items, claim by claim. @returns the outcomes, and whether more may be due. */
export async function sendDue<Item, Outcome>(
  outgoing: SendQueue<Item, Outcome>,
  { itemsMax, claimedMax, goesOn }: Bounds,
): Promise<{ readonly outcomes: readonly Outcome[]; readonly hasMore: boolean }> {
  const outcomes: Outcome[] = [];
  while (outcomes.length < itemsMax && goesOn()) {
    const limit = Math.min(itemsMax - outcomes.length, claimedMax);
    const claimed = await outgoing.claim(limit);
    outcomes.push(...(await sendAbreast(claimed, outgoing)));
    if (claimed.length < limit) return { outcomes, hasMore: false };
  }
  return { outcomes, hasMore: true };
}
