/** Sends one call of operations. Throws `OpsError` with what the answer says when it is refused. */
export type OpsCall = (method: string, path: string, json?: unknown) => Promise<Response>;

/** A command that can't be carried out, in a line for the person at the terminal. */
export class OpsError extends Error {
  override readonly name = "OpsError";
}

/** A command that did what it was asked for and found what somebody must look at. The shell is told of it by 2. */
export class OpsWarning extends OpsError {}

/** Calls the operations of a Foyer, local or deployed. */
export function opsCallOf({ origin, token }: { origin: string; token: string }): OpsCall {
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
    if (!response.ok) throw new OpsError(`Refused (${response.status}): ${await reasonIn(response)}`);
    return response;
  };
}

interface Refusal {
  readonly code?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly path: string; readonly code: string }[];
}

async function reasonIn(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const { code, detail, errors = [] } = JSON.parse(text) as Refusal;
    const fields = errors.map((error) => `${error.path} (${error.code})`).join(", ");
    return [detail, code, fields].filter(Boolean).join(" · ");
  } catch {
    // Not JSON: something between us and the API answered.
    return text.slice(0, 200);
  }
}
