/** Somebody who operates the installation, by a token of their own. */
export interface Operator {
  readonly name: string;
  readonly token: string;
}

/** Who holds the token that everybody who operates may share. */
export const SHARED_OPERATOR = "operations";
/** A shorter token could be guessed, and opens nothing. */
export const OPS_TOKEN_LENGTH_MIN = 32;

const ENTRY = /^(?<name>[a-z][a-z\d-]{1,30}):(?<token>[\w.~+/=-]{1,200})$/;

/** Entries of `OPS_TOKENS`, `name:token` with commas between them; null stands for one that is none. */
export function readOperators(text: string): readonly (Operator | null)[] {
  const entries = text.split(",").map((entry) => entry.trim());
  return entries
    .filter((entry) => entry !== "")
    .map((entry) => {
      const { name, token } = ENTRY.exec(entry)?.groups ?? {};
      return name && token && name !== SHARED_OPERATOR ? { name, token } : null;
    });
}
