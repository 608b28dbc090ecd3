import { runOps } from "./operations/run-ops.ts";

const { FOYER_ORIGIN: origin, OPS_TOKEN: token } = process.env;
const { code, said } = await runOps(process.argv.slice(2), { origin, token, print: console.log });
if (code === 0) console.log(said);
else console.error(said);
process.exitCode = code;
