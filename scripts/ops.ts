import { parseArgs } from "node:util";
import { DeployError } from "./deploy/deploy-error.ts";
import { localSecrets } from "./local-secrets.ts";
import { OPTION_NAMES, type Options, SWITCH_NAMES } from "./operations/command.ts";
import { COMMANDS } from "./operations/commands.ts";
import { INSTALLATION_COMMANDS } from "./operations/installation-commands.ts";
import { OpsError, opsCallOf } from "./operations/ops-call.ts";

const DEFAULT_ORIGIN = "http://localhost:8787";

function help(): string {
  const lines = Object.entries({ ...COMMANDS, ...INSTALLATION_COMMANDS }).map(
    ([name, { usage, about }]) => `  ${name} ${usage}\n      ${about}`,
  );
  return [
    "npm run ops -- COMMAND …",
    "",
    ...lines,
    "",
    `FOYER_ORIGIN names the Foyer to operate; without it, ${DEFAULT_ORIGIN}.`,
    "OPS_TOKEN is its token; without it, the local one in .dev.vars.",
    "What changes a group is in its activity list and announced to its open browsers.",
  ].join("\n");
}

/** @returns what the command did. Throws `OpsError` for all that the person at the terminal can mend. */
async function operate(args: readonly string[]): Promise<string> {
  const texts = Object.fromEntries(OPTION_NAMES.map((name) => [name, { type: "string" as const }]));
  const switches = Object.fromEntries(SWITCH_NAMES.map((name) => [name, { type: "boolean" as const }]));
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { ...texts, ...switches },
    allowPositionals: true,
  });
  const [name = "help", ...words] = positionals;
  if (name === "help") return help();
  const installation = Object.hasOwn(INSTALLATION_COMMANDS, name) ? INSTALLATION_COMMANDS[name] : undefined;
  if (installation) {
    if (words.length > 0) throw new OpsError(`Usage: ${name} ${installation.usage}`);
    return installation.run(values as Options);
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new OpsError(`There is no ${name}. npm run ops -- help lists what there is.`);
  if (![command.words].flat().includes(words.length)) throw new OpsError(`Usage: ${name} ${command.usage}`);
  const origin = (process.env.FOYER_ORIGIN ?? DEFAULT_ORIGIN).replace(/\/+$/, "");
  const token = process.env.OPS_TOKEN ?? localSecrets().OPS_TOKEN;
  return command.run(opsCallOf({ origin, token }), words, values as Options, console.log);
}

try {
  console.log(await operate(process.argv.slice(2)));
} catch (error) {
  // `parseArgs` throws a TypeError for an option that it does not know.
  if (!(error instanceof OpsError || error instanceof DeployError || error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
