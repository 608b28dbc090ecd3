import { env } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import type { Target } from "#scripts/api/caller.ts";
import { checkAnswer } from "../contract/openapi-check.ts";
import { accountShortcuts } from "./worker-accounts.ts";

export const ORIGIN = "https://foyer.example";

/** The Worker under test, called in process. Every answer of the API is held against its OpenAPI document. */
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

/** The same, whose accounts and sessions come without the price of a password; for all that tests neither. */
export const target: Target = { ...apiTarget, accounts: accountShortcuts };

/**
 * The same, its answers held against nothing: for thousands of requests of one kind, where that costs more than they
 * do.
 */
export const uncheckedTarget: Target = { ...target, send: (request) => exports.default.fetch(request) };
