// Makes `.dev.vars` once: local secrets, random, never committed.

import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** The local secrets by name, made on the first call. */
export function localSecrets(file = ".dev.vars") {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const signingKey = { ...privateKey.export({ format: "jwk" }), kid: randomBytes(6).toString("hex") };
    const lines = [
      `CLIENT_KEY=${randomBytes(16).toString("hex")}`,
      `OPS_TOKEN=${randomBytes(32).toString("hex")}`,
      `SIGNING_KEY='${JSON.stringify(signingKey)}'`,
    ];
    writeFileSync(file, `${lines.join("\n")}\n`, { mode: 0o600 });
  }
  const entries = readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      const match = /^([A-Z_]+)='?(.*?)'?$/.exec(line);
      return match ? [[match[1], match[2]]] : [];
    });
  return Object.fromEntries(entries);
}
