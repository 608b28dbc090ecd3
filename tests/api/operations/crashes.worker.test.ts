import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { callAs } from "#scripts/api/caller.ts";
import { openScene } from "../../factories/scene.ts";
import { target } from "../../factories/worker/worker-target.ts";
import { loggedLines } from "../../setup/worker/quiet-console.ts";

const REPORT = {
  reference: "F-7K2M",
  message: "TypeError: x is not a function",
  path: "/setup/buttons",
  version: "1.1.0",
};

const report = (json: object, network: string) =>
  callAs(target, "POST", "/api/crashes", { json, headers: { "cf-connecting-ip": network } });

const crashes = () =>
  loggedLines()
    .filter((line) => line.startsWith('{"event":"crash"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe("a crash that a browser reports", () => {
  it("is one line of the log, under the reference that the person was shown, and names nobody [S49, S105]", async () => {
    const message = "Error: anna@guest.example in 'Room 12'";
    expect((await report({ ...REPORT, message }, "203.0.113.81")).status).toBe(204);
    expect(crashes()).toEqual([
      {
        event: "crash",
        at: expect.stringMatching(/^\d{4}-/),
        reference: "F-7K2M",
        message: "Error: … in '…'",
        path: "/setup/buttons",
        version: "1.1.0",
        network: "203.0.113.0/24",
      },
    ]);
  });

  it.each([
    [1, { reference: "F-1" }],
    [2, { reference: "x\ny" }],
    [3, { message: "x".repeat(201) }],
    [4, { path: "/reset-password?token=abc" }],
    [5, { path: "https://elsewhere.example" }],
    [6, { user: "anna" }],
  ])("is refused when it is no report of ours: %o %o", async (line, wrong) => {
    expect((await report({ ...REPORT, ...wrong }, `192.0.2.${line}`)).status).toBe(400);
    expect(crashes()).toEqual([]);
  });

  it("is taken five times a minute from one network, and still from another [G9]", async () => {
    const statuses: number[] = [];
    for (let time = 1; time <= 7; time += 1) statuses.push((await report(REPORT, "203.0.113.83")).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429]);
    expect((await report(REPORT, "203.0.114.83")).status).toBe(204);
    expect(crashes()).toHaveLength(6);
  });

  it("counts before it is read, so that an invalid report costs nothing [G9]", async () => {
    const post = (body: string) =>
      callAs(target, "POST", "/api/crashes", {
        body,
        headers: { "content-type": "application/json", "cf-connecting-ip": "203.0.113.84" },
      });
    const statuses: number[] = [];
    for (const body of ["{", "", "x".repeat(3_000), JSON.stringify({ message: "x".repeat(900) }), "[]"])
      statuses.push((await post(body)).status);
    expect(statuses).toEqual([400, 400, 413, 400, 400]);
    expect((await post(JSON.stringify(REPORT))).status).toBe(429);
    expect(crashes()).toEqual([]);
  });

  it("is taken from somebody who is signed in, however many strangers have reported, and from no forged session [S105, G9]", async () => {
    const { caller } = await openScene(target);
    for (let network = 0; network < 90; network += 1) await report(REPORT, `198.52.${network}.1`);
    expect((await report(REPORT, "198.53.0.1")).status).toBe(429);
    const asMember = (more: Record<string, string> = {}) =>
      callAs(target, "POST", "/api/crashes", {
        json: REPORT,
        headers: {
          "cf-connecting-ip": "198.53.0.1",
          "x-client-key": env.CLIENT_KEY,
          authorization: `Bearer ${caller.accessToken}`,
          ...more,
        },
      });
    expect((await asMember({ "x-client-key": "none" })).status).toBe(429);
    expect(
      (await asMember({ authorization: `Bearer ${caller.accessToken.slice(0, -6)}aaaaaa` })).status,
    ).toBe(429);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await asMember()).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it("is taken sixty times a minute in all, from however many networks [G9]", async () => {
    const statuses = new Map<number, number>();
    for (let network = 0; network < 80; network += 1) {
      const { status } = await report(REPORT, `198.51.${network}.1`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(crashes().length).toBeLessThanOrEqual(60);
    expect(statuses.get(429)).toBeGreaterThanOrEqual(20);
  });
});
