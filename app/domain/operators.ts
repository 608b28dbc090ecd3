/** A person who operates the installation, with their own token. */
export interface Operator {
  readonly name: string;
  readonly token: string;
}

/** Name for the shared token of all operators. */
export const SHARED_OPERATOR = "operations";
/** Shorter tokens could be guessed and are rejected. */
export const OPS_TOKEN_LENGTH_MIN = 32;

const ENTRY = /^(?<name>[a-z][a-z\d-]{1,30}):(?<token>[\w.~+/=-]{1,200})$/;

/** Parses `OPS_TOKENS`: comma-separated `name:token`; `null` for an invalid entry. */
export function readOperators(text: string): readonly (Operator | null)[] {
  const entries = text.split(",").map((entry) => entry.trim());
  return entries
    .filter((entry) => entry !== "")
    .map((entry) => {
      const { name, token } = ENTRY.exec(entry)?.groups ?? {};
      return name && token && name !== SHARED_OPERATOR ? { name, token } : null;
    });
}
