import { openCompressingEdge } from "../../factories/browser/compressing-edge.ts";
import { getRenderedFonts, publishInFont, swapFonts } from "../setup/font-swap.ts";
import { isKept, newGuest, visitAndKeep } from "../setup/offline.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

const VISITS = process.env.FOYER_TIER === "all" ? 10 : 2;
/** A weak mobile network. */
const LATENCY_SECONDS = 0.15;
const BYTES_PER_SECOND = 200_000;
/** Round trips for the connection, the page, its linked files, and the files of dialogs. */
const ROUND_TRIPS = 5;
const PATIENCE_SECONDS = 4;

const PAGE = "/p/marlowe-harbour/en";
/** A font that only dialogs use. */
const HEADING_FILE = /\/fraunces-latin-opsz-normal\.woff2$/;

test.describe("a guest's first visit", () => {
  test("shows the fonts that staff chose, in dialogs too, on a weak network [S8]", async ({ browser }) => {
    const edge = await openCompressingEdge(e2eTarget.origin);
    for (let visit = 1; visit <= VISITS; visit += 1) {
      const { context, page } = await newGuest(browser);
      const network = await context.newCDPSession(page);
      let bytes = 0;
      network.on("Network.loadingFinished", ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      await network.send("Network.enable");
      await network.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: LATENCY_SECONDS * 1_000,
        downloadThroughput: BYTES_PER_SECOND,
        uploadThroughput: BYTES_PER_SECOND,
      });
      const headings = page.waitForEvent("requestfinished", (request) => HEADING_FILE.test(request.url()));
      await page.goto(edge.origin + PAGE);
      await expect.poll(() => getRenderedFonts(page, ".p-btn > span")).toEqual(["Inter"]);
      await headings;
      // Computed instead of measured, so that the machine's load does not matter.
      expect(bytes / BYTES_PER_SECOND + ROUND_TRIPS * LATENCY_SECONDS).toBeLessThanOrEqual(PATIENCE_SECONDS);
      await page.getByRole("link", { name: "Things to do" }).click();
      await expect.poll(() => getRenderedFonts(page, "dialog[open] h2")).toEqual(["Fraunces"]);
      await context.close();
    }
    edge.close();
  });

  test("leaves the fonts of dialogs on the phone, for when the network is gone [S8]", {
    tag: "@all",
  }, async ({ browser }) => {
    const { context, page } = await newGuest(browser);
    const headings = page.waitForEvent("requestfinished", (request) => HEADING_FILE.test(request.url()));
    await visitAndKeep(page, e2eTarget.origin + PAGE);
    const file = (await headings).url();
    await expect.poll(() => isKept(page, file)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole("link", { name: "Things to do" }).click();
    await expect.poll(() => getRenderedFonts(page, "dialog[open] h2")).toEqual(["Fraunces"]);
    expect(await getRenderedFonts(page, ".p-btn > span")).toEqual(["Inter"]);
    await context.close();
  });

  test("moves nothing when a font replaces its fallback, whatever letters it has [S8, S83]", {
    tag: "@all",
  }, async ({ browser, openScene }) => {
    const languages = ["en", "ru", "ar", "he"] as const;
    const scene = await openScene({ languages: [...languages] });
    await publishInFont(scene, languages, "rubik");
    for (const language of languages) {
      const { fallback, chosen, shift } = await swapFonts(browser, `/p/${scene.property.slug}/${language}`);
      expect(fallback.join(), language).not.toContain("Rubik");
      expect(chosen.join(), language).toContain("Rubik");
      expect(shift, language).toBeLessThanOrEqual(0.01);
    }
  });
});
