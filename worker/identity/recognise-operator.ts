import { createHash, timingSafeEqual } from "node:crypto";
import { OPS_TOKEN_LENGTH_MIN, type Operator, readOperators, SHARED_OPERATOR } from "#domain/operators.ts";

const digestOf = (token: string) => createHash("sha256").update(token).digest();

/** Everybody whose token opens something: the shared one, and those with a name. */
function operatorsOf({ OPS_TOKEN = "", OPS_TOKENS = "" }: Partial<Env>): readonly Operator[] {
  const named = readOperators(OPS_TOKENS).filter((operator) => operator !== null);
  return [{ name: SHARED_OPERATOR, token: OPS_TOKEN }, ...named].filter(
    ({ token }) => token.length >= OPS_TOKEN_LENGTH_MIN,
  );
}

/**
 * The operator whose token this is; null for nobody's. Every token is compared, by digests of one length: how long it
 * takes tells neither how much of a token is right nor whose it resembles.
 */
export function recogniseOperator(env: Partial<Env>, token: string): string | null {
  const given = digestOf(token);
  let found: string | null = null;
  for (const operator of operatorsOf(env)) {
    if (timingSafeEqual(given, digestOf(operator.token))) found ??= operator.name;
  }
  return found;
}
