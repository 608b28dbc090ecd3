import { DeployError, reasonOf } from "./deploy-error.ts";
import type { Here } from "./here.ts";

interface Envelope {
  readonly success: boolean;
  readonly result?: unknown;
  readonly errors?: readonly { readonly code?: number; readonly message?: string }[];
}

type Method = "GET" | "POST" | "PUT";

export type Provider = <Result>(method: Method, path: string, json?: unknown) => Promise<Result>;

const TOKEN_ADVICE =
  "CLOUDFLARE_API_TOKEN has ended, is of another account, or lacks a permission that docs/operations.md lists in section 1.";

/** What the provider says is not there. */
class NotThere extends DeployError {}

/** Calls the provider's HTTP API. Throws `NotThere` on 404, else `DeployError` with what the answer says. */
export function providerOf({
  apiBase,
  apiToken,
  fetch,
}: Pick<Here, "apiBase" | "apiToken" | "fetch">): Provider {
  return async <Result>(method: Method, path: string, json?: unknown) => {
    const response = await fetch(`${apiBase}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${apiToken}`,
        ...(json === undefined ? {} : { "content-type": "application/json" }),
      },
      body: json === undefined ? null : JSON.stringify(json),
    }).catch((error: unknown) => {
      throw new DeployError(`${new URL(apiBase).host} does not answer: ${reasonOf(error)}`);
    });
    const envelope = await readEnvelope(response);
    if (response.ok && envelope.success) return envelope.result as Result;
    const said = (envelope.errors ?? []).map(({ code, message }) => `${message} (${code})`).join(", ");
    const Refusal = response.status === 404 ? NotThere : DeployError;
    const advice = response.status === 401 || response.status === 403 ? `\n${TOKEN_ADVICE}` : "";
    throw new Refusal(`${method} ${path}: ${response.status} ${said}`.trim() + advice);
  };
}

async function readEnvelope(response: Response): Promise<Envelope> {
  const text = await response.text();
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    // Something between us and the provider answered.
    return { success: false, errors: [{ message: text.slice(0, 200), code: response.status }] };
  }
}

/** What a call finds, or null where there is nothing. */
export async function unlessMissing<Result>(call: Promise<Result>): Promise<Result | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof NotThere) return null;
    throw error;
  }
}
