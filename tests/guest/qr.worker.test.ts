import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { ask } from "#tests/factories/published-portal.ts";
import { retireQrCode, writeQrCode } from "#worker/guest/qr-landing.ts";

const code = (letter: string) => letter.repeat(26);

describe("a QR code", () => {
  it("leads to its property's portal [S11]", async () => {
    await writeQrCode(env.PORTALS, code("a"), "marlowe");
    const answer = await ask(`/q/${code("a")}`);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/p/marlowe"]);
  });

  it("is gone once another one was made [S198]", async () => {
    await writeQrCode(env.PORTALS, code("b"), "marlowe");
    await retireQrCode(env.PORTALS, code("b"));
    const answer = await ask(`/q/${code("b")}`, { headers: { "accept-language": "it" } });
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain("non è più in uso");
  });

  it.each([code("c"), code("A"), "short", `${code("a")}a`, `${code("a")}/x`, "..%2fportal", ""])(
    "leads nowhere as %j [S17]",
    async (unknown) => {
      expect((await ask(`/q/${unknown}`)).status).toBe(404);
    },
  );

  it("answers GET and HEAD only [S17]", async () => {
    expect((await ask(`/q/${code("a")}`, { method: "POST" })).status).toBe(405);
  });

  it("is never written under a key of another form [S17]", async () => {
    await expect(writeQrCode(env.PORTALS, "../portal:marlowe", "x")).rejects.toThrow();
  });
});
