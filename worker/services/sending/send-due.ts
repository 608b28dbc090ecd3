/** Each waits for another service most of the time; the platform opens six connections at once. */
export const ABREAST = 6;

/** What became of one message. */
export interface Sent<Item, Outcome> {
  readonly item: Item;
  readonly outcome: Outcome;
}

/** A store of what is to be sent, and the way out. */
export interface Outgoing<Item, Outcome> {
  /** Takes so many at most of what is due, for one attempt each: no other sender gets them meanwhile. */
  claim(limit: number): Promise<readonly Item[]>;
  /** Hands one to the service that delivers it. What it throws is that item's alone. */
  send(item: Item): Promise<Outcome>;
  /** What becomes of an item whose sending threw. */
  toOutcome(error: unknown, item: Item): Outcome;
  /** Notes what became of some, and when those are tried again that were not taken. */
  mark(sent: readonly Sent<Item, Outcome>[]): Promise<void>;
}

/**
 * Sends all of it, and marks it as soon as it is through: a sender that is killed repeats six at most. An item whose
 * sending throws is marked like its neighbours, and repeats none of them.
 */
export async function sendAbreast<Item, Outcome>(
  items: readonly Item[],
  { send, toOutcome, mark }: Omit<Outgoing<Item, Outcome>, "claim">,
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
  /** Sent by one run. */
  readonly itemsMax: number;
  /** Taken by one claim. */
  readonly claimedMax: number;
  /** Whether there is time and room for a further claim. */
  readonly goesOn: () => boolean;
}

/** Sends what is due, claim after claim. @returns what became of it, and whether more may be due. */
export async function sendDue<Item, Outcome>(
  outgoing: Outgoing<Item, Outcome>,
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
