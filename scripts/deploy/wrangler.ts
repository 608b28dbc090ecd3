import { stripVTControlCharacters } from "node:util";
import { runInBackground } from "../tool.ts";
import type { DeployContext } from "./deploy-context.ts";
import { DeployError } from "./deploy-error.ts";

/** Runs wrangler on the account; throws with wrangler's message. */
export async function runWrangler(
  here: DeployContext,
  accountId: string,
  args: readonly string[],
): Promise<void> {
  const { ok, output } = await runInBackground("wrangler", args, {
    CLOUDFLARE_API_BASE_URL: here.apiBase,
    CLOUDFLARE_API_TOKEN: here.apiToken,
    CLOUDFLARE_ACCOUNT_ID: accountId,
  });
  if (!ok) throw new DeployError(`wrangler ${args[0]} says: ${readReason(output)}`);
}

/** Wrangler's error without its listing before and its advice after. */
function readReason(output: string): string {
  const plain = stripVTControlCharacters(output);
  const [, reason = plain] =
    /\[ERROR\]([\s\S]*?)(?:\n\s*\n\s*(?:If you think|🪵|To learn more)|$)/.exec(plain) ?? [];
  return reason.trim().slice(0, 2_000);
}
