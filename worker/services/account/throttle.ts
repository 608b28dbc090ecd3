import { createHash } from "node:crypto";
import type { ThrottleSubject } from "../../identity/throttle-delay.ts";

/** The throttle of an account or network. Names are hashed, because they may be typed by users. */
export function getThrottle(env: Env, subject: ThrottleSubject, name: string) {
  const hashed = createHash("sha256").update(name).digest("hex");
  return env.SIGN_IN_THROTTLE.get(env.SIGN_IN_THROTTLE.idFromName(`${subject}:${hashed}`));
}

/**
 * Counts one attempt under each name, in order, and stops at the first that must wait; later names are not
 * counted. Put the network first, otherwise a throttled caller could slow down any account.
 *
 * @returns seconds to wait; 0: allowed.
 */
export async function beginAttempts(
  env: Env,
  names: readonly (readonly [subject: ThrottleSubject, name: string])[],
): Promise<number> {
  for (const [subject, name] of names) {
    const wait = await getThrottle(env, subject, name).begin(subject);
    if (wait > 0) return wait;
  }
  return 0;
}
