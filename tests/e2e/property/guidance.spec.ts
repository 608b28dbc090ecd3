import { readCatalogues } from "#app/messages/catalogues.ts";
import { brand } from "#brand/brand.ts";
import { usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { findViolations } from "../setup/axe.ts";
import { enterDemo } from "../setup/demo.ts";
import { createProperty, e2eTarget, expect, signInByCookie, test, untilAlive } from "../setup/test.ts";

const PICTURE = { key: `${"a".repeat(40)}.png`, width: 500, height: 200, alt: "" };

async function put({ caller, at }: Scene, path: string, json: unknown, revision: number): Promise<void> {
  const saved = await caller.call("PUT", at(`/documents/${path}`), { json, revision });
  expect(saved.status).toBe(200);
}

/** Answers to six questions: the first step is done. */
const SIX_ANSWERS = {
  kind: "hotel",
  currency: null,
  byQuestion: Object.fromEntries(
    ["check-in", "parking", "wifi", "breakfast", "pool", "check-out"].map((id) => [
      id,
      { state: "not-applicable" },
    ]),
  ),
  entries: [],
};

test.describe("quick start", () => {
  test("ticks itself as a colleague works, says what is next, and ends well [A4, S46]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene({ name: "Ticking Hotel" });
    await enter(page, scene, "/quick-start");
    await expect(page.getByText("0 of 8 done")).toBeVisible();
    await expect(page.getByRole("link", { name: "Quick start Done: 0 of 8" })).toBeVisible();
    const next = page.getByRole("region", { name: "Next" });
    await expect(next).toContainText("Answer what guests ask");
    await expect(next.getByRole("link")).toHaveAttribute("href", "/answers");
    await put(scene, "answers", SIX_ANSWERS, 1);
    await expect(next).toContainText("Add your logo");
    await put(scene, "buttons?language=en", { buttons: [usableButton("link", 1)] }, 0);
    await expect(page.getByText("2 of 8 done")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Add your first button" })).toContainText(
      "Look again",
    );
    await scene.publish();
    // Publishing does not count as choosing colours or languages.
    await expect(page.getByText("3 of 8 done")).toBeVisible();
    await scene.caller.call("GET", scene.at("/qr.png?download=1"));
    await expect(page.getByText("5 of 8 done")).toBeVisible();
    await next.getByRole("link").click();
    await page.waitForURL("**/setup/homepage**");
    await expect(page.getByRole("region", { name: "Tutorial" })).toHaveCount(0);
  });

  test("is pleasant once everything is done, and leads to the portal [S46]", { tag: "@all" }, async ({
    page,
  }) => {
    await enterDemo(page, "/setup/publish");
    const downloaded = page.waitForEvent("download");
    await page.getByRole("button", { name: /PNG/ }).click();
    await downloaded;
    await page.goto("/quick-start");
    await expect(page.getByRole("heading", { name: "Your portal is ready for guests" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Open your portal" })).toHaveAttribute("href", /^\/p\//);
    expect(await findViolations(page)).toEqual([]);
  });

  test("asks for a property first where none is chosen [S46]", { tag: "@all" }, async ({ page }) => {
    await signInByCookie(page, "new@foyer.example");
    await page.goto("/");
    await expect(page.getByText("There are currently no assigned Properties")).toBeVisible();
    for (const path of ["/quick-start", "/tutorial"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "Choose a property first" })).toBeVisible();
      expect(await findViolations(page), path).toEqual([]);
    }
  });
});

test.describe("the tutorial", () => {
  test("leads to the place, goes along, ticks by what was done, and resumes [S43]", async ({
    page,
    openScene,
    enter,
    expectedComplaints,
  }) => {
    // The logo was never uploaded.
    expectedComplaints.push(/status of 404/);
    const scene = await openScene({ name: "Learning Hotel" });
    await put(scene, "homepage", { ...(await fetchHomepage(scene)), logo: PICTURE }, 1);
    await put(scene, "answers", SIX_ANSWERS, 1);
    await enter(page, scene, "/tutorial");
    await expect(page.getByText("2 of 8 done")).toBeVisible();
    // The reason is expanded only for the current step.
    const current = page.locator("[aria-current=step]");
    await expect(current).toContainText("Choose a background");
    await expect(current.getByText("before they read a word")).toBeVisible();
    await expect(page.getByText("feel like part of your property")).toBeHidden();
    await page.getByRole("link", { name: "Do this now: Set your colours" }).click();
    await page.waitForURL("**/setup/theme**");
    const hint = page.getByRole("region", { name: "Tutorial" });
    await expect(hint).toContainText("Tutorial: step 4 of 8");
    await expect(hint).toContainText("Set your colours");
    await expect(hint.getByText("Done")).toHaveCount(0);
    const { theme } = await fetchTheme(scene);
    await put(scene, "theme", { ...theme, primary: "#224488" }, 1);
    await expect(hint.getByText("Done")).toBeVisible();
    await hint.getByRole("link", { name: "Next step" }).click();
    await page.waitForURL("**/setup/buttons**");
    await expect(hint).toContainText("Tutorial: step 5 of 8");
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Phone preview" }).click();
    await page.waitForURL("**/setup/phone**");
    await expect(hint).toContainText("Tutorial: step 5 of 8");
    await hint.getByRole("link", { name: "Back to the tutorial" }).click();
    await expect(page.getByText("3 of 8 done")).toBeVisible();
    await expect(current).toContainText("Choose a background");
    await expect(hint).toHaveCount(0);
  });

  test("can be put away at once [S43]", { tag: "@all" }, async ({ page, openScene, enter }) => {
    await enter(page, await openScene({ name: "Quiet Hotel" }), "/setup/theme?tutorial=colours");
    await page.getByRole("button", { name: "Hide the tutorial" }).click();
    await expect(page.getByRole("region", { name: "Tutorial" })).toHaveCount(0);
    await expect(page).not.toHaveURL(/tutorial/);
    await page.reload();
    await expect(page.getByRole("region", { name: "Tutorial" })).toHaveCount(0);
  });
});

test.describe("help", () => {
  test("is found by a word of any message, without its accents, by keyboard alone; a message to support shows what goes along, and has a number [S24, S26, S44, S45]", async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene({ name: "نزل الميناء" });
    await enter(page, scene, "/help");
    const field = page.getByRole("searchbox", { name: "Search the help" });
    await field.fill("MAX ímage size for uploads");
    const first = page.locator("main article").first();
    await expect(first).toHaveAttribute("id", "picture-too-big");
    await expect(first.locator("mark").first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(first.getByRole("listitem").first()).toBeVisible();
    expect(new URL(page.url()).hash).toBe("#picture-too-big");
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(field).toHaveValue("");
    await expect(field).toBeFocused();
    await field.fill("zzzz");
    await expect(page.getByRole("heading", { name: "Nothing found for “zzzz”" })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("main").getByRole("link", { name: "Ask us" }).click();
    await expect(page).toHaveURL("/contact");
    for (const number of [brand.euNumber, brand.ukNumber, brand.usNumber, brand.meNumber]) {
      await expect(page.getByRole("link", { name: number })).toBeVisible();
    }
    const attached = page.getByRole("region", { name: "What we include" });
    await expect(attached).toContainText(scene.property.name);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByLabel("Your message")).toBeFocused();
    await expect(page.getByText("Fill in this field.")).toBeVisible();
    await page.getByLabel("Your message").fill("The lift shows an old code.");
    const shown = await attached.locator("dd").allTextContents();
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("heading", { name: "Thank you, your message is on its way" })).toBeFocused();
    const reference = await page.getByText(/^FNH-[A-Z2-7]{4}-[A-Z2-7]{4}$/).textContent();
    expect(await findViolations(page)).toEqual([]);
    const outbox = await (await fetch(`${e2eTarget.origin}/dev/mail`)).text();
    for (const said of [`Reference: ${reference}`, ...shown]) expect(outbox).toContain(said);
    expect(outbox).toContain(brand.supportEmail);
  });

  test("has an address for each article, and the way back works [S44]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    await enter(page, await openScene({ name: "Sharing Hotel" }), "/help#qr-new");
    const article = (name: string) => page.locator(`#${name}`);
    await expect(article("qr-new").getByRole("link", { name: "Take me there" })).toBeInViewport();
    await article("qr-print").getByRole("link", { name: "How do I print the QR code?" }).click();
    await expect(article("qr-print").getByRole("link", { name: "Take me there" })).toBeVisible();
    await expect(article("qr-new").getByRole("link", { name: "Take me there" })).toHaveCount(0);
    await page.goBack();
    await expect(article("qr-new").getByRole("link", { name: "Take me there" })).toBeVisible();
  });

  test("stands behind the message that it explains [S44, S142]", { tag: "@all" }, async ({
    page,
    context,
    openScene,
    enter,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 422/);
    const scene = await openScene({ name: "Refused Hotel" });
    await put(scene, "buttons?language=en", { buttons: [usableButton("link", 1)] }, 0);
    await enter(page, scene, "/setup/publish");
    await page.route("**/publish", (route) =>
      route.fulfill({
        status: 422,
        contentType: "application/problem+json",
        json: { code: "publish_blocked", status: 422 },
      }),
    );
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const opened = context.waitForEvent("page");
    await page.getByRole("button", { name: "How to solve this" }).click();
    const help = await opened;
    await expect(help.locator("#publish-blocked").getByRole("listitem").first()).toBeVisible();
  });
});

test.describe("a message to support", () => {
  test("stays where it failed, through a reload too [S45, S183]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/ERR_FAILED/, /Failed to fetch/);
    await enter(page, await openScene({ name: "Lost Hotel" }), "/contact");
    await page.route("**/api/support/**", (route) => route.abort());
    await page.getByLabel("Your message").fill("Nobody hears me.");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "It’s still here" })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.reload();
    await expect(page.getByLabel("Your message")).toHaveValue("Nobody hears me.");
    await page.unroute("**/api/support/**");
    await untilAlive(page);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText(/^FNH-/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Your message")).toHaveValue("");
  });
});

test("every path has its screen, those of a person without a property too, and any other says so in the person's language [S30, S41, S71]", async ({
  page,
  context,
  openScene,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 404/);
  const scene = await openScene({ name: "Every Hotel" });
  await createProperty(e2eTarget, scene.groupId);
  await enter(page, scene);
  const { notFound } = (await readCatalogues("it")).everywhere.failure;
  const paths = ["homepage", "theme", "buttons", "social", "phone", "tablet", "publish"].map(
    (tab) => `/setup/${tab}`,
  );
  const others = ["/dashboard", "/clone", "/settings", "/tutorial", "/help", "/contact", "/quick-start"];
  for (const path of [...paths, ...others]) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toMatch(/<h1[ >]/);
  }
  // A browser on its first visit has chosen nothing.
  const { cookie } = scene.caller;
  for (const path of ["/settings", "/people", "/activity"]) {
    const response = await fetch(e2eTarget.origin + path, { headers: { cookie }, redirect: "manual" });
    expect(response.status, path).toBe(200);
    expect(await response.text(), path).toMatch(/<h1[ >]/);
  }
  await context.addCookies([{ name: "language", value: "it", url: e2eTarget.origin }]);
  expect((await page.goto("/nowhere"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: notFound.title })).toBeVisible();
  await expect(page).toHaveTitle(notFound.title);
  expect(await findViolations(page)).toEqual([]);
});

test("the cookie notice says which there are, is put away once, and covers no action [S52]", async ({
  page,
  openScene,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 401/);
  await page.goto("/");
  const notice = page.getByRole("region", { name: "Cookie notice" });
  await expect(notice).toContainText("We only use cookies to keep you signed in");
  await expect(notice.getByRole("link", { name: "Privacy policy" })).toHaveAttribute(
    "href",
    brand.privacyPolicy,
  );
  // The refusal is beside it: dismissing it keeps message and input.
  await page.getByLabel("Email").fill("nobody@cookie.example");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Incorrect email or password")).toBeVisible();
  await notice.getByRole("button", { name: "OK" }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText("Incorrect email or password")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("nobody@cookie.example");

  await page.context().clearCookies();
  const scene = await openScene({ name: "Cookie Hotel" });
  for (const height of [900, 700]) {
    await page.setViewportSize({ width: 900, height });
    await enter(page, scene);
    const below = await notice.boundingBox();
    const apply = await page.getByRole("button", { name: "Apply" }).boundingBox();
    expect((apply?.y ?? 0) + (apply?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
  await notice.getByRole("button", { name: "OK" }).click();
  await page.reload();
  await untilAlive(page);
  await expect(notice).toHaveCount(0);
});

async function fetchHomepage({ caller, at }: Scene): Promise<object> {
  const response = await caller.call("GET", at("/documents/homepage"));
  return ((await response.json()) as { body: object }).body;
}

async function fetchTheme({ caller, at }: Scene): Promise<{ theme: object }> {
  const response = await caller.call("GET", at("/documents/theme"));
  return { theme: ((await response.json()) as { body: object }).body };
}
