/**
 * Proof of identity within a session, for sensitive actions (H4). Exposes `proveByPassword` and `proveByPasskey`.
 * A proof counts for its own session alone.
 */

import type { PasskeyAssertion } from "#domain/account/passkey.ts";
import { accept, type Problem, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Principal } from "../../db/account/access.ts";
import { markProven } from "../../db/account/sessions.ts";
import { getDatabase } from "../../db/client.ts";
import { logSecurity, type RequestSource } from "../../identity/security-log.ts";
import { commitLogged } from "../commit.ts";
import { checkPasskey, toPasskeyRefusal } from "./check-passkey.ts";
import { requireOwnPassword } from "./own-password.ts";
import { getThrottle } from "./throttle.ts";

interface Proof {
  readonly principal: Principal;
  readonly source: RequestSource;
  readonly now: EpochMs;
}

function refuseLogged({ principal, source, now }: Proof, problem: Problem): Verdict<never> {
  logSecurity("proof_refused", { at: now, code: problem.code, userId: principal.uid, source });
  return { ok: false, problem };
}

function acceptLogged({ principal, source, now }: Proof, code: "password" | "passkey"): Verdict<null> {
  logSecurity("proof_given", { at: now, code, userId: principal.uid, source });
  return accept(null);
}

/** Refuses with `too_many_requests`, or with `validation_failed` at `password`. */
export async function proveByPassword(
  env: Env,
  proof: Proof & { readonly password: string },
): Promise<Verdict<null>> {
  const { principal, password, now } = proof;
  const own = await requireOwnPassword(env, { principal, password, path: "password" });
  if (!own.ok) return refuseLogged(proof, own.problem);
  await markProven(getDatabase(env, principal.groupId), principal.sid, now);
  return acceptLogged(proof, "password");
}

interface PasskeyProof extends Proof {
  readonly passkey: PasskeyAssertion;
  /** Secret of the device cookie. */
  readonly deviceToken: string;
  /** Where the product is used, without a path. */
  readonly origin: string;
}

/** Refuses as a sign-in by passkey does, with `passkey_refused` for another person's passkey. */
export async function proveByPasskey(env: Env, proof: PasskeyProof): Promise<Verdict<null>> {
  const { principal, source, now } = proof;
  const network = getThrottle(env, "network", source.network);
  const retryAfterSeconds = await network.begin("network");
  if (retryAfterSeconds > 0) return refuseLogged(proof, { code: "too_many_requests", retryAfterSeconds });
  const db = getDatabase(env, principal.groupId);
  const check = await checkPasskey(env, db, proof);
  if (!check.isProved) return refuseLogged(proof, { code: check.code });
  if (check.user.id !== principal.uid) return refuseLogged(proof, { code: "passkey_refused" });
  try {
    const statements = [...check.proof, markProven(db, principal.sid, now)];
    await commitLogged(env, principal.groupId, { statements, whom: null });
  } catch (error) {
    return refuseLogged(proof, { code: await toPasskeyRefusal(db, check.passkey.id, error) });
  }
  await network.succeed("network");
  return acceptLogged(proof, "passkey");
}
