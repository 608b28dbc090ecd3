import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BUILD_HEADER } from "#domain/build-header.ts";
import { OTHER_BUILD_EVENT } from "./other-build.ts";
import { patientFetch, retryWaiting } from "./patient-fetch.ts";

const OFFLINE = () => Promise.reject(new TypeError("Failed to fetch"));
const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", { href: "https://foyer.example/setup", origin: "https://foyer.example" });
});
afterEach(() => vi.unstubAllGlobals());

/** A network that fails a number of times, then answers. */
function network(failures: number) {
  const calls: string[] = [];
  const send = async (input: RequestInfo | URL) => {
    calls.push(String(input));
    return calls.length <= failures ? OFFLINE() : new Response("data");
  };
  return { calls, send: send as typeof fetch };
}

it("screen data arrives when the network returns, without an error in between [S183]", async () => {
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

it("a press retries at once [S183]", async () => {
  const { calls, send } = network(1);
  let isBack = false;
  const answer = patientFetch(send, () => (isBack ? Promise.resolve() : OFFLINE()))("/people.data");
  await expect.poll(() => calls).toHaveLength(1);
  isBack = true;
  await vi.waitFor(() => {
    retryWaiting();
    expect(calls).toHaveLength(2);
  });
  expect((await answer).ok).toBe(true);
});

it("navigating elsewhere cancels the wait [S183]", async () => {
  const { calls, send } = network(99);
  const leaving = new AbortController();
  const answer = patientFetch(send, OFFLINE)("/people.data", { signal: leaving.signal });
  await expect.poll(() => calls).toHaveLength(1);
  leaving.abort();
  await expect(answer).rejects.toThrow(/abort/i);
});

it("an unresponsive connection is given up [S183]", async () => {
  const { calls, send } = network(99);
  const answer = patientFetch(send, () => Promise.resolve())("/people.data");
  const fails = expect(answer).rejects.toThrow("Failed to fetch");
  await vi.waitFor(() => {
    retryWaiting();
    expect(calls).toHaveLength(4);
  });
  await fails;
});

describe("data of another build", () => {
  const ofBuild = (build: string) =>
    (async () => new Response("data", { headers: { [BUILD_HEADER]: build } })) as typeof fetch;
  const heard = vi.fn<(event: Event) => void>();

  beforeEach(() => {
    heard.mockReset();
    vi.stubGlobal("window", Object.assign(page, { __reactRouterManifest: { version: "own" } }));
    page.addEventListener(OTHER_BUILD_EVENT, heard);
  });
  afterEach(() => page.removeEventListener(OTHER_BUILD_EVENT, heard));

  it("is reported, and rendered if the page stays [S183]", async () => {
    expect(await (await patientFetch(ofBuild("other"))("/people.data?_routes=x")).text()).toBe("data");
    expect(heard).toHaveBeenCalledOnce();
  });

  it("never resolves if the page is being left for that build [S183]", async () => {
    heard.mockImplementation((event) => event.preventDefault());
    const answer = patientFetch(ofBuild("other"))("/people.data").then(() => "drawn");
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    expect(await Promise.race([answer, new Promise((resolve) => setImmediate(resolve, "held"))])).toBe(
      "held",
    );
  });

  it.each([
    ["the page's own", "own", "/people.data", undefined],
    ["what a form was answered", "other", "/people.data", { method: "POST" }],
    ["the API's", "other", "/api/properties", undefined],
  ])("%s come as ever [S183]", async (_, build, path, init) => {
    expect((await patientFetch(ofBuild(build))(path, init)).ok).toBe(true);
    expect(heard).not.toHaveBeenCalled();
  });
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
