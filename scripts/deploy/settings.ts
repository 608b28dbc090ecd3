import { appendFileSync, chmodSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { isContentLanguage } from "#domain/language.ts";
import { parseEngineUrl } from "#worker/services/translation/deepl-translator.ts";
import { DeployError } from "./deploy-error.ts";
import { type Environment, getOtherEnvironment } from "./environment.ts";

/** An installation's choices, by the names in its file. */
export type Settings = Readonly<Partial<Record<(typeof SETTING_NAMES)[number], string>>>;

/** Copied into the Worker's configuration unchanged. */
export const VARIABLE_NAMES = [
  "PUBLIC_ORIGIN",
  "MAIL_FROM",
  "IDENTITY_ISSUER",
  "IDENTITY_AUDIENCE",
  "IDENTITY_JWKS_URL",
  "TRANSLATOR_URL",
  "TRANSLATOR_MODEL",
  "TRANSLATOR_LANGUAGES",
] as const;
export const SECRET_NAMES = [
  "CLIENT_KEY",
  "OPS_TOKEN",
  "OPS_TOKENS",
  "SIGNING_KEY",
  "VAPID_KEY",
  "IDENTITY_CLIENT_SECRET",
  "TRANSLATOR_KEY",
] as const;
const SETTING_NAMES = [
  ...VARIABLE_NAMES,
  ...SECRET_NAMES,
  "CLOUDFLARE_ACCOUNT_ID",
  /** Location of the database and the files. */
  "LOCATION",
] as const;
const LOCATIONS: readonly string[] = ["weur", "eeur", "enam", "wnam", "apac", "oc"];

export const settingsFile = (folder: string, environment: Environment) => join(folder, `${environment}.env`);

/** @returns null without a file. Throws on an unknown name: a misspelt setting would be ignored. */
function readSettings(file: string): Settings | null {
  if (!existsSync(file)) return null;
  const values = parseEnv(readFileSync(file, "utf8")) as Record<string, string>;
  const known: readonly string[] = SETTING_NAMES;
  const unknown = Object.keys(values).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new DeployError(`${file} has ${unknown.join(", ")}, which is no setting.`);
  const settings: Settings = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
  // A database's location can't change after its creation.
  if (settings.LOCATION !== undefined && !LOCATIONS.includes(settings.LOCATION)) {
    throw new DeployError(
      `${file} has LOCATION=${settings.LOCATION}, which is none of ${LOCATIONS.join(", ")}.`,
    );
  }
  const fault = findEngineFault(settings);
  if (fault) throw new DeployError(`${file} has ${fault}.`);
  return settings;
}

/** A misspelt address or language would switch the translation engine off without a word. */
function findEngineFault({
  TRANSLATOR_URL: url,
  TRANSLATOR_LANGUAGES: languages = "",
}: Settings): string | null {
  if (url !== undefined && parseEngineUrl(url) === null)
    return `TRANSLATOR_URL=${url}, which is no address such as https://api.deepl.com`;
  const unknown = languages.split(",").find((code) => code !== "" && !isContentLanguage(code));
  return unknown === undefined
    ? null
    : `TRANSLATOR_LANGUAGES with ${unknown}, which is no language of a portal`;
}

/** Settings of an environment, and of the other one if it has any. */
export function loadSettings(
  folder: string,
  environment: Environment,
): readonly [own: Settings, other: Settings] {
  const file = settingsFile(folder, environment);
  const own = readSettings(file);
  if (!own) throw new DeployError(`${file} is missing. It needs one line: PUBLIC_ORIGIN=https://your.host`);
  return [own, readSettings(settingsFile(folder, getOtherEnvironment(environment))) ?? {}];
}

/** Appends a setting. Only the owner may read the file. */
export function storeSetting(file: string, name: keyof Settings, value: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  appendFileSync(file, `${text === "" || text.endsWith("\n") ? "" : "\n"}${name}=${value}\n`, {
    mode: 0o600,
  });
  chmodSync(file, 0o600);
}

const OWN_MACHINE = /^(?:localhost|.*\.localhost|.*\.local|.*\.internal|\d+\.\d+\.\d+\.\d+|\[.*\])$/;

/** Public origin for links in mails and on cards. Throws unless it is https and guests can reach it. */
export function parsePublicOrigin(settings: Settings, other: Settings): URL {
  const text = settings.PUBLIC_ORIGIN;
  if (!text)
    throw new DeployError("PUBLIC_ORIGIN is missing: links in mail and on printed cards are made of it.");
  if (!URL.canParse(text))
    throw new DeployError(`PUBLIC_ORIGIN=${text} is no address such as https://your.host`);
  const url = new URL(text);
  const fault = findFault(url, text);
  if (fault) throw new DeployError(`PUBLIC_ORIGIN=${text} ${fault}.`);
  if (
    other.PUBLIC_ORIGIN &&
    URL.canParse(other.PUBLIC_ORIGIN) &&
    new URL(other.PUBLIC_ORIGIN).host === url.host
  ) {
    throw new DeployError(`PUBLIC_ORIGIN=${text} is the other environment's as well.`);
  }
  return url;
}

function findFault({ protocol, port, hostname, username, origin }: URL, text: string): string | null {
  if (protocol !== "https:") return "is not https";
  if (username !== "") return "names a user";
  if (port !== "") return "names a port, which no custom domain has";
  if (OWN_MACHINE.test(hostname) || !hostname.includes(".")) return "can't be reached by guests";
  if (
    /\.(?:example|test|invalid)$|(?:^|\.)example\.(?:com|net|org)$|(?:^|\.)your(?:-company\.com|\.host)$/.test(
      hostname,
    )
  )
    return "is a placeholder";
  return text.replace(/\/$/, "") === origin ? null : `is more than an origin: ${origin}`;
}
