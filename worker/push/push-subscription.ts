/** A browser's push subscription (RFC 8030, RFC 8291). */
export interface PushSubscription {
  /** URL at the push service; keep it secret, anyone who has it could send. */
  readonly endpoint: string;
  readonly keys: {
    /** The browser's public key: an uncompressed P-256 point, base64url. */
    readonly p256dh: string;
    /** 16 secret bytes, base64url. */
    readonly auth: string;
  };
}

const ENDPOINT_LENGTH_MAX = 1_024;
/** 65 and 16 bytes as base64url. */
const POINT_PATTERN = /^[\w-]{87}$/;
const AUTH_PATTERN = /^[\w-]{22}$/;
/** The first byte of an uncompressed point. */
const UNCOMPRESSED = 4;

/** Push services of Chrome and its relatives, Firefox, Safari, and Edge on Windows. */
const HOST_PATTERN =
  /^(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|web\.push\.apple\.com|[\w-]+\.notify\.windows\.com)$/;

export type SubscriptionFault = "invalid_subscription" | "unknown_push_service";

/** Whether a key is a point on P-256, which encryption needs. */
async function isPoint(p256dh: string): Promise<boolean> {
  const bytes = POINT_PATTERN.test(p256dh) ? Buffer.from(p256dh, "base64url") : null;
  if (bytes?.[0] !== UNCOMPRESSED) return false;
  const curve = { name: "ECDH", namedCurve: "P-256" };
  return crypto.subtle.importKey("raw", bytes, curve, false, []).then(
    () => true,
    // Not on the curve.
    () => false,
  );
}

/**
 * Why a subscription is refused; `null`: accepted. The server will call the endpoint, so it must be a known
 * push service, by https, on the default port (prevents SSRF to private addresses).
 *
 * `doubleOrigin`: origin of a fake push service in tests; empty otherwise.
 */
export async function findSubscriptionFault(
  { endpoint, keys }: PushSubscription,
  doubleOrigin = "",
): Promise<SubscriptionFault | null> {
  if (!AUTH_PATTERN.test(keys.auth) || !(await isPoint(keys.p256dh))) return "invalid_subscription";
  if (endpoint.length > ENDPOINT_LENGTH_MAX || !URL.canParse(endpoint)) return "invalid_subscription";
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== "" || password !== "") return "unknown_push_service";
  if (doubleOrigin !== "" && origin === doubleOrigin) return null;
  const isKnown = protocol === "https:" && port === "" && HOST_PATTERN.test(hostname);
  return isKnown ? null : "unknown_push_service";
}
