import { createHash } from "node:crypto";
import type { ThrottleSubject } from "../../identity/throttle-delay.ts";

/** The throttle of one account or network; a name that a person typed is hashed before it is one. */
export function throttleOf(env: Env, subject: ThrottleSubject, name: string) {
  const hashed = createHash("sha256").update(name).digest("hex");
  return env.SIGN_IN_THROTTLE.get(env.SIGN_IN_THROTTLE.idFromName(`${subject}:${hashed}`));
}

/**
 * Counts one attempt under each name, in order, until one has to wait: what stands behind is not counted, and
 * nothing is kept of it. So the network stands first, or a refused caller slows any account by trying on.
 *
 * @returns seconds to wait, or 0 when it may go on.
 */
export async function beginAttempts(
  env: Env,
  names: readonly (readonly [subject: ThrottleSubject, name: string])[],
): Promise<number> {
  for (const [subject, name] of names) {
    const wait = await throttleOf(env, subject, name).begin(subject);
    if (wait > 0) return wait;
  }
  return 0;
}
