import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { newSigningKey, newVapidKey } from "./signing-key.ts";

const SECRET_MAKERS = {
  CLIENT_KEY: () => randomBytes(16).toString("hex"),
  OPS_TOKEN: () => randomBytes(32).toString("hex"),
  SIGNING_KEY: () => `'${newSigningKey({ slot: "a", signsFrom: 0 })}'`,
  VAPID_KEY: () => `'${newVapidKey()}'`,
} as const;

export type LocalSecrets = Record<keyof typeof SECRET_MAKERS, string>;

/** Local secrets by name: random, created when missing, stored in `.dev.vars`, never committed. */
export function localSecrets(file = ".dev.vars"): LocalSecrets {
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  const missing = Object.entries(SECRET_MAKERS).filter(
    ([name]) => !new RegExp(`^${name}=`, "m").test(before),
  );
  const lines = missing.map(([name, make]) => `${name}=${make()}\n`);
  const text = [before, before === "" || before.endsWith("\n") ? "" : "\n", ...lines].join("");
  if (lines.length > 0) writeFileSync(file, text, { mode: 0o600 });
  const read = (name: keyof typeof SECRET_MAKERS): string => {
    const value = new RegExp(`^${name}='?(.*?)'?$`, "m").exec(text)?.[1];
    if (!value) throw new Error(`${file} has no ${name}. Delete the file; the next start makes a new one.`);
    return value;
  };
  return {
    CLIENT_KEY: read("CLIENT_KEY"),
    OPS_TOKEN: read("OPS_TOKEN"),
    SIGNING_KEY: read("SIGNING_KEY"),
    VAPID_KEY: read("VAPID_KEY"),
  };
}
