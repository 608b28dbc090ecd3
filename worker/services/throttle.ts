import { createHash } from "node:crypto";
import type { ThrottleSubject } from "../identity/throttle-delay.ts";

/** The throttle of one account or network; a name that a person typed is hashed before it is one. */
export function throttleOf(env: Env, subject: ThrottleSubject, name: string) {
  const hashed = createHash("sha256").update(name).digest("hex");
  return env.SIGN_IN_THROTTLE.get(env.SIGN_IN_THROTTLE.idFromName(`${subject}:${hashed}`));
}

/** Counts one attempt under each name. @returns seconds to wait, or 0 when it may go on. */
export async function beginAttempts(
  env: Env,
  names: Partial<Record<ThrottleSubject, string>>,
): Promise<number> {
  const waits = Object.entries(names).map(([subject, name]) => {
    const named = subject as ThrottleSubject;
    return throttleOf(env, named, name).begin(named);
  });
  return Math.max(0, ...(await Promise.all(waits)));
}
