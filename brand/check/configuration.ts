import type { z } from "#domain/zod.ts";
import { type Brand, brandSchema } from "../brand-schema.ts";
import type { Finding } from "./finding.ts";

const LINK = "an address such as https://example.com/page";
const TELEPHONE = "a number such as +44 20 7946 0142";
const PICTURE = "the name of a file in pictures/, such as logo-dark.svg";
const ORIGIN = "an origin such as https://api.example.com, or empty for the product's own";
const NAME = "1 to 60 characters";

/** The correction to show, by key. */
const RIGHT: Readonly<Record<keyof Brand, string>> = {
  whiteLabel: "2 to 6 capital letters, such as FNH",
  client: "the name of the folder: small letters, digits and hyphens",
  companyName: NAME,
  portalName: NAME,
  url: LINK,
  contactSite: LINK,
  signUpTrialText:
    'a text in English at least, each of 160 characters at most, such as { "en": "Free for 30 days.", "de": "…" }; the others are de, es, fr and it',
  darkPortalLogo: PICTURE,
  lightPortalLogo: PICTURE,
  loginImage: PICTURE,
  sidebarLogoSite: LINK,
  loginLogoSite: LINK,
  privacyPolicy: LINK,
  quickStart: LINK,
  supportEmail: "an address such as support@example.com",
  showRegister: "true or false, without quotes",
  euNumber: TELEPHONE,
  usNumber: TELEPHONE,
  ukNumber: TELEPHONE,
  meNumber: TELEPHONE,
  cloudFunctionsProject: ORIGIN,
  storageBucket: ORIGIN,
};

const isKey = (key: string): key is keyof Brand => Object.hasOwn(RIGHT, key);

/** Closest known key: same letters in another case, or one letter off. */
function guessKey(key: string): string | null {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");
  const meant = Object.keys(RIGHT).find(
    (known) => plain(known) === plain(key) || (plain(known).startsWith(plain(key)) && key.length > 3),
  );
  return meant ?? null;
}

function toFindings(
  issue: z.core.$ZodIssue,
  given: Readonly<Record<string, unknown>>,
): Omit<Finding, "file">[] {
  if (issue.code === "unrecognized_keys" && issue.path.length === 0) {
    return issue.keys.map((key) => {
      const meant = guessKey(key);
      return {
        key,
        wrong: "No brand has this key.",
        right: meant ? `${meant}, or leave it out` : `one of ${Object.keys(RIGHT).join(", ")}`,
      };
    });
  }
  const key = String(issue.path[0] ?? "");
  if (!isKey(key)) return [{ key: "", wrong: "It is not an object.", right: '{ "whiteLabel": … }' }];
  const wrong = Object.hasOwn(given, key)
    ? `${JSON.stringify(given[key])} can't be taken.`
    : "It is missing.";
  return [{ key, wrong, right: RIGHT[key] }];
}

/** Reads a brand's configuration. @returns the brand, or null with the faults. */
export function readConfiguration(
  text: string,
  folder: string,
): { brand: Brand | null; findings: Finding[] } {
  const file = "brand.json";
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { brand: null, findings: [{ file, key: "", wrong: error.message, right: "valid JSON" }] };
  }
  const parsed = brandSchema.safeParse(json);
  if (parsed.success) {
    const { client } = parsed.data;
    const findings =
      client === folder
        ? []
        : [{ file, key: "client", wrong: `${client} is not the name of the folder.`, right: folder }];
    return { brand: parsed.data, findings };
  }
  const given = typeof json === "object" && json !== null ? (json as Record<string, unknown>) : {};
  const findings = parsed.error.issues.flatMap((issue) =>
    toFindings(issue, given).map((finding) => ({ file, ...finding })),
  );
  return { brand: null, findings };
}
