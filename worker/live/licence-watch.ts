import { decideLicence } from "#domain/property/licence.ts";
import type { EpochMs } from "#domain/time.ts";
import { type selectLicences, toLicence } from "../db/property/properties.ts";

type Licences = Awaited<ReturnType<typeof selectLicences>>;

/** Cached facts about a group's licences. */
interface Known {
  /** Changes with time are notified up to here. */
  readonly toldUntil: EpochMs;
  /** When the first licence next changes with time; infinity: never. */
  readonly nextAt: EpochMs;
}

const KEY = "clock";

interface Channel {
  readonly storage: DurableObjectStorage;
  readonly readLicences: () => Promise<Licences>;
  /** Notifies all screens that a property's licence changed with time. */
  readonly notify: (propertyId: string) => void;
}

/**
 * Tracks when a group's licences change with time. Licences are read only when one does, or after someone
 * changed one.
 *
 * Calls must not overlap, otherwise an older read could set the clock last.
 */
export class LicenceWatch {
  readonly #channel: Channel;

  constructor(channel: Channel) {
    this.#channel = channel;
  }

  /** Starts over for a first socket, whose client has just read everything. */
  async begin(now: EpochMs): Promise<void> {
    await this.#keep({ toldUntil: now, nextAt: 0 });
  }

  /** Makes the next look read the licences. */
  async distrust(): Promise<void> {
    const known = await this.#known();
    if (known) await this.#keep({ ...known, nextAt: 0 });
  }

  /** Notifies of every licence that changed with time. @returns when the next one will. */
  async look(now: EpochMs): Promise<EpochMs> {
    const known = await this.#known();
    let nextAt = known?.nextAt ?? 0;
    if (nextAt <= now) {
      const licences = await this.#channel.readLicences();
      findChangedLicences(licences, known?.toldUntil ?? now, now).forEach(this.#channel.notify);
      nextAt = getNextChange(licences, now);
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

type LicenceRow = Awaited<ReturnType<typeof selectLicences>>[number];

/** When the first of the licences next changes with time; infinity: never. */
function getNextChange(rows: readonly LicenceRow[], now: EpochMs): EpochMs {
  const moments = rows.map((row) => decideLicence(toLicence(row), now).changesAt);
  return Math.min(...moments.filter((at): at is EpochMs => at !== null && at > now));
}

/** Properties whose licence changed with time after `from` and up to `to`. */
function findChangedLicences(rows: readonly LicenceRow[], from: EpochMs, to: EpochMs): string[] {
  return rows.flatMap((row) => {
    const { changesAt } = decideLicence(toLicence(row), from);
    return changesAt !== null && changesAt <= to ? [row.propertyId] : [];
  });
}
