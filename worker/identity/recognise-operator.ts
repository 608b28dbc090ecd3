import { createHash, timingSafeEqual } from "node:crypto";
import { OPS_TOKEN_LENGTH_MIN, type Operator, readOperators, SHARED_OPERATOR } from "#domain/operators.ts";

const hashToken = (token: string) => createHash("sha256").update(token).digest();

/** All valid operator tokens: the shared one and the named ones. */
function getOperators({ OPS_TOKEN = "", OPS_TOKENS = "" }: Partial<Env>): readonly Operator[] {
  const named = readOperators(OPS_TOKENS).filter((operator) => operator !== null);
  return [{ name: SHARED_OPERATOR, token: OPS_TOKEN }, ...named].filter(
    ({ token }) => token.length >= OPS_TOKEN_LENGTH_MIN,
  );
}

/**
 * The operator with this token; `null`: unknown. Compares all tokens by digests of equal length, so that the
 * duration reveals nothing about them.
 */
export function recogniseOperator(env: Partial<Env>, token: string): string | null {
  const given = hashToken(token);
  let found: string | null = null;
  for (const operator of getOperators(env)) {
    if (timingSafeEqual(given, hashToken(operator.token))) found ??= operator.name;
  }
  return found;
}
