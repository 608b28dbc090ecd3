import { runOps } from "#scripts/operations/run-ops.ts";

/* `npm run ops -- …` in a process of its own, which says at its end how much memory it ever held: one line of JSON. */

const { FOYER_ORIGIN: origin, OPS_TOKEN: token } = process.env;
const outcome = await runOps(process.argv.slice(2), { origin, token, tell: () => undefined });
console.log(JSON.stringify({ ...outcome, peakBytes: process.resourceUsage().maxRSS * 1_024 }));
