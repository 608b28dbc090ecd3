import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy from a browser to the server under test that can be cut. */
export interface Relay {
  readonly origin: string;
  /** Closes every connection and refuses new ones. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
}

/** Forwards bytes from its own port to a local port. */
export async function openRelay(serverPort: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  const relay = createServer((from) => {
    const to = connect(serverPort, "localhost");
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(socket);
      // A browser may disconnect in the middle of an answer.
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
