import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { crc32 } from "node:zlib";
import type { Page } from "@playwright/test";
import { readCatalogues } from "#app/messages/catalogues.ts";
import { type Brand, brandSchema } from "#brand/brand-schema.ts";
import { INTERFACE_LANGUAGES } from "#domain/language.ts";
import { OPEN_SCREENS } from "../../factories/screens.ts";
import { look } from "../setup/audit-screen.ts";
import { PORT } from "../setup/target.ts";
import { expect, test, untilAlive } from "../setup/test.ts";

const CODE = "linden-house";
const ORIGIN = `http://localhost:${PORT + 6}`;
const PASSWORD = "gull over the long pier";
/** Sources of a build. */
const SOURCES =
  /^(?:app|worker|brand|public|scripts|migrations|tests|wrangler\.toml|\.dev\.vars|tsconfig.*|package.*|.*\.config\.ts)$/;
const NODE = resolve("node_modules/.bin/node");

let tree = "";
let server: ChildProcess | null = null;
let brand: Brand;
/** Output of the check on the unchanged copy. */
let borrowed: string;

/** Runs `npm run brand` in the copy of the product. */
function runBrand(...args: string[]): string {
  return execFileSync(NODE, ["scripts/brand.ts", ...args], { cwd: tree, encoding: "utf8" });
}

/** Error output of a failing brand command. */
function getRefusal(...args: string[]): string {
  try {
    runBrand(...args);
  } catch (error) {
    return String((error as { stdout: string }).stdout);
  }
  throw new Error(`npm run brand -- ${args.join(" ")} refused nothing.`);
}

/** A PNG with a comment added: the same picture, another file. */
function noteInPng(png: Buffer, note: string): Buffer {
  const chunk = Buffer.from(`tEXtComment\0${note}`, "latin1");
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  sum.writeUInt32BE(crc32(chunk));
  // The last chunk has twelve bytes.
  return Buffer.concat([png.subarray(0, -12), length, chunk, sum, png.subarray(-12)]);
}

/** Less blue at the same brightness, so that contrasts hold. */
const greener = (sheet: string) =>
  sheet.replace(/#([\da-f]{4})([\da-f]{2})/gi, (_, rest: string, blue: string) => {
    const less = Math.max(0, Number.parseInt(blue, 16) - 1);
    return `#${rest}${less.toString(16).padStart(2, "0")}`;
  });

/** Gives the copy its own telephones, words, colours and pictures, as a new brand must. */
function makeItsOwn(folder: string): void {
  const edit = (name: string, change: (value: Record<string, unknown>) => object) => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, "utf8"))), null, 2));
  };
  edit("brand.json", (words) => ({
    ...words,
    euNumber: "+49 30 23125 071",
    usNumber: "+1 202 555 0171",
    ukNumber: "+44 20 7946 0171",
    meNumber: "+971 4 555 0171",
    signUpTrialText: Object.fromEntries(
      Object.entries(words.signUpTrialText as Record<string, string>).map(([language, promise]) => [
        language,
        promise.replace("30", "45"),
      ]),
    ),
  }));
  edit("starter.json", ({ entry, portal }) => ({
    entry: { ...(entry as object), title: { en: "Under the lindens, everything at hand." } },
    portal: { ...(portal as object), header: "#1d3b2a" },
  }));
  const sheet = join(folder, "brand.css");
  writeFileSync(sheet, greener(readFileSync(sheet, "utf8")));
  for (const name of readdirSync(join(folder, "pictures"))) {
    const picture = join(folder, "pictures", name);
    const bytes = readFileSync(picture);
    writeFileSync(
      picture,
      name.endsWith(".svg")
        ? bytes.toString().replace("</svg>", "<desc>Under the lindens</desc></svg>")
        : noteInPng(bytes, "Under the lindens"),
    );
  }
}

/** Resolves when the server reports that it runs, in the words that this test expects. */
function untilItRuns(child: ChildProcess): Promise<void> {
  return new Promise((running, ended) => {
    let words = "";
    const listen = (chunk: Buffer) => {
      words += chunk.toString();
      if (words.includes("Foyer runs at")) running();
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.on("exit", () => ended(new Error(words)));
  });
}

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  tree = mkdtempSync(join(tmpdir(), "brand-"));
  for (const name of readdirSync(".").filter((entry) => SOURCES.test(entry))) {
    cpSync(name, join(tree, name), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(tree, "node_modules"));
  runBrand("new", CODE);
  borrowed = getRefusal("check", `brand/${CODE}`);
  makeItsOwn(join(tree, "brand", CODE));
  const file = join(tree, "brand", CODE, "brand.json");
  brand = brandSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  server = spawn(NODE, ["scripts/serve.ts", "--empty"], {
    cwd: tree,
    env: { ...process.env, BRAND: CODE, PORT: String(PORT + 6), FOYER_STATE: join(tree, "state") },
  });
  await untilItRuns(server);
});

test.afterAll(async () => {
  const ended = new Promise((resolved) => server?.once("exit", resolved));
  server?.kill("SIGTERM");
  await ended;
  rmSync(tree, { recursive: true, force: true });
});

test("a brand that was started is named after its code, can be shipped once it is its own, and is the only one in its build [S19, S29]", async ({
  page,
}) => {
  expect(brand).toMatchObject({
    client: CODE,
    whiteLabel: "LIN",
    portalName: "Linden House Desk",
    supportEmail: `support@${CODE}.example`,
  });
  for (const still of [
    "pictures/mark.svg",
    "brand.json ukNumber",
    "starter.json entry",
    "starter.json portal",
  ]) {
    expect(borrowed).toContain(still);
  }
  expect(runBrand("check", `brand/${CODE}`)).toBe(`brand/${CODE} can be shipped.\n`);
  expect(readdirSync(join(tree, "build/client/brand"))).toEqual([CODE]);
  await page.goto(ORIGIN);
  await expect(page.getByRole("heading", { name: "Welcome to Linden House Desk" })).toBeVisible();
  await expect(page.getByAltText("Linden House Hospitality Ltd")).toHaveAttribute(
    "src",
    `/brand/${CODE}/logo-dark.svg`,
  );
  const html = await (await page.request.get(ORIGIN)).text();
  expect(html).not.toMatch(/fernholt|brackenford/i);
});

test("a build stops at a brand that can't be shipped, and says why [S19, S29]", () => {
  const folder = join(tree, "brand/broken-house");
  cpSync(join(tree, "brand", CODE), folder, { recursive: true });
  const file = join(folder, "brand.json");
  writeFileSync(file, readFileSync(file, "utf8").replace(CODE, "broken-house").replace("https:", "http:"));
  let words = "";
  try {
    execFileSync(resolve("node_modules/.bin/react-router"), ["build"], {
      cwd: tree,
      env: { ...process.env, BRAND: "broken-house" },
      stdio: "pipe",
    });
  } catch (error) {
    words = String((error as { stderr: Buffer }).stderr);
  }
  expect(words).toContain("can't be shipped");
  expect(words).toContain("brand.json, url:");
  expect(words).not.toMatch(/\n\s+at /);
});

test.describe("strangers", () => {
  // A missing screen answers 404.
  test.use({ expectedComplaints: [/status of 404/] });

  for (const language of INTERFACE_LANGUAGES) {
    test(`find every open screen whole in ${language}, the trial's text included [S24, S28, S35, S103]`, async ({
      page,
      context,
    }) => {
      test.setTimeout(120_000);
      const findings: string[] = [];
      await context.addCookies([{ name: "language", value: language, url: ORIGIN }]);
      for (const path of [...OPEN_SCREENS, "/register"]) {
        await page.goto(ORIGIN + path);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.getByRole("heading").first()).toBeVisible();
        findings.push(...(await look(page, `brand/${language}`, path)));
      }
      expect(findings).toEqual([]);
      for (const path of ["/", "/register"]) {
        await page.goto(ORIGIN + path);
        await expect(page.getByText(brand.signUpTrialText[language] ?? "")).toBeVisible();
      }
    });
  }
});

async function followMail(page: Page, screen: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${ORIGIN}/dev/mail`);
    await page.locator(`article a[href*="/${screen}?token="]`).first().click({ timeout: 1_000 });
  }).toPass();
}

test("a stranger registers in German, confirms by mail, and sets up a first property in that brand [S19, S24, S28, S35, S114, S187]", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const { entry, setup } = (await readCatalogues("de")).setup;
  const { register, confirmAddress } = (await readCatalogues("de"))["account-forms"];
  await context.addCookies([{ name: "language", value: "de", url: ORIGIN }]);
  await context.addCookies([{ name: "cookie-notice", value: "seen", url: ORIGIN }]);
  await page.goto(ORIGIN);
  await page.getByRole("link", { name: entry.signIn.register }).click();
  await page.getByLabel(register.userName).fill("Al");
  await page.getByLabel(register.accountName).fill("Lindenhäuser");
  await page.getByLabel(register.propertyName).fill("Haus am See");
  await page.getByLabel(entry.signIn.email).fill("seehaus@linden.example");
  await page.getByLabel(entry.signIn.password, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: register.submit }).click();
  const name = page.getByLabel(register.userName);
  await expect(name).toHaveAttribute("aria-invalid", "true");
  expect(await look(page, "brand/de", "/register-refused")).toEqual([]);
  await expect(page.getByLabel(register.propertyName)).toHaveValue("Haus am See");
  await name.fill("Alma");
  await page.getByLabel(entry.signIn.password, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: register.submit }).click();
  await expect(page.getByText(register.created)).toBeVisible();
  expect(await look(page, "brand/de", "/register-done")).toEqual([]);
  await followMail(page, "confirm-address");
  await page.getByRole("button", { name: confirmAddress.submit }).click();
  await expect(page.getByText(confirmAddress.done)).toBeVisible();
  await page.goto(ORIGIN);
  await page.getByLabel(entry.signIn.email).fill("seehaus@linden.example");
  await page.getByLabel(entry.signIn.password, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: entry.signIn.submit }).click();
  await page.waitForURL(`${ORIGIN}/answers`);
  const findings: string[] = [];
  for (const path of ["/setup/homepage", "/setup/buttons", "/dashboard", "/settings", "/contact"]) {
    await page.goto(ORIGIN + path);
    await untilAlive(page);
    findings.push(...(await look(page, "brand/de", path)));
  }
  expect(findings).toEqual([]);
  await page.goto(`${ORIGIN}/setup/homepage`);
  await expect(page).toHaveTitle(new RegExp(`${setup.title}.*Linden House Desk|Linden House Desk`));
});
