import { env } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import type { Target } from "./caller.ts";

export const ORIGIN = "https://foyer.example";

/** The Worker under test, called in process. */
export const target: Target = {
  origin: ORIGIN,
  send: (request) => exports.default.fetch(request),
  clientKey: env.CLIENT_KEY,
  opsToken: env.OPS_TOKEN,
};
