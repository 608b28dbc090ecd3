import { startBareBroadcast } from "./workers.ts";

/** Many open sockets. Records when each received the next message, in milliseconds from `start`. */
export class Crowd {
  readonly #sockets: WebSocket[] = [];
  #arrivals: number[] = [];
  #startedAt = 0;
  #settle: (arrivals: number[]) => void = () => undefined;
  lastText = "";

  async add(address: string, headers: Readonly<Record<string, string>>): Promise<void> {
    const socket = new WebSocket(address, { headers } as unknown as string[]);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve, { once: true });
      socket.addEventListener("error", reject, { once: true });
    });
    socket.addEventListener("message", ({ data }) => this.#take(String(data)));
    this.#sockets.push(socket);
  }

  #take(text: string): void {
    if (text.includes('"hello"')) return;
    this.lastText = text;
    this.#arrivals.push(performance.now() - this.#startedAt);
    if (this.#arrivals.length === this.#sockets.length) this.#settle(this.#arrivals);
  }

  /** Sends a message and waits until every socket has it. */
  async hear(start: () => Promise<unknown>): Promise<number[]> {
    this.#arrivals = [];
    const heard = new Promise<number[]>((resolve) => {
      this.#settle = resolve;
    });
    this.#startedAt = performance.now();
    const started = start();
    const arrivals = await heard;
    await started;
    return arrivals;
  }

  leave(): void {
    for (const socket of this.#sockets) socket.close();
  }
}

/** Methods of the bare Durable Object in `workers.ts`. */
interface BareRoom extends Rpc.DurableObjectBranded {
  broadcast(text: string): Promise<void>;
}

/** Opens sockets to a bare hibernating Durable Object; returns how to broadcast a text. */
export async function openBare(text: string, sockets: number) {
  const bare = await startBareBroadcast();
  const crowd = new Crowd();
  const address = bare.origin.replace(/^http/, "ws");
  for (let index = 0; index < sockets; index += 1) await crowd.add(address, { origin: bare.origin });
  const { ROOM: rooms } = await bare.miniflare.getBindings<{ ROOM: DurableObjectNamespace<BareRoom> }>();
  const room = rooms.get(rooms.idFromName("room"));
  return { crowd, announce: () => room.broadcast(text), stop: () => bare.miniflare.dispose() };
}
