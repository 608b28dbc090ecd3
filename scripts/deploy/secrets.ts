import { createPublicKey, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { OPS_TOKEN_LENGTH_MIN } from "#domain/operators.ts";
import { newSigningKey, newVapidKey } from "../signing-key.ts";
import { DeployError } from "./deploy-error.ts";
import { findOperatorsFault } from "./operator-tokens.ts";
import { SECRET_NAMES, type Settings } from "./settings.ts";
import { findWeakness } from "./weakness.ts";

type SecretName = (typeof SECRET_NAMES)[number];

type KeyName = "SIGNING_KEY" | "VAPID_KEY";
/** `TRANSLATOR_KEY` is given out by the engine, perhaps one for both environments. */
type CheckedName = Exclude<SecretName, KeyName | "OPS_TOKENS" | "TRANSLATOR_KEY">;

const isKey = (name: SecretName): name is KeyName => name === "SIGNING_KEY" || name === "VAPID_KEY";

const LEAST_LENGTH: Readonly<Record<CheckedName, number>> = {
  CLIENT_KEY: 16,
  OPS_TOKEN: OPS_TOKEN_LENGTH_MIN,
  IDENTITY_CLIENT_SECRET: 16,
};

/** Why a secret is unacceptable; null when it is fine. */
function findFault(name: CheckedName | KeyName, value: string): string | null {
  return isKey(name) ? findKeyFault(name, value) : findWeakness(value, LEAST_LENGTH[name]);
}

function findKeyFault(name: KeyName, value: string): string | null {
  try {
    const key = JSON.parse(value) as Record<string, unknown>;
    const { x, y } = createPublicKey({ key, format: "jwk" }).export({ format: "jwk" });
    const isNamed = name === "VAPID_KEY" || (typeof key.kid === "string" && key.kid !== "");
    const isWhole = key.crv === "P-256" && typeof key.d === "string" && isNamed;
    if (isWhole && x === key.x && y === key.y) return null;
    return name === "VAPID_KEY" ? "is no private P-256 key" : "is no private P-256 key with a kid";
  } catch {
    // Invalid JSON or key: the message names the form, never the value.
    return "is no JWK in JSON";
  }
}

/** Identity of a key, independent of its notation. */
function getIdentity(name: SecretName, value: string): string {
  return isKey(name) ? ((JSON.parse(value) as { d: string }).d ?? value) : value;
}

const MAKE_TOKEN = "openssl rand -hex 32 makes a token";

/** Throws on a weak secret, or one that the local run or the other environment also uses. */
export function requireSoundSecrets(own: Settings, other: Settings, localFile: string): void {
  const local = existsSync(localFile) ? (parseEnv(readFileSync(localFile, "utf8")) as Settings) : {};
  const fault = findOperatorsFault(own, { local, "other environment's": other });
  if (fault)
    throw new DeployError(`OPS_TOKENS: ${fault}. It is name:token, with commas between; ${MAKE_TOKEN}.`);
  for (const name of SECRET_NAMES) {
    const value = own[name];
    if (value === undefined || name === "OPS_TOKENS" || name === "TRANSLATOR_KEY") continue;
    const weakness = findFault(name, value);
    if (weakness) throw new DeployError(`${name} ${weakness}. Leave it out, and one is made.`);
    for (const [where, values] of [
      ["local", local],
      ["other environment's", other],
    ] as const) {
      const theirs = values[name];
      const isSame = theirs !== undefined && (theirs === value || isSameKey(name, theirs, value));
      if (isSame) throw new DeployError(`${name} equals the ${where} one. Leave it out, and one is made.`);
    }
  }
}

function isSameKey(name: SecretName, one: string, two: string): boolean {
  try {
    return getIdentity(name, one) === getIdentity(name, two);
  } catch {
    // The other file's key is unreadable, so it differs from this one.
    return false;
  }
}

interface Made {
  readonly name: SecretName;
  readonly value: string;
  /** Whether the owner must keep it: the provider never shows it again. */
  readonly isKept: boolean;
}

/** Means no operators. The provider keeps a secret that an upload omits, so its tokens would stay valid. */
const NO_OPERATOR = "none";

/** Secrets of the settings that the provider lacks; with `replaces`, all of them. */
export function secretsToSet(
  settings: Settings,
  stored: ReadonlySet<string>,
  { replaces }: { readonly replaces: boolean },
): readonly (readonly [SecretName, string])[] {
  return SECRET_NAMES.flatMap((name) => {
    const isStored = stored.has(name);
    const value = settings[name] ?? (name === "OPS_TOKENS" && isStored ? NO_OPERATOR : undefined);
    const isNews = !isStored || (replaces && !isKey(name));
    return value !== undefined && isNews ? [[name, value] as const] : [];
  });
}

/** Creates required secrets that neither the provider nor the settings have. */
export function makeMissing(settings: Settings, stored: ReadonlySet<string>, now: number): readonly Made[] {
  const made: readonly Made[] = [
    { name: "CLIENT_KEY", value: randomBytes(16).toString("hex"), isKept: true },
    { name: "OPS_TOKEN", value: randomBytes(32).toString("hex"), isKept: true },
    { name: "SIGNING_KEY", value: newSigningKey({ slot: "a", signsFrom: now }), isKept: false },
    { name: "VAPID_KEY", value: newVapidKey(), isKept: false },
  ];
  return made.filter(({ name }) => settings[name] === undefined && !stored.has(name));
}

/** Secrets that a person will need and that exist only at the provider, which never shows them. */
export function findUnrecoverableSecrets(
  settings: Settings,
  stored: ReadonlySet<string>,
): readonly SecretName[] {
  return (["CLIENT_KEY", "OPS_TOKEN"] as const).filter(
    (name) => settings[name] === undefined && stored.has(name),
  );
}
