import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findBorrowedContent } from "../brand/check/borrowed.ts";
import { checkBrand } from "../brand/check/check-brand.ts";
import { describeFinding } from "../brand/check/finding.ts";

const STARTING_POINT = "brackenford";
/** Display name of the brand that copies start from. */
const STARTING_NAME = "Brackenford";
const CODE = /^[a-z][a-z0-9-]{1,30}$/;

const HELP = [
  "npm run brand -- check FOLDER",
  "      Says what keeps a brand from being shipped: keys, colours and their contrast, fonts, pictures, another's things.",
  `npm run brand -- new CODE`,
  `      Copies brand/${STARTING_POINT} to brand/CODE, named after the code, as a starting point.`,
  "",
  "BRAND=CODE npm start builds and serves one.",
].join("\n");

/** @returns the lines to print, and whether the check passed. */
function check(folder: string): [lines: string, isWell: boolean] {
  const findings = checkBrand(folder);
  const borrowed = findBorrowedContent(folder);
  if (findings.length === 0 && borrowed.length === 0) return [`${folder} can be shipped.`, true];
  const count = findings.length === 1 ? "1 thing" : `${findings.length} things`;
  const lines = [
    ...(findings.length > 0 ? [`${folder}: ${count} to mend.`, ...findings.map(describeFinding)] : []),
    ...(borrowed.length > 0 ? [`${folder} still carries another brand's:`, ...borrowed] : []),
  ];
  return [lines.join("\n"), false];
}

/** A code as a display name: grand-hotels becomes Grand Hotels. */
function toName(code: string): string {
  return code
    .replace(/(^|-+)([a-z0-9]?)/g, (_, dash, letter) => (dash ? " " : "") + letter.toUpperCase())
    .trim();
}

/** Replaces names, addresses and labels with the new brand's, so that nothing of the old one ships unnoticed. */
function rename(folder: string, code: string): void {
  for (const file of globSync(join(folder, "**/*.{json,css,svg}"))) {
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replaceAll(STARTING_POINT, code).replaceAll(STARTING_NAME, toName(code)));
  }
}

function start(code: string): [lines: string, isWell: boolean] {
  const folder = join("brand", code);
  if (!CODE.test(code)) return [`${code} is no code: small letters, digits and hyphens.`, false];
  if (existsSync(folder)) return [`${folder} is there already.`, false];
  cpSync(join("brand", STARTING_POINT), folder, { recursive: true });
  rename(folder, code);
  const file = join(folder, "brand.json");
  const brand = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  const whiteLabel = code
    .replace(/[^a-z]/g, "")
    .slice(0, 3)
    .toUpperCase()
    .padEnd(2, "X");
  writeFileSync(file, `${JSON.stringify({ ...brand, whiteLabel }, null, 2)}\n`);
  const lines = [
    `${folder} is ready. Look at it with BRAND=${code} npm start, make these its own, and check it:`,
    ...findBorrowedContent(folder),
  ];
  return [lines.join("\n"), true];
}

const [command = "help", argument = "", ...more] = process.argv.slice(2);
const commands: Readonly<Record<string, (argument: string) => [string, boolean]>> = { check, new: start };
const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (!run || !argument || more.length > 0) {
  console.log(HELP);
  process.exitCode = command === "help" ? 0 : 1;
} else {
  const [lines, isWell] = run(argument);
  console.log(lines);
  process.exitCode = isWell ? 0 : 1;
}
