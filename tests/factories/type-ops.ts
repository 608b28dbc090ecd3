import { spawn } from "node:child_process";

interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

interface Terminal {
  readonly origin: string;
  readonly token: string;
  /** What is piped in. */
  readonly input?: string;
}

/** `npm run ops -- …` as somebody types it. */
export async function typeOps(
  { origin, token, input = "" }: Terminal,
  words: readonly string[],
): Promise<Said> {
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
