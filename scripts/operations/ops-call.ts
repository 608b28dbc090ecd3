import { PASSWORD_LENGTH_MIN } from "#domain/limits.ts";

/** Sends one call of operations. A refusal throws `OpsError` with the answer's message. */
export type OpsCall = (method: string, path: string, json?: unknown) => Promise<Response>;

/** A command that failed, described in one line for the terminal. */
export class OpsError extends Error {
  override readonly name = "OpsError";
}

/** A command that succeeded and found something to look at. Exit code 2. */
export class OpsWarning extends OpsError {}

/** Client for the operations API of a Foyer, local or deployed. */
export function createOpsCall({ origin, token }: { origin: string; token: string }): OpsCall {
  return async (method, path, json) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(json === undefined ? {} : { "content-type": "application/json" }),
    };
    const response = await fetch(`${origin}/api/ops${path}`, {
      method,
      headers,
      body: json === undefined ? null : JSON.stringify(json),
    }).catch((error: unknown) => {
      const reason =
        error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      throw new OpsError(`${origin} does not answer: ${reason}. Is it running, and FOYER_ORIGIN right?`);
    });
    if (!response.ok) throw new OpsError(`Refused (${response.status}): ${await readReason(response)}`);
    return response;
  };
}

interface Refusal {
  readonly code?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly path: string; readonly code: string }[];
}

/** Advice for the terminal, by problem code, or by field and code. */
const ADVICE: ReadonlyMap<string, string> = new Map([
  [
    "unauthenticated",
    "OPS_TOKEN is no token of this Foyer: .deploy/ENVIRONMENT.env has it. Is FOYER_ORIGIN right?",
  ],
  [
    "not_found",
    "There is nothing of this id that it could be done to. find TEXT says ids. Is FOYER_ORIGIN right?",
  ],
  ["user.password too_short", `A password has ${PASSWORD_LENGTH_MIN} characters at least.`],
  [
    "user.password common_password",
    "This password is one of the first that are guessed, or made of the address. Five random words are none.",
  ],
  ["name mismatch", "The group has another name; nothing was deleted. groups lists names."],
  ["propertyId not_removed", "The property is not removed: there is nothing to bring back."],
  [
    "force licensed",
    "A property's licence is valid, or will be; nothing was deleted. End it with set-licence, or say --force.",
  ],
]);

async function readReason(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const { code, detail, errors = [] } = JSON.parse(text) as Refusal;
    const fields = errors.map((error) => `${error.path} (${error.code})`).join(", ");
    const advice = [code, ...errors.map((error) => `${error.path} ${error.code}`)]
      .map((refused) => ADVICE.get(refused ?? ""))
      .filter(Boolean);
    return [[detail, code, fields].filter(Boolean).join(" · "), ...advice].join("\n");
  } catch {
    // Not JSON: a proxy answered, not the API.
    return text.slice(0, 200);
  }
}
