import { describe, expect, it, vi } from "vitest";
import { authorisedFetch, SignedOutError } from "./authorised-fetch.ts";

interface Sent {
  readonly url: string;
  readonly token: string | null;
  readonly clientKey: string | null;
  readonly body: string;
}

interface Arranged {
  readonly tokens: (string | null)[];
  readonly statuses: number[];
  /** The problem's code of every refusal. */
  readonly code?: string | null;
  /** Whether the person proves who they are. */
  readonly isProved?: boolean;
}

/** Fake API: the tokens to hand out and the statuses to answer with. */
function arrange({ tokens, statuses, code = null, isProved = false }: Arranged) {
  const sent: Sent[] = [];
  const refused: (string | null)[] = [];
  let signedOut = 0;
  let asked = 0;
  const next = () => tokens.shift() ?? null;
  const call = authorisedFetch({
    clientKey: "public-key",
    signOut: () => {
      signedOut += 1;
    },
    prove: async () => {
      asked += 1;
      return isProved;
    },
    tokens: {
      get: async () => next(),
      refresh: async (token) => {
        refused.push(token);
        return next();
      },
    },
    send: async (url, init) => {
      const headers = new Headers(init.headers);
      sent.push({
        url,
        token: headers.get("authorization"),
        clientKey: headers.get("x-client-key"),
        body: init.body ? new TextDecoder().decode(init.body as ArrayBuffer) : "",
      });
      const status = statuses.shift() ?? 200;
      return new Response(status === 200 ? null : JSON.stringify({ code }), { status });
    },
  });
  return { call, sent, refused, signedOut: () => signedOut, asked: () => asked };
}

/** A request as in Firefox: the body is readable, but `Request.body` is undefined. */
class RequestOfFirefox extends Request {
  // @ts-expect-error: undefined, although the standard requires null or a stream.
  override get body(): undefined {
    return undefined;
  }
}

const ADDRESS = "https://foyer.example/api/properties";

describe("an API call", () => {
  it("carries the bearer token and the client key [S140, S146]", async () => {
    const { call, sent } = arrange({ tokens: ["one"], statuses: [200] });
    expect((await call(ADDRESS)).status).toBe(200);
    expect(sent).toEqual([{ url: ADDRESS, token: "Bearer one", clientKey: "public-key", body: "" }]);
  });

  it("is retried once after a 401, with a refreshed token and the same body [S148]", async () => {
    const { call, sent, refused, signedOut } = arrange({ tokens: ["old", "new"], statuses: [401, 200] });
    const response = await call(ADDRESS, { method: "PUT", body: '{"a":1}' });
    expect(response.status).toBe(200);
    expect(refused).toEqual(["old"]);
    expect(sent.map(({ token, body }) => [token, body])).toEqual([
      ["Bearer old", '{"a":1}'],
      ["Bearer new", '{"a":1}'],
    ]);
    expect(signedOut()).toBe(0);
  });

  it("sends no body for reads and one for writes, even without `Request.body` [S140]", async () => {
    const sent: RequestInit[] = [];
    const call = authorisedFetch({
      clientKey: "public-key",
      signOut: () => {},
      prove: async () => false,
      tokens: { get: async () => "one", refresh: async () => null },
      send: async (url, init) => {
        // Throws like a browser if a GET or HEAD has a body.
        sent.push(init);
        new Request(url, init);
        return new Response(null, { status: 200 });
      },
    });
    vi.stubGlobal("Request", RequestOfFirefox);
    try {
      for (const method of ["GET", "HEAD"]) expect((await call(ADDRESS, { method })).status).toBe(200);
      await call(ADDRESS, { method: "PUT", body: '{"a":1}' });
    } finally {
      vi.unstubAllGlobals();
    }
    expect(
      sent.map(({ method, body }) => [method, body ? new TextDecoder().decode(body as ArrayBuffer) : null]),
    ).toEqual([
      ["GET", null],
      ["HEAD", null],
      ["PUT", '{"a":1}'],
    ]);
  });

  it("that is refused again signs out and rejects [S148]", async () => {
    const { call, sent, signedOut } = arrange({ tokens: ["old", "new"], statuses: [401, 401] });
    await expect(call(ADDRESS)).rejects.toBeInstanceOf(SignedOutError);
    expect(sent).toHaveLength(2);
    expect(signedOut()).toBe(1);
  });

  it("without a token signs out and sends nothing [S147]", async () => {
    const { call, sent, signedOut } = arrange({ tokens: [null], statuses: [] });
    await expect(call(ADDRESS)).rejects.toBeInstanceOf(SignedOutError);
    expect(sent).toEqual([]);
    expect(signedOut()).toBe(1);
  });

  it("that is refused otherwise is left to the caller", async () => {
    for (const status of [403, 404, 412, 500]) {
      const { call, sent, signedOut } = arrange({ tokens: ["one"], statuses: [status] });
      expect((await call(ADDRESS)).status).toBe(status);
      expect(sent).toHaveLength(1);
      expect(signedOut()).toBe(0);
    }
  });

  it("that needs proof is sent again with the same body once the person has given it (H4)", async () => {
    const proof = { code: "proof_required", isProved: true };
    const { call, sent, asked } = arrange({ tokens: ["one", "two"], statuses: [403, 200], ...proof });
    const response = await call(ADDRESS, { method: "PATCH", body: '{"role":"desk"}' });
    expect(response.status).toBe(200);
    expect(asked()).toBe(1);
    expect(sent.map(({ token, body }) => [token, body])).toEqual([
      ["Bearer one", '{"role":"desk"}'],
      ["Bearer two", '{"role":"desk"}'],
    ]);
  });

  it.each([
    ["proof_required", false, 1],
    ["forbidden", true, 0],
    [null, true, 0],
  ])("refused with %s stays refused, and can be read: proved %s (H4)", async (code, isProved, questions) => {
    const { call, sent, asked } = arrange({ tokens: ["one"], statuses: [403], code, isProved });
    const response = await call(ADDRESS);
    expect([response.status, await response.json()]).toEqual([403, { code }]);
    expect([sent.length, asked()]).toEqual([1, questions]);
  });
});
