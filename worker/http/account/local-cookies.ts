import {
  DESK_COOKIE,
  DEVICE_COOKIE,
  ID_TOKEN_COOKIE,
  isTlsName,
  REFRESH_COOKIE,
  SIGN_IN_COOKIE,
  toLocalCookieName,
} from "../../identity/cookie-names.ts";

const DEPLOYED_NAMES: ReadonlyMap<string, string> = new Map(
  [REFRESH_COOKIE, DEVICE_COOKIE, DESK_COOKIE, SIGN_IN_COOKIE, ID_TOKEN_COOKIE].map((name) => [
    toLocalCookieName(name),
    name,
  ]),
);

/**
 * In a local run, gives request cookies their deployed names. Cookies that already have such names are dropped:
 * they are left from an earlier installation.
 */
export function withDeployedCookies<Asked extends Request>(request: Asked): Asked | Request {
  const sent = request.headers.get("cookie");
  if (sent === null) return request;
  const kept = sent.split(/;\s*/).filter((cookie) => !isTlsName(cookie));
  const named = kept.map((cookie) => {
    const [name = ""] = cookie.split("=", 1);
    const deployed = DEPLOYED_NAMES.get(name);
    return deployed === undefined ? cookie : deployed + cookie.slice(name.length);
  });
  const cookies = named.join("; ");
  if (cookies === sent) return request;
  const headers = new Headers(request.headers);
  headers.set("cookie", cookies);
  const { url, method, body, redirect, signal } = request;
  // Constructed from the URL, because copying a request also clones the platform's connection data.
  return new Request(url, { method, headers, body, redirect, signal });
}

/**
 * In a local run, makes cookies acceptable over plain HTTP: WebKit rejects `Secure` cookies of
 * http://localhost, and therefore names with `__Host-` or `__Secure-`.
 */
export function withLocalCookies(response: Response): Response {
  const cookies = response.headers.getSetCookie();
  if (cookies.length === 0) return response;
  const answer = new Response(response.body, response);
  answer.headers.delete("set-cookie");
  for (const cookie of cookies) {
    answer.headers.append("set-cookie", toLocalCookieName(cookie).replace(/; Secure(?=;|$)/, ""));
  }
  return answer;
}
