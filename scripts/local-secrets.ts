import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { newSigningKey } from "./signing-key.ts";

export type LocalSecrets = Record<"CLIENT_KEY" | "OPS_TOKEN" | "SIGNING_KEY", string>;

/** The local secrets by name: random, made on the first call, kept in `.dev.vars`, never committed. */
export function localSecrets(file = ".dev.vars"): LocalSecrets {
  if (!existsSync(file)) {
    const lines = [
      `CLIENT_KEY=${randomBytes(16).toString("hex")}`,
      `OPS_TOKEN=${randomBytes(32).toString("hex")}`,
      `SIGNING_KEY='${newSigningKey({ slot: "a", signsFrom: 0 })}'`,
    ];
    writeFileSync(file, `${lines.join("\n")}\n`, { mode: 0o600 });
  }
  const text = readFileSync(file, "utf8");
  const read = (name: string): string => {
    const value = new RegExp(`^${name}='?(.*?)'?$`, "m").exec(text)?.[1];
    if (!value) throw new Error(`${file} has no ${name}. Delete the file; the next start makes a new one.`);
    return value;
  };
  return { CLIENT_KEY: read("CLIENT_KEY"), OPS_TOKEN: read("OPS_TOKEN"), SIGNING_KEY: read("SIGNING_KEY") };
}
