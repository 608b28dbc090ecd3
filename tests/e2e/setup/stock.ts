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

/** How many accounts are in the database before the server starts; a run takes about 300. */
export const STOCK_ACCOUNTS = 1_000;

/** As the server under test, which is a local run, names it. */
const SESSION_COOKIE = toLocalCookieName(REFRESH_COOKIE);

/** Renewed long before it expires: a test may call for minutes. */
const RENEW_AFTER_MS = (ACCESS_TOKEN_TTL_SECONDS * SECOND_MS) / 2;

/** An account that no other test has. */
export function takeAccount(): StockAccount {
  return stockAccount(claim(LARGE_GROUPS, STOCK_ACCOUNTS));
}

/** The API as the owner of an account calls it, in the first of their sessions. Costs no request. */
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

/** A person of a group of their own, with one licensed property. */
export async function openStockScene(property: Parameters<typeof createProperty>[2] = {}): Promise<Scene> {
  const account = takeAccount();
  const created = await createProperty(e2eTarget, account.groupId, property);
  freshSessions.set(account.email, account.sessions.browser.refreshToken);
  return createScene({ groupId: account.groupId, property: created, caller: await createCaller(account) });
}

/** Sessions of this process's accounts that no browser has used yet, by address. */
const freshSessions = new Map<string, string>();

/** Gives a browser a session of somebody, without a screen: their first one, else one by password. */
export async function signInByCookie(page: Page, email: string): Promise<void> {
  const fresh = freshSessions.get(email);
  freshSessions.delete(email);
  await addCookie(page, SESSION_COOKIE, fresh ?? (await refreshTokenByPassword(page, email)));
}

/** Signs somebody in as this browser would, under the name that it gives itself. */
async function refreshTokenByPassword(page: Page, email: string): Promise<string> {
  const userAgent = await page.evaluate(() => navigator.userAgent);
  const response = await callAs(e2eTarget, "POST", "/api/identity/sign-in", {
    json: { email, password: DEMO_PASSWORD },
    headers: { "user-agent": userAgent },
  });
  await expectAnswer(response.clone());
  return /=([^;]+)/.exec(response.headers.getSetCookie()[0] ?? "")?.[1] ?? "";
}
