const CHANNEL = "foyer-saves";
const KEPT_MAX = 200;

let channel: BroadcastChannel | null = null;
const saved = new Set<string>();

function listen(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== "string") return;
    saved.add(data);
    const [oldest] = saved;
    if (saved.size > KEPT_MAX && oldest !== undefined) saved.delete(oldest);
  });
  return channel;
}

/** Starts listening to other tabs' saves. */
export function listenToOwnSaves(): void {
  listen();
}

/** Announces a saved document revision to this browser's other tabs. */
export function announceOwnSave(propertyId: string, key: string, revision: number): void {
  listen().postMessage(`${propertyId} ${key} ${revision}`);
}

/** Whether another tab of this browser announced this revision. */
export function isOwnSave(propertyId: string, key: string, revision: number): boolean {
  return saved.has(`${propertyId} ${key} ${revision}`);
}
