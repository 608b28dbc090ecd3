import { createServer } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { requireFreePort } from "#scripts/local-server.ts";

describe("npm start", () => {
  const taken = createServer();
  afterAll(() => taken.close());

  it("says in one line that a port is taken, and how to choose another", async () => {
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, () => {
        const address = taken.address();
        resolve(typeof address === "object" && address ? address.port : 0);
      });
    });
    await expect(requireFreePort(port)).rejects.toThrow(
      `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`,
    );
  });
});
