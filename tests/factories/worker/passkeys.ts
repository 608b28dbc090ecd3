import { type Caller, callAs, expectAnswer } from "#scripts/api/caller.ts";
import { DEVICE_COOKIE } from "#worker/identity/cookie-names.ts";
import { newSecret } from "#worker/identity/secret.ts";
import { makePasskey, type SoftwarePasskey } from "../software-passkey.ts";
import { ORIGIN, target } from "./worker-target.ts";

const OPTIONS = "/api/identity/sign-in/passkey/options";
const PASSKEYS = "/api/identity/passkeys";

let requests = 0;

/** Each request comes from another network, so that tests do not throttle each other. */
export function nextNetwork(): Record<string, string> {
  requests += 1;
  return { "cf-connecting-ip": `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}` };
}

/** A browser by its device cookie. */
export function newBrowser() {
  return { cookie: `${DEVICE_COOKIE}=${newSecret()}` };
}
export type TestBrowser = ReturnType<typeof newBrowser>;

/** A challenge for a browser, for signing in or proof. */
export async function askChallenge(browser: TestBrowser, from = target): Promise<string> {
  const response = await callAs(from, "POST", OPTIONS, { headers: browser });
  return ((await response.json()) as { challenge: string }).challenge;
}

/** Options for a new passkey. */
export async function startRegistration(caller: Caller, browser: TestBrowser) {
  const response = await caller.call("POST", `${PASSKEYS}/options`, { headers: browser });
  return (await response.json()) as {
    challenge: string;
    rp: { id: string };
    user: { id: string };
    excludeCredentials: { id: string }[];
  };
}

/** Adds a passkey to a caller. */
export async function addPasskey(caller: Caller, browser = newBrowser()): Promise<SoftwarePasskey> {
  const options = await startRegistration(caller, browser);
  const { passkey, registration } = await makePasskey(options, { origin: ORIGIN });
  const response = await caller.call("POST", PASSKEYS, { json: registration, headers: browser });
  await expectAnswer(response);
  return passkey;
}
