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

/** Begins to hear what other tabs of this browser save. */
export function hearOwnSaves(): void {
  listen();
}

/** Tells the other tabs of this browser that this one has saved a document's revision. */
export function tellOwnSave(propertyId: string, key: string, revision: number): void {
  listen().postMessage(`${propertyId} ${key} ${revision}`);
}

/** Whether another tab of this browser has saved a document's revision, as far as it has said so. */
export function isOwnSave(propertyId: string, key: string, revision: number): boolean {
  return saved.has(`${propertyId} ${key} ${revision}`);
}
