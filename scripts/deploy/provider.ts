import type { DeployContext } from "./deploy-context.ts";
import { DeployError, getReason } from "./deploy-error.ts";

interface Envelope {
  readonly success: boolean;
  readonly result?: unknown;
  readonly errors?: readonly { readonly code?: number; readonly message?: string }[];
}

type Method = "GET" | "POST" | "PUT";

export type Provider = <Result>(
  method: Method,
  path: string,
  json?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Result>;

const TOKEN_ADVICE =
  "CLOUDFLARE_API_TOKEN has ended, is of another account, or lacks a permission that docs/operations.md lists in section 1.";

/** Delays before an unanswered call is retried. */
const RETRY_PAUSES_MS = [500, 2_000, 8_000] as const;

/** Not found at the provider (404). */
class NotThere extends DeployError {}

/** The connection closed without an answer: the call may or may not have taken effect. */
export class NoAnswer extends DeployError {}

/** Whether a call is idempotent. Among POST calls only our queries are: they read. */
function isRepeatable(method: Method, path: string): boolean {
  return method !== "POST" || path.endsWith("/query");
}

/**
 * Calls the provider's HTTP API. Idempotent calls are retried while they get no answer: the other side closes
 * connections that idle during a build.
 *
 * Throws `NotThere` on 404, `NoAnswer` without an answer, else `DeployError` with the answer's message.
 */
export function createProvider({
  apiBase,
  apiToken,
  fetch,
  wait,
}: Pick<DeployContext, "apiBase" | "apiToken" | "fetch" | "wait">): Provider {
  const ask = async (
    method: Method,
    path: string,
    { json, headers }: { readonly json: unknown; readonly headers: Readonly<Record<string, string>> },
  ) => {
    const response = await fetch(`${apiBase}${path}`, {
      method,
      headers: {
        ...headers,
        authorization: `Bearer ${apiToken}`,
        ...(json === undefined ? {} : { "content-type": "application/json" }),
      },
      body: json === undefined ? null : JSON.stringify(json),
    });
    return { response, envelope: toEnvelope(response.status, await response.text()) };
  };
  return async <Result>(
    method: Method,
    path: string,
    json?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const content = { json, headers };
    const pauses = isRepeatable(method, path) ? [...RETRY_PAUSES_MS] : [];
    const askAgain = async (error: unknown): ReturnType<typeof ask> => {
      const pause = pauses.shift();
      if (pause === undefined) {
        throw new NoAnswer(`${new URL(apiBase).host} does not answer: ${getReason(error)}`);
      }
      await wait(pause);
      return ask(method, path, content).catch(askAgain);
    };
    const { response, envelope } = await ask(method, path, content).catch(askAgain);
    if (response.ok && envelope.success) return envelope.result as Result;
    const said = (envelope.errors ?? []).map(({ code, message }) => `${message} (${code})`).join(", ");
    const Refusal = response.status === 404 ? NotThere : DeployError;
    const advice = response.status === 401 || response.status === 403 ? `\n${TOKEN_ADVICE}` : "";
    throw new Refusal(`${method} ${path}: ${response.status} ${said}`.trim() + advice);
  };
}

function toEnvelope(status: number, text: string): Envelope {
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    // A proxy answered, not the provider.
    return { success: false, errors: [{ message: text.slice(0, 200), code: status }] };
  }
}

/** Result of a call; null on 404. */
export async function orNull<Result>(call: Promise<Result>): Promise<Result | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof NotThere) return null;
    throw error;
  }
}
