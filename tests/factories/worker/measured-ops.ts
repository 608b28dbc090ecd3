import { runOps } from "#scripts/operations/run-ops.ts";

/* Runs `npm run ops -- …` in its own process and prints its peak memory at the end, as one line of JSON. */

const { FOYER_ORIGIN: origin, OPS_TOKEN: token } = process.env;
const outcome = await runOps(process.argv.slice(2), { origin, token, print: () => undefined });
console.log(JSON.stringify({ ...outcome, peakBytes: process.resourceUsage().maxRSS * 1_024 }));
