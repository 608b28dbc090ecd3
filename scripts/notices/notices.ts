import type { BundledPackage } from "./bundled-package.ts";

/** Licences that permit use in a closed-source product when their text is included. */
const ALLOWED: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MPL-2.0",
  "OFL-1.1",
  "Unlicense",
  "Zlib",
]);

const HEADING = `Third-party notices

This product contains code of the packages below, each under its own licence.
Licences of fonts lie beside the fonts: /fonts/<family>.txt
`;

/** Whether one of the alternatives (`OR`) is allowed with all its parts (`AND`). */
export function isAllowed(expression: string): boolean {
  const offered = expression.replaceAll(/[()]/g, "").split(" OR ");
  return offered.some((licences) => licences.split(" AND ").every((licence) => ALLOWED.has(licence.trim())));
}

function byName(one: BundledPackage, other: BundledPackage): number {
  return one.name < other.name ? -1 : one.name > other.name ? 1 : one.version < other.version ? -1 : 1;
}

/**
 * Lists each package with its version, licence and licence text, each text once.
 *
 * @throws with all packages whose licence is not allowed or has no text.
 */
export function composeNotices(packages: readonly BundledPackage[]): string {
  const sorted = packages.toSorted(byName);
  const refused = sorted.flatMap(({ name, version, licence, text }) => {
    if (!isAllowed(licence)) return `${name} ${version}: licence “${licence}” is not allowed`;
    return text === "" ? `${name} ${version}: no text of its licence` : [];
  });
  if (refused.length > 0) {
    throw new Error(`Packages that may not be bundled (scripts/notices/notices.ts):\n${refused.join("\n")}`);
  }
  const texts = [...new Set(sorted.map(({ text }) => text))];
  const listed = texts.map((text) => {
    const under = sorted.filter((found) => found.text === text);
    return `${under.map(({ name, version, licence }) => `${name} ${version} (${licence})`).join("\n")}\n\n${text}\n`;
  });
  return [HEADING, ...listed].join(`\n${"-".repeat(72)}\n\n`);
}
