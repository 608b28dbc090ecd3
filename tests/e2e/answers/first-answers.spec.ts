import type { Page } from "@playwright/test";
import type { ContentLanguage } from "#domain/language.ts";
import { guidePath } from "#portal/portal-path.ts";
import { createProperty } from "#scripts/api/caller.ts";
import { takeAccount } from "../setup/stock.ts";
import { e2eTarget, expect, signInByForm, test, untilAlive } from "../setup/test.ts";

const LANGUAGES = ["en", "de", "fr", "ja", "ar"] as const;
const WANTED = 30;
const PRESSES_MAX = 120;
const MINUTES_MAX = 10;

/** A person at the keyboard who types only digits. Counts each press and each typed character. */
class Receptionist {
  presses = 0;
  typed = "";
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    this.presses += 1;
    await this.#page.keyboard.press(key);
  }

  async click(role: "button", name: string): Promise<void> {
    this.presses += 1;
    await this.#page.getByRole(role, { name, exact: true }).click();
  }

  async type(digits: string): Promise<void> {
    this.typed += digits;
    await this.#page.keyboard.type(digits);
  }
}

/** Kind of the focused control. */
function findAsked(page: Page) {
  return page.evaluate(() => {
    const control = document.activeElement;
    if (!(control instanceof HTMLInputElement)) return "nothing";
    if (control.type === "radio") return "choice";
    if (/hours\.windows\.0\.from$/.test(control.id)) return "hours";
    if (/time$/.test(control.id)) return "time";
    if (/quantity$/.test(control.id)) return "number";
    if (/telephone$/.test(control.id)) return "telephone";
    return "words";
  });
}

test("from a new account to a portal that answers 30 questions in its five languages: at most 120 presses, no words [A4]", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { groupId, email } = takeAccount();
  const { slug } = await createProperty(e2eTarget, groupId, {
    name: "First Hotel",
    starterButtons: true,
    languages: [...LANGUAGES],
  });
  await signInByForm(page, email);
  const startedAt = Date.now();
  await page.waitForURL("**/answers");
  await untilAlive(page);
  const person = new Receptionist(page);
  const position = page.getByRole("progressbar").first();
  const asked = Number(await position.getAttribute("aria-valuemax"));
  for (let at = 1; at <= asked; at += 1) {
    const status = page.getByRole("status").filter({ hasText: `${at} of ${asked}` });
    await expect(status).toBeAttached();
    await page.waitForFunction(() => document.activeElement?.matches("section input"));
    const kind = await findAsked(page);
    if (kind === "choice") await person.press("Space");
    else if (kind === "time") await person.type("1500");
    else if (kind === "hours") {
      await person.type("700");
      await person.press("Tab");
      await person.type("2200");
    } else if (kind === "number") await person.type("5");
    else if (kind === "telephone") await person.type("+441326550142");
    else {
      await person.press("Escape");
      continue;
    }
    await person.press("Enter");
  }
  await expect(page.getByRole("heading", { name: /^You answered \d+ of/ })).toBeFocused();
  await person.click("button", "Publish");
  await page.waitForURL("**/setup/publish");
  await person.click("button", "Publish");
  await expect(page.getByText("Version 1 is live").first()).toBeVisible();
  const minutes = (Date.now() - startedAt) / 60_000;
  test.info().annotations.push({
    type: "walk",
    description: `${person.presses} presses, ${person.typed.length} digits, no words, ${minutes.toFixed(1)} minutes`,
  });
  expect(person.presses).toBeLessThanOrEqual(PRESSES_MAX);
  expect(person.typed).toMatch(/^[\d+]+$/);
  expect(minutes).toBeLessThanOrEqual(MINUTES_MAX);
  const english = await readGuide(page, slug, "en");
  expect(english.length).toBeGreaterThanOrEqual(WANTED);
  for (const language of LANGUAGES.slice(1)) {
    const entries = await readGuide(page, slug, language);
    expect(entries.length, language).toBe(english.length);
    expect(
      entries.filter((text) => english.includes(text)),
      language,
    ).toEqual([]);
  }
});

/** Texts of the entries of a published guide. */
async function readGuide(page: Page, slug: string, language: ContentLanguage): Promise<string[]> {
  await page.goto(guidePath(slug, language));
  return page.getByRole("article").allTextContents();
}
