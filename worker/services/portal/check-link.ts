import { z } from "zod";
import { isPublicAddress } from "#domain/content/published-links.ts";
import { SECOND_MS } from "#domain/time.ts";

/*
 * Detects dead links on the public internet: the page is gone, or the host does not exist. Anything else counts
 * as working, because many sites refuse bots, and a slow site may recover.
 */

const ANSWER_MS_MAX = 5 * SECOND_MS;
const REDIRECTS_MAX = 5;
const GONE: readonly number[] = [404, 410];
/** Some servers answer HEAD wrongly; only GET proves that a page is gone. */
const NOT_FOR_HEAD: readonly number[] = [...GONE, 405, 501];
/** Cloudflare's status if a host can't be reached, for any reason. */
const UNREACHABLE = 530;
/**
 * Requests an address, by HEAD and then GET if HEAD is inconclusive, following redirects to public addresses.
 * Never throws, and reads no body. `signal` aborts the check; an unfinished check counts as working.
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

/** `null`: the host is unreachable, or too slow. */
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
    // No DNS entry, no connection, an invalid certificate, or a timeout.
    return null;
  }
}

/** DNS over HTTPS: `fetch` does not expose why a request failed. */
const RESOLVER = "https://cloudflare-dns.com/dns-query";
const resolvedSchema = z.object({ Status: z.int() });
/** DNS status: the name does not exist (RFC 2308). */
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
    // Inconclusive: the host may exist.
    return false;
  }
}
