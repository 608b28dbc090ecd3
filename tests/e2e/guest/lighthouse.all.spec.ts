import type { Button, ButtonOf } from "#domain/content/button.ts";
import { judgePage } from "../../factories/browser/lighthouse.ts";
import { usableButton } from "../../factories/draft.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

const KILOBYTE = 1_024;
/** Lighthouse counts the response headers too, mostly the page's security policies. */
const HEADERS_BYTES = 1_500;

// `npm run bench` measures speed: on a shared machine a timing is not absolute.
for (const language of ["en", "de", "ar"]) {
  test(`Lighthouse finds nothing to mend on the guest page in ${language} [S3]`, async () => {
    test.setTimeout(120_000);
    const { scores, faults, load } = await judgePage(`${e2eTarget.origin}/p/marlowe-harbour/${language}`);
    expect(faults).toEqual([]);
    expect(scores).toMatchObject({ accessibility: 100, "best-practices": 100, seo: 100 });
    // Sizes and counts that determine the speed, because other load on the machine does not change them.
    expect(load).toMatchObject({ blocking: [], unsized: [] });
    // Fallback fonts match the width of the real fonts to within a pixel.
    expect(load.layoutShift).toBeLessThanOrEqual(0.01);
    const { Document = 0, Script = 0, Stylesheet = 0, Font = 0, Image = 0 } = load.bytes;
    // Includes the second part of the script and the hours, which load at idle time.
    expect(Document + Script).toBeLessThanOrEqual(16 * KILOBYTE + 4 * HEADERS_BYTES);
    expect(Script).toBeLessThanOrEqual(7 * KILOBYTE + 3 * HEADERS_BYTES);
    // The style is inlined. The print sheet loads last and does not block (`blocking`).
    expect(load.sheets).toEqual([`/p/marlowe-harbour/${language}/print.css`]);
    expect(Stylesheet).toBeLessThanOrEqual(4 * KILOBYTE + HEADERS_BYTES);
    expect(Image).toBeLessThanOrEqual(60 * KILOBYTE);
    // Includes the font of dialogs, which loads last.
    expect(Font).toBeLessThanOrEqual((language === "ar" ? 150 : 120) * KILOBYTE);
  });
}

for (const [name, path] of [
  ["the guide", "guide"],
  ["the page of results", "search?q=breakfast"],
]) {
  test(`Lighthouse finds nothing to mend on ${name} [A6, A8]`, async () => {
    test.setTimeout(120_000);
    const { scores, faults, load } = await judgePage(`${e2eTarget.origin}/p/marlowe-harbour/en/${path}`);
    // Results are not for search engines.
    expect(faults.filter((fault) => path === "guide" || !fault.startsWith("seo"))).toEqual([]);
    expect(scores).toMatchObject({ accessibility: 100, "best-practices": 100 });
    expect(load).toMatchObject({ blocking: [], unsized: [] });
    expect(load.layoutShift).toBeLessThanOrEqual(0.01);
  });
}

test("Lighthouse finds nothing to mend on the sign-in screen", async () => {
  test.setTimeout(120_000);
  const { scores, faults } = await judgePage(`${e2eTarget.origin}/`);
  expect(faults.filter((fault) => !fault.startsWith("seo"))).toEqual([]);
  expect(scores).toMatchObject({ accessibility: 100, "best-practices": 100 });
});

const WIFI = {
  ...usableButton("link", 1, "Wi-Fi"),
  destination: "wifi",
  wifi: { network: "Guests", security: "wpa", password: "harbour-light-58" },
} as Button;
const RULES = { ...usableButton("popup", 2, "Pool rules"), guard: "pin" } as Button;
const SERVICES = usableButton("guest-services", 3, "Guest services") as ButtonOf<"guest-services">;

test("Lighthouse finds nothing to mend where a sheet is open: of Wi-Fi, of a PIN, of a request and what became of it [R7, R8, R12]", async ({
  openPage,
  openScene,
}) => {
  test.setTimeout(240_000);
  const scene = await openScene({ features: { guestServices: true } });
  await scene.withButtons([WIFI, RULES, SERVICES]);
  await scene.publish();
  const home = `${e2eTarget.origin}/p/${scene.property.slug}/en`;
  const sheets = [WIFI, RULES, SERVICES].map(({ id }) => `${home}#d-${id}`);
  const page = await openPage({ viewport: { width: 412, height: 823 }, javaScriptEnabled: false });
  await page.goto(`${home}?all#d-${SERVICES.id}`);
  await page
    .getByRole("group")
    .getByText(SERVICES.services[0]?.name ?? "")
    .click();
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page).toHaveURL(/\/receipts\//);
  for (const address of [...sheets, page.url()]) {
    const reader = await openPage({ viewport: { width: 412, height: 823 } });
    await reader.goto(address);
    await expect(reader.locator("dialog:visible").getByRole("heading").first(), address).toBeVisible();
    const { scores, faults } = await judgePage(address);
    expect(
      faults.filter((fault) => !fault.startsWith("seo")),
      address,
    ).toEqual([]);
    expect(scores, address).toMatchObject({ accessibility: 100, "best-practices": 100 });
  }
});
