import { createServer } from "node:net";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { requireFreePort } from "#scripts/local-server.ts";
import { step } from "#scripts/step.ts";

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

  it("names a step before it runs, and its duration when it has ended, well or not", async () => {
    let printed = "";
    const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      printed += text;
      return true;
    });
    onTestFinished(() => write.mockRestore());
    const seen = await step("Building", () => printed);
    await expect(step("Migrating", () => Promise.reject(new Error("no disk")))).rejects.toThrow("no disk");
    expect(seen).toBe("Building … ");
    expect(printed).toMatch(/^Building … \d+\.\d s\nMigrating … \d+\.\d s\n$/);
  });
});
