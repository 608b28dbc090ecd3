import { spawn } from "node:child_process";
import { runOps } from "#scripts/operations/run-ops.ts";

interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

interface Terminal {
  readonly origin: string;
  readonly token: string;
  /** Piped input. */
  readonly input?: string;
}

/** Runs `npm run ops -- …`. Starts a process, which takes half a second, only for piped input. */
export async function typeOps(
  { origin, token, input = "" }: Terminal,
  words: readonly string[],
): Promise<Said> {
  return input === "" ? sayInProcess({ origin, token }, words) : sayInShell({ origin, token, input }, words);
}

async function sayInProcess({ origin, token }: Terminal, words: readonly string[]): Promise<Said> {
  const printed: string[] = [];
  const { code, said } = await runOps(words, { origin, token, print: (line) => printed.push(line) });
  const [out, error] = code === 0 ? [[...printed, said], []] : [printed, [said]];
  return { code, out: out.join("\n").trim(), error: error.join("\n").trim() };
}

async function sayInShell({ origin, token, input }: Terminal, words: readonly string[]): Promise<Said> {
  const child = spawn("node_modules/.bin/node", ["scripts/ops.ts", ...words], {
    env: { ...process.env, FOYER_ORIGIN: origin, OPS_TOKEN: token },
  });
  child.stdin.end(input);
  let [out, error] = ["", ""];
  child.stdout.on("data", (bytes: Buffer) => {
    out += bytes.toString();
  });
  child.stderr.on("data", (bytes: Buffer) => {
    error += bytes.toString();
  });
  const code = await new Promise<number | null>((settle) => child.on("close", settle));
  return { code, out: out.trim(), error: error.trim() };
}
