import { createPublicKey, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { newSigningKey } from "../signing-key.ts";
import { DeployError } from "./deploy-error.ts";
import { SECRET_NAMES, type Settings } from "./settings.ts";

type SecretName = (typeof SECRET_NAMES)[number];

const LEAST_LENGTH: Readonly<Record<Exclude<SecretName, "SIGNING_KEY">, number>> = {
  CLIENT_KEY: 16,
  OPS_TOKEN: 32,
  IDENTITY_CLIENT_SECRET: 16,
};
const LEAST_DIFFERENT_CHARACTERS = 10;
const COMMON_WORDS = /password|passwort|secret|changeme|change-me|foyer|token|example|qwert|12345|abcdef/i;

/** Why a secret can be guessed; null when it can't. */
function weaknessOf(name: SecretName, value: string): string | null {
  if (name === "SIGNING_KEY") return faultOfKey(value);
  if (value.length < LEAST_LENGTH[name]) return `is shorter than ${LEAST_LENGTH[name]} characters`;
  if (new Set(value).size < LEAST_DIFFERENT_CHARACTERS) return "is made of too few different characters";
  if (/^(.{1,16})\1+$/.test(value)) return "repeats itself";
  return COMMON_WORDS.test(value) ? "holds a word or a row that anybody tries" : null;
}

function faultOfKey(value: string): string | null {
  try {
    const key = JSON.parse(value) as Record<string, unknown>;
    const { x, y } = createPublicKey({ key, format: "jwk" }).export({ format: "jwk" });
    const isWhole =
      key.crv === "P-256" && typeof key.d === "string" && typeof key.kid === "string" && key.kid !== "";
    return isWhole && x === key.x && y === key.y ? null : "is no private P-256 key with a kid";
  } catch {
    // No JSON, or no key: the person is told the form, never the value.
    return "is no JWK in JSON";
  }
}

/** The part of a signing key that makes it the same key, however it is written. */
function identityOf(name: SecretName, value: string): string {
  return name === "SIGNING_KEY" ? ((JSON.parse(value) as { d: string }).d ?? value) : value;
}

/** Throws on a secret that is weak, or that the local run or the other environment has as well. */
export function requireSoundSecrets(own: Settings, other: Settings, localFile: string): void {
  const local = existsSync(localFile) ? (parseEnv(readFileSync(localFile, "utf8")) as Settings) : {};
  for (const name of SECRET_NAMES) {
    const value = own[name];
    if (value === undefined) continue;
    const weakness = weaknessOf(name, value);
    if (weakness) throw new DeployError(`${name} ${weakness}. Leave it out, and one is made.`);
    for (const [where, values] of [
      ["local", local],
      ["other environment's", other],
    ] as const) {
      const theirs = values[name];
      const isSame = theirs !== undefined && (theirs === value || sameKey(name, theirs, value));
      if (isSame) throw new DeployError(`${name} equals the ${where} one. Leave it out, and one is made.`);
    }
  }
}

function sameKey(name: SecretName, one: string, two: string): boolean {
  try {
    return identityOf(name, one) === identityOf(name, two);
  } catch {
    // The other file's key can't be read, so it is not this one.
    return false;
  }
}

interface Made {
  readonly name: SecretName;
  readonly value: string;
  /** Whether a person needs it later on; the provider never shows it again. */
  readonly isKept: boolean;
}

/** What the product can't do without and neither the provider nor the settings have. */
export function makeMissing(settings: Settings, stored: ReadonlySet<string>, now: number): readonly Made[] {
  const made: readonly Made[] = [
    { name: "CLIENT_KEY", value: randomBytes(16).toString("hex"), isKept: true },
    { name: "OPS_TOKEN", value: randomBytes(32).toString("hex"), isKept: true },
    { name: "SIGNING_KEY", value: newSigningKey({ slot: "a", signsFrom: now }), isKept: false },
  ];
  return made.filter(({ name }) => settings[name] === undefined && !stored.has(name));
}
