import type { Maintenance } from "#domain/property/maintenance.ts";

const KEY = "maintenance";

interface Channel {
  readonly storage: DurableObjectStorage;
  /** Reads operations' flag from KV. Never throws. */
  readonly readFlag: () => Promise<Maintenance>;
  readonly notify: (flag: Maintenance) => void;
}

/** Remembers the maintenance state last sent to a group's screens, and sends it when it changes [S85]. */
export class MaintenanceWatch {
  readonly #channel: Channel;

  constructor(channel: Channel) {
    this.#channel = channel;
  }

  async look(): Promise<void> {
    const { storage, readFlag, notify } = this.#channel;
    const [sent, flag] = await Promise.all([storage.get<Maintenance>(KEY), readFlag()]);
    if ((sent?.maintenance ?? false) === flag.maintenance && (sent?.time ?? "") === flag.time) return;
    notify(flag);
    await storage.put<Maintenance>(KEY, flag);
  }
}
