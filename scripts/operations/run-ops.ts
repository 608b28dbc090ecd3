import { parseArgs } from "node:util";
import { DeployError } from "../deploy/deploy-error.ts";
import { localSecrets } from "../local-secrets.ts";
import { OPTION_NAMES, type Options, SWITCH_NAMES } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { INSTALLATION_COMMANDS } from "./installation-commands.ts";
import { OpsError, OpsWarning, opsCallOf } from "./ops-call.ts";

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

interface Terminal {
  /** The Foyer to operate; the local one where it is not named. */
  readonly origin?: string | undefined;
  readonly token?: string | undefined;
  /** Shows a line on the way to the end. */
  readonly tell: (line: string) => void;
}

/** @returns what the command did. Throws `OpsError` for all that the person at the terminal can mend. */
async function operate(args: readonly string[], terminal: Terminal): Promise<string> {
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
  const origin = (terminal.origin ?? DEFAULT_ORIGIN).replace(/\/+$/, "");
  const token = terminal.token ?? localSecrets().OPS_TOKEN;
  return command.run(opsCallOf({ origin, token }), words, values as Options, terminal.tell);
}

/** What the person reads at the end, and whether the shell is told of a failure (1) or of something to look at (2). */
interface Outcome {
  readonly code: 0 | 1 | 2;
  readonly said: string;
}

/** Carries out one line of `npm run ops`, its name left out. A refusal is an outcome; all else throws. */
export async function runOps(args: readonly string[], terminal: Terminal): Promise<Outcome> {
  try {
    return { code: 0, said: await operate(args, terminal) };
  } catch (error) {
    // `parseArgs` throws a TypeError for an option that it does not know.
    if (!(error instanceof OpsError || error instanceof DeployError || error instanceof TypeError))
      throw error;
    return { code: error instanceof OpsWarning ? 2 : 1, said: error.message };
  }
}
