import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { expect, inject } from "vitest";
import worker from "#worker/index.ts";
import { ORIGIN } from "../worker/worker-target.ts";

export const AUDIENCE = "foyer-hotels";

/** A minimal browser: redirects and cookies. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #bindings: Env;
  readonly #origin: string;

  constructor(bindings: Env, origin = ORIGIN) {
    this.#bindings = bindings;
    this.#origin = origin;
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("cookie", [...this.cookies].map((pair) => pair.join("=")).join("; "));
    const request = new Request(new URL(path, this.#origin), { ...init, headers });
    const context = createExecutionContext();
    const response = (await worker.fetch(
      request as Parameters<typeof worker.fetch>[0],
      this.#bindings,
      context,
    )) as unknown as Response;
    await waitOnExecutionContext(context);
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = cookie.split("; ");
      const [name = "", value = ""] = pair.split("=");
      if (attributes.includes("Max-Age=0")) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** Visits the provider's pages. @returns the address that they redirect to. */
  async visitProvider(): Promise<string> {
    const start = await this.send("/api/identity/provider/sign-in");
    expect(start.status).toBe(302);
    const address = (start.headers.get("location") ?? "").replace("/authorize?", "/enter?");
    const answer = await fetch(address, { redirect: "manual" });
    return answer.headers.get("location") ?? "";
  }

  async arrive(address: string): Promise<string | null> {
    return (await this.send(address)).headers.get("location");
  }
}

/** A provider with its own pages, and an installation that uses its accounts. */
export function openProvider() {
  const issuer = `${inject("identityProvider")}/pages-${crypto.randomUUID()}`;
  const bindings: Env = {
    ...env,
    IDENTITY_ISSUER: issuer,
    IDENTITY_AUDIENCE: AUDIENCE,
    IDENTITY_JWKS_URL: `${issuer}/jwks.json`,
  };
  const post = (action: string, body: object = {}) =>
    fetch(`${issuer}/${action}`, { method: "POST", body: JSON.stringify(body) });
  const isPerson = (email: string, claims: object = {}) =>
    post("person", { sub: `sub-${email}`, email, email_verified: true, ...claims });
  return { issuer, bindings, post, isPerson, browse: () => new Browser(bindings) };
}
