import type { Page } from "@playwright/test";
import { SECOND_MS } from "#domain/time.ts";
import { type Caller, callAs, createProperty, DEMO_PASSWORD, expectAnswer } from "#scripts/api/caller.ts";
import { localSecrets } from "#scripts/local-secrets.ts";
import { ACCESS_TOKEN_TTL_SECONDS, mintAccessToken } from "#worker/identity/access-token.ts";
import { REFRESH_COOKIE, toLocalCookieName } from "#worker/identity/cookie-names.ts";
import { createScene, type Scene } from "../../factories/scene.ts";
import { type StockAccount, stockAccount } from "../../factories/stock-accounts.ts";
import { claim } from "./claim.ts";
import { LARGE_GROUPS } from "./large-group.ts";
import { addCookie, e2eTarget } from "./target.ts";

/** Number of accounts inserted before the server starts; a run takes about 300. */
export const STOCK_ACCOUNTS = 1_000;

/** Cookie name on a local run, as the server under test is. */
const SESSION_COOKIE = toLocalCookieName(REFRESH_COOKIE);

/** Renewed well before expiry: a test may make calls for minutes. */
const RENEW_AFTER_MS = (ACCESS_TOKEN_TTL_SECONDS * SECOND_MS) / 2;

/** An account reserved for one test. */
export function takeAccount(): StockAccount {
  return stockAccount(claim(LARGE_GROUPS, STOCK_ACCOUNTS));
}

/** The API as an account's owner, in their first session. Costs no request. */
export async function createCaller({ userId, email, displayName, sessions }: StockAccount): Promise<Caller> {
  const secrets = localSecrets();
  const mint = () => mintAccessToken(secrets, { uid: userId, sid: sessions.api.id, now: Date.now() });
  let [accessToken, mintedAt] = [await mint(), Date.now()];
  return {
    user: { uid: userId, email, displayName },
    accessToken,
    cookie: `${SESSION_COOKIE}=${sessions.api.refreshToken}`,
    call: async (method, path, options = {}) => {
      if (Date.now() - mintedAt > RENEW_AFTER_MS) [accessToken, mintedAt] = [await mint(), Date.now()];
      const headers = { authorization: `Bearer ${accessToken}`, ...options.headers };
      return callAs(e2eTarget, method, path, { ...options, headers });
    },
  };
}

/** A person with their own group and one licensed property. */
export async function openStockScene(property: Parameters<typeof createProperty>[2] = {}): Promise<Scene> {
  const account = takeAccount();
  const created = await createProperty(e2eTarget, account.groupId, property);
  freshSessions.set(account.email, account.sessions.browser.refreshToken);
  return createScene({ groupId: account.groupId, property: created, caller: await createCaller(account) });
}

/** Unused browser sessions of this process's accounts, by address. */
const freshSessions = new Map<string, string>();

/** Gives a browser a session without a screen: the person's first one, else one by password. */
export async function signInByCookie(page: Page, email: string): Promise<void> {
  const fresh = freshSessions.get(email);
  freshSessions.delete(email);
  await addCookie(page, SESSION_COOKIE, fresh ?? (await refreshTokenByPassword(page, email)));
}

/** Signs in as this browser, with its user agent. */
async function refreshTokenByPassword(page: Page, email: string): Promise<string> {
  const userAgent = await page.evaluate(() => navigator.userAgent);
  const response = await callAs(e2eTarget, "POST", "/api/identity/sign-in", {
    json: { email, password: DEMO_PASSWORD },
    headers: { "user-agent": userAgent },
  });
  await expectAnswer(response.clone());
  return /=([^;]+)/.exec(response.headers.getSetCookie()[0] ?? "")?.[1] ?? "";
}
