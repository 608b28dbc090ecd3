import { parseArgs } from "node:util";
import { DeployError, DeployPending } from "../deploy/deploy-error.ts";
import { localSecrets } from "../local-secrets.ts";
import { OPTION_NAMES, type Options, SWITCH_NAMES } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { INSTALLATION_COMMANDS } from "./installation-commands.ts";
import { createOpsCall, OpsError, OpsWarning } from "./ops-call.ts";

const DEFAULT_ORIGIN = "http://localhost:8787";
const READ_TOKEN = "read -rs OPS_TOKEN && export OPS_TOKEN";

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
    "OPS_TOKEN is its token; on this machine, without it, the local one in .dev.vars.",
    "rollback and rotate-key need neither: they read .deploy/ and need CLOUDFLARE_API_TOKEN.",
    "judge-engine needs TRANSLATOR_URL and TRANSLATOR_KEY.",
    "docs/operations.md is the runbook.",
    "What changes a group is in its activity list and announced to its open browsers.",
  ].join("\n");
}

/** Throws on an option that the command does not support: ignoring `--dry-run` would run it for real. */
function requireOwnOptions(name: string, usage: string, options: Options): void {
  const own = new Set([...usage.matchAll(/--([a-z-]+)/g)].map(([, option]) => option));
  const strange = Object.keys(options).find((option) => !own.has(option));
  if (strange !== undefined) throw new OpsError(`${name} takes no --${strange}. Usage: ${name} ${usage}`);
}

/** Origin of a Foyer without a trailing slash. Throws on an invalid one. */
function parseOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== "https:" && url?.protocol !== "http:")
    throw new OpsError(`FOYER_ORIGIN=${text} is no address such as https://portal.your-company.com`);
  return text.replace(/\/+$/, "");
}

const OWN_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** The configured token. The local one is the default for a Foyer on this machine, and is sent nowhere else. */
function getToken(origin: string, token: string | undefined): string {
  if (token) return token;
  if (OWN_MACHINE.test(new URL(origin).hostname)) return localSecrets().OPS_TOKEN;
  throw new OpsError(`OPS_TOKEN is missing. Type: ${READ_TOKEN}`);
}

interface Terminal {
  /** The Foyer to operate; defaults to the local one. */
  readonly origin?: string | undefined;
  readonly token?: string | undefined;
  /** Prints progress. */
  readonly print: (line: string) => void;
}

/** @returns a report. Throws `OpsError` for everything that the person at the terminal can fix. */
async function operate(args: readonly string[], terminal: Terminal): Promise<string> {
  const texts = Object.fromEntries(OPTION_NAMES.map((name) => [name, { type: "string" as const }]));
  const switches = Object.fromEntries(SWITCH_NAMES.map((name) => [name, { type: "boolean" as const }]));
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { ...texts, ...switches, help: { type: "boolean", short: "h", default: false } },
    allowPositionals: true,
  });
  const { help: asksForHelp, ...named } = values;
  const options = named as Options;
  const [name = "help", ...words] = positionals;
  if (name === "help" || asksForHelp) return help();
  const installation = Object.hasOwn(INSTALLATION_COMMANDS, name) ? INSTALLATION_COMMANDS[name] : undefined;
  if (installation) {
    if (words.length > 0) throw new OpsError(`Usage: ${name} ${installation.usage}`);
    requireOwnOptions(name, installation.usage, options);
    return installation.run(options, terminal.print);
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new OpsError(`There is no ${name}. npm run ops -- help lists what there is.`);
  if (![command.words].flat().includes(words.length)) throw new OpsError(`Usage: ${name} ${command.usage}`);
  requireOwnOptions(name, command.usage, options);
  const origin = parseOrigin(terminal.origin || DEFAULT_ORIGIN);
  const token = getToken(origin, terminal.token);
  return command.run(createOpsCall({ origin, token }), words, options, terminal.print);
}

/** Final output and exit code: 1 is a failure, 2 something to look at. */
interface Outcome {
  readonly code: 0 | 1 | 2;
  readonly said: string;
}

/** Runs one line of `npm run ops`, without its name. A refusal is an outcome; everything else throws. */
export async function runOps(args: readonly string[], terminal: Terminal): Promise<Outcome> {
  try {
    return { code: 0, said: await operate(args, terminal) };
  } catch (error) {
    // `parseArgs` throws a TypeError on an unknown option.
    if (!(error instanceof OpsError || error instanceof DeployError || error instanceof TypeError))
      throw error;
    return {
      code: error instanceof OpsWarning || error instanceof DeployPending ? 2 : 1,
      said: error.message,
    };
  }
}
