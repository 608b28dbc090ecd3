import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { PORT } from "./target.ts";

/** Fate of an answer: pass, hold until released, truncate half-way, or fail. */
type Weather = "fair" | "held" | "broken" | "failing";

export interface Network {
  /** Origin of the server under test behind this network. */
  readonly origin: string;
  /** Sets the fate of answers below a path. "fair" releases held answers. */
  readonly set: (weather: Weather, path: string) => void;
  /** Prepends a text to every answer below a path, to change a script's environment. */
  readonly prepend: (text: string, path: string) => void;
  readonly close: () => void;
}

/** A controllable bad network between a guest and the server under test. */
export async function openNetwork(): Promise<Network> {
  let weather: Weather = "fair";
  let troubled = "/";
  let held: (() => void)[] = [];
  let prefix = { path: "", text: "" };

  const pass = (from: IncomingMessage, to: ServerResponse) => {
    const { method, url, headers } = from;
    // Uncompressed, so that half of the answer is half of the page.
    const asked = request({
      port: PORT,
      method,
      path: url,
      headers: { ...headers, "accept-encoding": "identity" },
    });
    from.pipe(asked);
    asked.on("error", () => to.destroy());
    asked.on("response", (answer) => {
      const isTroubled = url?.startsWith(troubled) === true;
      const { "content-length": _length, ...others } = answer.headers;
      if (url === prefix.path) to.writeHead(200, others).write(prefix.text);
      else to.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!isTroubled || weather !== "broken") {
        answer.pipe(to);
        return;
      }
      answer.once("data", (bytes: Buffer) =>
        to.write(bytes.subarray(0, bytes.length / 2), () => to.destroy()),
      );
    });
  };
  const server = createServer((from, to) => {
    const isTroubled = from.url?.startsWith(troubled) === true;
    if (isTroubled && weather === "held") held.push(() => pass(from, to));
    else if (isTroubled && weather === "failing") to.writeHead(503).end();
    else pass(from, to);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    set: (next, path) => {
      weather = next;
      troubled = path;
      if (next !== "fair") return;
      for (const letGo of held) letGo();
      held = [];
    },
    prepend: (text, path) => {
      prefix = { path, text };
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
