import { z } from "zod";
import { isPublicAddress } from "#domain/content/published-links.ts";
import { SECOND_MS } from "#domain/time.ts";

/*
 * Whether an address on the public internet leads nowhere: its page is gone, or its host does not exist. All else
 * counts as fine: many sites refuse robots, and one that is slow today may be quick tomorrow.
 */

const ANSWER_MS_MAX = 5 * SECOND_MS;
const REDIRECTS_MAX = 5;
const GONE: readonly number[] = [404, 410];
/** Some servers know no HEAD, or answer it with the wrong code: only a GET says that a page is gone. */
const NOT_FOR_HEAD: readonly number[] = [...GONE, 405, 501];
/** The platform's answer where it can't reach a host, by whatever reason. */
const UNREACHABLE = 530;
/**
 * Asks for an address, by HEAD and where that decides nothing by GET, following redirects to public addresses. Never
 * throws, and reads no page. `signal` ends the check early; what is not known by then is not broken.
 */
export async function isBrokenLink(address: string, signal: AbortSignal): Promise<boolean> {
  let url = new URL(address);
  for (let hops = 0; hops <= REDIRECTS_MAX; hops += 1) {
    if (signal.aborted || !isPublicAddress(url)) return false;
    const answer = await askHost(url, signal);
    if (answer === null || answer.status === UNREACHABLE) return isUnknownHost(url.hostname, signal);
    const next = answer.status >= 300 && answer.status < 400 ? answer.headers.get("location") : null;
    if (next === null) return GONE.includes(answer.status);
    if (!URL.canParse(next, url)) return false;
    url = new URL(next, url);
  }
  return false;
}

async function askHost(url: URL, signal: AbortSignal): Promise<Response | null> {
  const head = await ask(url, { method: "HEAD", signal });
  return head && NOT_FOR_HEAD.includes(head.status) ? ask(url, { method: "GET", signal }) : head;
}

/** Null where the host can't be reached or does not answer in time. */
async function ask(
  url: URL,
  asked: RequestInit & { readonly signal: AbortSignal },
): Promise<Response | null> {
  const signal = AbortSignal.any([asked.signal, AbortSignal.timeout(ANSWER_MS_MAX)]);
  try {
    const answer = await fetch(url, { ...asked, redirect: "manual", signal });
    await answer.body?.cancel();
    return answer;
  } catch {
    // No name, no connection, a broken certificate, or too slow.
    return null;
  }
}

/** Resolves names as the platform does, which does not tell fetch why it failed. */
const RESOLVER = "https://cloudflare-dns.com/dns-query";
const resolvedSchema = z.object({ Status: z.int() });
/** The status of a name that exists nowhere (RFC 2308). */
const NXDOMAIN = 3;

async function isUnknownHost(host: string, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false;
  try {
    const answer = await fetch(`${RESOLVER}?name=${host}&type=A`, {
      headers: { accept: "application/dns-json" },
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS_MAX)]),
    });
    return answer.ok && resolvedSchema.parse(await answer.json()).Status === NXDOMAIN;
  } catch {
    // Nobody knows: the host may be there.
    return false;
  }
}
