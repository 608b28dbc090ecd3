import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lookForNetwork, patientFetch } from "./patient-fetch.ts";

const OFFLINE = () => Promise.reject(new TypeError("Failed to fetch"));
const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", { href: "https://foyer.example/setup", origin: "https://foyer.example" });
});
afterEach(() => vi.unstubAllGlobals());

/** A network that fails so often, and then answers. */
function network(failures: number) {
  const calls: string[] = [];
  const send = async (input: RequestInfo | URL) => {
    calls.push(String(input));
    return calls.length <= failures ? OFFLINE() : new Response("data");
  };
  return { calls, send: send as typeof fetch };
}

it("the data of a screen comes when the network is back, and nothing has failed meanwhile [S183]", async () => {
  const { calls, send } = network(1);
  let isBack = false;
  const answer = patientFetch(send, () => (isBack ? Promise.resolve() : OFFLINE()))("/people.data");
  await expect.poll(() => calls).toHaveLength(1);
  isBack = true;
  await vi.waitFor(() => {
    page.dispatchEvent(new Event("online"));
    expect(calls).toHaveLength(2);
  });
  expect(await (await answer).text()).toBe("data");
});

it("a press looks for the network at once [S183]", async () => {
  const { calls, send } = network(1);
  let isBack = false;
  const answer = patientFetch(send, () => (isBack ? Promise.resolve() : OFFLINE()))("/people.data");
  await expect.poll(() => calls).toHaveLength(1);
  isBack = true;
  await vi.waitFor(() => {
    lookForNetwork();
    expect(calls).toHaveLength(2);
  });
  expect((await answer).ok).toBe(true);
});

it("who goes elsewhere is not kept waiting [S183]", async () => {
  const { calls, send } = network(99);
  const leaving = new AbortController();
  const answer = patientFetch(send, OFFLINE)("/people.data", { signal: leaving.signal });
  await expect.poll(() => calls).toHaveLength(1);
  leaving.abort();
  await expect(answer).rejects.toThrow(/abort/i);
});

it("a connection that is there and answers nothing is given up [S183]", async () => {
  const { calls, send } = network(99);
  const answer = patientFetch(send, () => Promise.resolve())("/people.data");
  const fails = expect(answer).rejects.toThrow("Failed to fetch");
  await vi.waitFor(() => {
    lookForNetwork();
    expect(calls).toHaveLength(4);
  });
  await fails;
});

it.each([
  ["a call of the API", "/api/properties", undefined],
  ["a form that was sent", "/settings.data", { method: "POST" }],
  ["another origin's", "https://elsewhere.example/x.data", undefined],
])("%s fails at once, as ever [S183]", async (_, url, init) => {
  const { calls, send } = network(99);
  await expect(patientFetch(send, OFFLINE)(url, init)).rejects.toThrow("Failed to fetch");
  expect(calls).toHaveLength(1);
});
