import { env } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import type { Target } from "#scripts/api/caller.ts";
import { checkAnswer } from "../contract/openapi-check.ts";
import { accountShortcuts } from "./worker-accounts.ts";

export const ORIGIN = "https://foyer.example";

/** The Worker under test, called in process. Every API answer is validated against its OpenAPI document. */
export const apiTarget: Target = {
  origin: ORIGIN,
  send: async (request) => {
    const response = await exports.default.fetch(request);
    await checkAnswer(request, response.clone());
    return response;
  },
  clientKey: env.CLIENT_KEY,
  opsToken: env.OPS_TOKEN,
};

/** As above, with accounts and sessions created directly; for tests about neither. */
export const target: Target = { ...apiTarget, accounts: accountShortcuts };

/**
 * As above, without validating answers: for thousands of requests of one kind, where validation costs more than the
 * requests.
 */
export const uncheckedTarget: Target = { ...target, send: (request) => exports.default.fetch(request) };
