import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** The way from a browser to the server under test, which can be cut. */
export interface Relay {
  readonly origin: string;
  /** Ends every connection, and refuses new ones. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
}

/** Passes bytes on to a port of this machine, at a port of its own. */
export async function openRelay(serverPort: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  const relay = createServer((from) => {
    const to = connect(serverPort, "localhost");
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(socket);
      // A browser may leave in the middle of an answer.
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    from.pipe(to).pipe(from);
  });
  const listen = (port: number) => new Promise<void>((resolve) => relay.listen(port, "localhost", resolve));
  await listen(0);
  const { port } = relay.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    cut: () => {
      const closed = new Promise<void>((resolve) => relay.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      return closed;
    },
    mend: () => listen(port),
  };
}
