import { OPS_TOKEN_LENGTH_MIN, type Operator, readOperators, SHARED_OPERATOR } from "#domain/operators.ts";
import type { Settings } from "./settings.ts";
import { findWeakness } from "./weakness.ts";

/** Settings that may not share a token, keyed by their name in messages. */
type Elsewhere = Readonly<Record<string, Settings>>;

/** Every operator whose token is valid under these settings. */
function getOperators({ OPS_TOKEN: token, OPS_TOKENS = "" }: Settings): readonly Operator[] {
  const named = readOperators(OPS_TOKENS).filter((operator) => operator !== null);
  return token === undefined ? named : [{ name: SHARED_OPERATOR, token }, ...named];
}

/** Fault of an operator's entry, given the entries before it. */
function findFault(
  { name, token }: Operator,
  before: readonly Operator[],
  elsewhere: Elsewhere,
): string | null {
  const weakness = findWeakness(token, OPS_TOKEN_LENGTH_MIN);
  if (weakness) return `the token of ${name} ${weakness}`;
  if (before.some((other) => other.name === name)) return `${name} is named twice`;
  const sharer = before.find((other) => other.token === token);
  if (sharer) return `${name} has the token of ${sharer.name}`;
  const [where] =
    Object.entries(elsewhere).find(([, settings]) =>
      getOperators(settings).some((other) => other.token === token),
    ) ?? [];
  return where === undefined ? null : `the token of ${name} is in the ${where} settings as well`;
}

/**
 * Fault in `OPS_TOKENS`: each operator needs a name and a strong token that is used nowhere else.
 *
 * @returns null when there is none. The text names operators, never a token.
 */
export function findOperatorsFault(own: Settings, elsewhere: Elsewhere): string | null {
  if (own.OPS_TOKENS === undefined) return null;
  const entries = readOperators(own.OPS_TOKENS);
  if (entries.length === 0) return "names nobody";
  const nameless = entries.indexOf(null);
  if (nameless >= 0) return `entry ${nameless + 1} is no name of small letters with a token`;
  const operators = getOperators(own);
  const named = operators.slice(operators.length - entries.length);
  for (const operator of named) {
    const before = operators.slice(0, operators.indexOf(operator));
    const fault = findFault(operator, before, elsewhere);
    if (fault) return fault;
  }
  return null;
}
