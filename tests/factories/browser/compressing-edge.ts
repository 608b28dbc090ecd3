import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { createGzip } from "node:zlib";

const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg)/;

/** A proxy that compresses texts, as the network in front of a deployed Worker does and the local one does not. */
export async function openCompressingEdge(
  origin: string,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const { hostname, port } = new URL(origin);
  const server = createServer((from, to) => {
    const { method, url: path, headers } = from;
    const asked = request({
      hostname,
      port,
      method,
      path,
      headers: { ...headers, "accept-encoding": "identity" },
    });
    asked.on("error", () => to.destroy());
    asked.on("response", (answer) => {
      const isText = TEXT.test(answer.headers["content-type"] ?? "") && answer.statusCode === 200;
      if (!isText) {
        to.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(to);
        return;
      }
      const { "content-length": _whole, ...others } = answer.headers;
      to.writeHead(200, { ...others, "content-encoding": "gzip" });
      answer.pipe(createGzip()).pipe(to);
    });
    from.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
