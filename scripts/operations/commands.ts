import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { CreatedAccount } from "#domain/account/account.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { REMOVAL_GRACE_DAYS } from "#domain/limits.ts";
import { LICENCE_MODES } from "#domain/property/licence.ts";
import type { Property, PropertyFacts } from "#domain/property/property.ts";
import { SECOND_MS } from "#domain/time.ts";
import { type Command, type Options, parseId, parseLanguage, parseLanguages, required } from "./command.ts";
import { DELETE_GROUP_COMMAND } from "./delete-group-command.ts";
import { LOOK_UP_COMMANDS } from "./look-up-commands.ts";
import { OpsError } from "./ops-call.ts";
import { PORTAL_COMMANDS } from "./portal-commands.ts";
import { readPassword } from "./read-password.ts";
import { RENDER_COMMANDS } from "./render-commands.ts";
import { SIZE_COMMAND } from "./size-command.ts";
import { TRANSFER_COMMANDS } from "./transfer-commands.ts";

/** A day such as 2027-03-31 in the API's form; null when absent. */
function parseWireDay(day: string | undefined): { _seconds: number } | null {
  if (day === undefined) return null;
  const at = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(at))
    throw new OpsError(`${day} is no day such as 2027-03-31.`);
  return { _seconds: at / SECOND_MS };
}

function parseSwitch(word: string | undefined): boolean {
  if (word !== "on" && word !== "off") throw new OpsError("Say on or off.");
  return word === "on";
}

function parseMode(word: string | undefined): string {
  const mode = LICENCE_MODES.find((entry) => entry === word?.toUpperCase());
  if (!mode) throw new OpsError(`A licence is one of ${LICENCE_MODES.join(", ")}.`);
  return mode;
}

/** Throws when dates are missing or reversed: such a licence would close the portal. */
function requireTerm(mode: string, { from, to }: Options): void {
  if ((mode === "PAID" || mode === "TRIAL") && !(from && to))
    throw new OpsError(`${mode} needs --from and --to.`);
  if (from && to && to < from)
    throw new OpsError(`The licence would end on ${to}, before it begins on ${from}.`);
}

/**
 * Location and time options of a property; `
 * ` separates address lines.
 */
function parseFacts(options: Options): PropertyFacts {
  const { address, phone: telephone, "time-zone": timeZone } = options;
  return {
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(address === undefined ? {} : { address: address.replaceAll("\\n", "\n") }),
    ...(telephone === undefined ? {} : { telephone }),
  };
}

/** Comma-separated languages; the first one is the default unless another is given. */
function parseOfferedLanguages(options: Options): {
  languages?: ContentLanguage[];
  defaultLanguage?: ContentLanguage;
} {
  const { languages: named, "default-language": first } = options;
  if (named === undefined && first === undefined) return {};
  const languages = parseLanguages(named ?? first ?? "");
  const defaultLanguage = first === undefined ? languages[0] : parseLanguage(first.trim().toLowerCase());
  if (!defaultLanguage || !languages.includes(defaultLanguage))
    throw new OpsError(
      `The default language ${defaultLanguage} is none of --languages ${languages.join(",")}.`,
    );
  return { languages, defaultLanguage };
}

const FACTS_USAGE = "[--time-zone ZONE] [--address TEXT] [--phone +NUMBER]";

const readProperty = async (response: Response) => (await response.json()) as Property;

/** Commands of operations, by name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  "create-account": {
    usage: "--company NAME [--group NAME] --name NAME --email ADDRESS",
    about:
      "opens an account with its owner; asks for their first password, or reads it from what is piped in",
    words: 0,
    run: async (call, _words, options) => {
      const companyName = required(options, "company");
      const email = required(options, "email");
      const displayName = required(options, "name");
      const password = await readPassword(`First password of ${email}: `);
      const response = await call("POST", "/accounts", {
        companyName,
        groupName: options.group ?? companyName,
        user: { email, displayName, password },
      });
      const { groupId, userId } = (await response.json()) as CreatedAccount;
      return `Opened ${companyName}: group ${groupId}, owner ${email} (${userId}).`;
    },
  },
  "add-property": {
    usage: `GROUP --name NAME [--slug SLUG] [--languages en,de] [--default-language de] ${FACTS_USAGE}`,
    about:
      "adds a property without a licence to a group; its portal begins in English, or in the first language that is named",
    words: 1,
    run: async (call, [groupId], options) => {
      const { slug } = options;
      const named = { groupId: parseId(groupId), name: required(options, "name"), ...(slug ? { slug } : {}) };
      const json = { ...named, ...parseOfferedLanguages(options), ...parseFacts(options) };
      const property = await readProperty(await call("POST", "/properties", json));
      return `Added ${property.name}: ${property.id}, /p/${property.slug}, licence key ${property.licenceKey}.`;
    },
  },
  "set-property": {
    usage: `PROPERTY ${FACTS_USAGE}`,
    about:
      "sets where a property is: a zone such as Asia/Dubai, its address, its main number; guests' pages follow",
    words: 1,
    run: async (call, [id], options) => {
      const facts = parseFacts(options);
      if (Object.keys(facts).length === 0) throw new OpsError("Say --time-zone, --address or --phone.");
      const { name, timeZone, telephone } = await readProperty(
        await call("PATCH", `/properties/${parseId(id)}`, facts),
      );
      return `${name} is in ${timeZone}${telephone ? `, ${telephone}` : ""}.`;
    },
  },
  "set-licence": {
    usage: "PROPERTY MODE [--from DAY] [--to DAY] [--previous MODE]",
    about: `sets a licence: ${LICENCE_MODES.join(", ")}; PAID and TRIAL need both days, such as 2027-03-31, UTC, and hold a day longer at each end; DEMO never ends; SUSPENDED closes; REQUEST is one of --previous that asks for more`,
    words: 2,
    run: async (call, [id, word], options) => {
      const path = `/properties/${parseId(id)}/licence`;
      const mode = parseMode(word);
      const licence = {
        plicensemode: mode,
        plicensemodeprevious: options.previous ? parseMode(options.previous) : null,
        plicensedatestart: parseWireDay(options.from),
        plicensedateend: parseWireDay(options.to),
      };
      requireTerm(mode, options);
      const property = await readProperty(await call("PUT", path, licence));
      const days = options.from || options.to ? `, ${options.from ?? "?"} to ${options.to ?? "?"}` : "";
      return `${property.name} has the licence ${property.licence?.plicensemode}${days}.`;
    },
  },
  "switch-feature": {
    usage: "PROPERTY guest-services on|off",
    about: "switches a premium feature",
    words: 3,
    run: async (call, [id, feature, word]) => {
      if (feature !== "guest-services") throw new OpsError("The one premium feature is guest-services.");
      const guestServices = parseSwitch(word);
      const property = await readProperty(
        await call("PUT", `/properties/${parseId(id)}/features`, { guestServices }),
      );
      return `${property.name} has guest services ${guestServices ? "on" : "off"}.`;
    },
  },
  "remove-property": {
    usage: "PROPERTY",
    about: `takes a property off the air; for ${REMOVAL_GRACE_DAYS} days it can be restored`,
    words: 1,
    run: async (call, [id]) => {
      await call("DELETE", `/properties/${parseId(id)}`);
      return `Removed ${id}. restore-property brings it back within ${REMOVAL_GRACE_DAYS} days.`;
    },
  },
  "restore-property": {
    usage: "PROPERTY",
    about: "brings a removed property back with its portal and QR code",
    words: 1,
    run: async (call, [id]) => {
      const property = await readProperty(await call("POST", `/properties/${parseId(id)}/restore`));
      return `Restored ${property.name}, /p/${property.slug}.`;
    },
  },
  "block-picture": {
    usage: "FILE|SHA256",
    about: "keeps a picture from being uploaded again",
    words: 1,
    run: async (call, [named = ""]) => {
      const sha256 = existsSync(named)
        ? createHash("sha256").update(readFileSync(named)).digest("hex")
        : named;
      if (!/^[0-9a-f]{64}$/.test(sha256))
        throw new OpsError(`${named} is neither a file nor a SHA-256 in hex.`);
      await call("PUT", `/blocked-pictures/${sha256}`);
      return `Blocked ${sha256}.`;
    },
  },
  maintenance: {
    usage: 'on|off [--estimate "about 30 minutes"]',
    about: "closes the product for staff, or opens it again; guests notice nothing",
    words: 1,
    run: async (call, [word], options) => {
      const maintenance = parseSwitch(word);
      const time = maintenance ? (options.estimate ?? "") : "";
      await call("PUT", "/maintenance", { maintenance, time });
      if (!maintenance) return "Maintenance is off.";
      return `Maintenance is on, ${time ? `expected back in ${time}` : "without an estimate"}.`;
    },
  },
  "erase-consent": {
    usage: "PROPERTY VISITOR",
    about: "forgets what a guest has agreed to at a property",
    words: 2,
    run: async (call, [id, visitorId = ""]) => {
      const path = `/properties/${parseId(id)}/consents/${encodeURIComponent(visitorId)}`;
      const { erased } = (await (await call("DELETE", path)).json()) as { erased: number };
      return `Erased ${erased} ${erased === 1 ? "entry" : "entries"} of ${visitorId}.`;
    },
  },
  ...PORTAL_COMMANDS,
  ...RENDER_COMMANDS,
  ...LOOK_UP_COMMANDS,
  size: SIZE_COMMAND,
  "delete-group": DELETE_GROUP_COMMAND,
  ...TRANSFER_COMMANDS,
};
