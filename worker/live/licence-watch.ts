import type { EpochMs } from "#domain/time.ts";
import type { selectLicences } from "../db/property/properties.ts";
import { changedBetween, nextChangeOf } from "./licence-clock.ts";

type Licences = Awaited<ReturnType<typeof selectLicences>>;

/** What is known of a group's licences without reading them. */
interface Known {
  /** Until when what changed by the clock has been told. */
  readonly toldUntil: EpochMs;
  /** When the first of them changes by the clock; infinity for never. */
  readonly nextAt: EpochMs;
}

const KEY = "clock";

interface Channel {
  readonly storage: DurableObjectStorage;
  readonly readLicences: () => Promise<Licences>;
  /** Tells every open browser that a property's licence has changed by the clock. */
  readonly tell: (propertyId: string) => void;
}

/**
 * Knows when the next licence of a group changes by the clock. Licences are read when one of them does, or
 * was changed by somebody: an hour in which neither happens reads none.
 *
 * Its methods may not run side by side: older licences would set the clock last.
 */
export class LicenceWatch {
  readonly #channel: Channel;

  constructor(channel: Channel) {
    this.#channel = channel;
  }

  /** Starts over, for a screen that has just read everything: nobody listened to what became of the licences. */
  async begin(now: EpochMs): Promise<void> {
    await this.#keep({ toldUntil: now, nextAt: 0 });
  }

  /** Has the licences read at the next look. */
  async distrust(): Promise<void> {
    const known = await this.#known();
    if (known) await this.#keep({ ...known, nextAt: 0 });
  }

  /** Tells of every licence that has changed by the clock. @returns when the next one will. */
  async look(now: EpochMs): Promise<EpochMs> {
    const known = await this.#known();
    let nextAt = known?.nextAt ?? 0;
    if (nextAt <= now) {
      const licences = await this.#channel.readLicences();
      changedBetween(licences, known?.toldUntil ?? now, now).forEach(this.#channel.tell);
      nextAt = nextChangeOf(licences, now);
    }
    await this.#keep({ toldUntil: now, nextAt });
    return nextAt;
  }

  #known(): Promise<Known | undefined> {
    return this.#channel.storage.get<Known>(KEY);
  }

  #keep(known: Known): Promise<void> {
    return this.#channel.storage.put<Known>(KEY, known);
  }
}
