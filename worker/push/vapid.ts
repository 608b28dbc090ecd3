import { vapidHeaders } from "@block65/webcrypto-web-push";
import { brand } from "#brand/brand.ts";
import { type EpochMs, HOUR_MS } from "#domain/time.ts";

/** VAPID key (RFC 8292): a private P-256 key as a JWK in JSON. */
export interface VapidBinding {
  readonly VAPID_KEY: string;
}

/** The public key for browsers to subscribe with: an uncompressed point, base64url. */
export function vapidPublicKey({ VAPID_KEY }: VapidBinding): string {
  const { x, y } = JSON.parse(VAPID_KEY) as { readonly x: string; readonly y: string };
  const point = [Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  return Buffer.concat(point).toString("base64url");
}

/** Tokens are valid for twelve hours and reused for half of that. */
const REUSED_MS = 6 * HOUR_MS;
/** Push services have few hosts; Windows has some dozens. */
const HOSTS_MAX = 100;

const signed = new Map<string, { readonly authorization: string; readonly until: EpochMs }>();

/** The VAPID header for a push service, cached and reused for many messages. */
export async function vapidAuthorization(env: VapidBinding, endpoint: string, now: EpochMs): Promise<string> {
  const { host } = new URL(endpoint);
  const name = `${host} ${env.VAPID_KEY}`;
  const known = signed.get(name);
  if (known && now < known.until) return known.authorization;
  const { d } = JSON.parse(env.VAPID_KEY) as { readonly d: string };
  const audience = { endpoint: `https://${host}/`, expirationTime: null, keys: { p256dh: "", auth: "" } };
  const { headers } = await vapidHeaders(audience, {
    subject: `mailto:${brand.supportEmail}`,
    publicKey: vapidPublicKey(env),
    privateKey: d,
  });
  if (signed.size >= HOSTS_MAX) signed.clear();
  signed.set(name, { authorization: headers.authorization, until: now + REUSED_MS });
  return headers.authorization;
}
