import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";

it("ops create-account reads the first password from what is piped in, and prints it nowhere [G5]", async () => {
  let sent = "";
  const server = createServer(async (request, response) => {
    for await (const chunk of request) sent += String(chunk);
    response.end(JSON.stringify({ groupId: "g", userId: "u" }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const run = async (input: string) => {
    const words = ["create-account", "--company", "Hotel", "--name", "Ada", "--email", "ada@hotel.test"];
    const child = spawn("node_modules/.bin/node", ["scripts/ops.ts", ...words], {
      env: { ...process.env, FOYER_ORIGIN: origin, OPS_TOKEN: "token" },
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (bytes: Buffer) => (said += bytes.toString()));
    child.stdin.end(input);
    const [code] = (await once(child, "close")) as [number];
    return { code, said };
  };
  try {
    const { code, said } = await run("correct horse battery\nnext line\n");
    expect({ code, said }).toEqual({ code: 0, said: "Opened Hotel: group g, owner ada@hotel.test (u).\n" });
    expect(JSON.parse(sent)).toMatchObject({ user: { password: "correct horse battery" } });
    sent = "";
    expect(await run("")).toEqual({ code: 1, said: "The password is empty.\n" });
    expect(sent).toBe("");
  } finally {
    server.close();
  }
});
