import type { Desk, DeskScreen } from "#domain/account/desk.ts";
import { type Caller, callAs, DEMO_PASSWORD } from "#scripts/api/caller.ts";
import type { Scene } from "./scene.ts";
import { target } from "./worker/worker-target.ts";

export const DIGITS = "482915";
const NAME = "__Host-foyer-desk";

/** Value of a cookie that an answer sets; `null`: it sets none, or deletes it. */
export function readCookie(response: Response, name: string): string | null {
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = ""] = cookie.split(";");
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1) || null;
  }
  return null;
}

/** A browser that is a shared desk. It keeps the desk's key as a browser keeps cookies. */
export class DeskBrowser {
  key: string | null = null;

  async call(method: string, path: string, json?: unknown): Promise<Response> {
    const headers: Record<string, string> = this.key === null ? {} : { cookie: `${NAME}=${this.key}` };
    const response = await callAs(target, method, path, { json, headers });
    this.key = readCookie(response, NAME) ?? this.key;
    return response;
  }

  pair(code: string): Promise<Response> {
    return this.call("POST", "/api/desk/pair", { code });
  }

  async screen(): Promise<DeskScreen> {
    return (await this.call("GET", "/api/desk")).json<DeskScreen>();
  }

  signIn({ user }: Pick<Caller, "user">, digits = DIGITS): Promise<Response> {
    return this.call("POST", "/api/desk/sign-in", { uid: user.uid, digits });
  }
}

/** Adds a desk to a scene's property. */
export async function addDesk(
  { caller, at }: Scene,
  name = "Reception",
): Promise<{ desk: Desk; code: string }> {
  const response = await caller.call("POST", at("/desks"), { json: { name } });
  return response.json();
}

/** A desk whose browser is paired. */
export async function openDesk(scene: Scene, name?: string): Promise<{ desk: Desk; browser: DeskBrowser }> {
  const [{ desk, code }, browser] = [await addDesk(scene, name), new DeskBrowser()];
  await browser.pair(code);
  return { desk, browser };
}

export const setDigits = (caller: Caller, digits = DIGITS, password = DEMO_PASSWORD) =>
  caller.call("PUT", "/api/identity/desk-digits", { json: { digits, password } });

/** A caller with the session that an answer opens. */
export async function toCaller(response: Response): Promise<Caller> {
  const session = await response.json<Pick<Caller, "user" | "accessToken">>();
  return {
    ...session,
    cookie: `__Host-foyer-refresh=${readCookie(response, "__Host-foyer-refresh")}`,
    call: (method, path, options = {}) =>
      callAs(target, method, path, {
        ...options,
        headers: { authorization: `Bearer ${session.accessToken}`, ...options.headers },
      }),
  };
}
