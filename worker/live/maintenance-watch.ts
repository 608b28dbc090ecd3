import type { Maintenance } from "#domain/property/maintenance.ts";

const KEY = "maintenance";

interface Channel {
  readonly storage: DurableObjectStorage;
  /** Operations' flag as KV has it here. Never throws. */
  readonly readFlag: () => Promise<Maintenance>;
  readonly tell: (flag: Maintenance) => void;
}

/** Knows what the open screens of a group were told of maintenance, and tells them when that changes [S85]. */
export class MaintenanceWatch {
  readonly #channel: Channel;

  constructor(channel: Channel) {
    this.#channel = channel;
  }

  async look(): Promise<void> {
    const { storage, readFlag, tell } = this.#channel;
    const [told, flag] = await Promise.all([storage.get<Maintenance>(KEY), readFlag()]);
    if ((told?.maintenance ?? false) === flag.maintenance && (told?.time ?? "") === flag.time) return;
    tell(flag);
    await storage.put<Maintenance>(KEY, flag);
  }
}
