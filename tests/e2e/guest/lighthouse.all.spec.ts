import { judgePage } from "../../factories/browser/lighthouse.ts";
import { e2eTarget, expect, test } from "../setup/test.ts";

const KILOBYTE = 1_024;
/** Lighthouse counts what an answer says of itself, too; the policies of a page are most of it. */
const HEADERS_BYTES = 1_500;

// How fast it is, is measured in `npm run bench`: a timing is no absolute on a machine that does other things.
for (const language of ["en", "de", "ar"]) {
  test(`Lighthouse finds nothing to mend on the guest page in ${language} [S3]`, async () => {
    test.setTimeout(120_000);
    const { scores, faults, load } = await judgePage(`${e2eTarget.origin}/p/marlowe-harbour/${language}`);
    expect(faults).toEqual([]);
    expect(scores).toMatchObject({ accessibility: 100, "best-practices": 100, seo: 100 });
    // What makes it fast, and what no other work of the machine can move.
    expect(load).toMatchObject({ blocking: [], unsized: [] });
    // A fallback font is as wide as the font that replaces it, give or take a pixel.
    expect(load.layoutShift).toBeLessThanOrEqual(0.01);
    const { Document = 0, Script = 0, Stylesheet = 0, Font = 0, Image = 0 } = load.bytes;
    // With all that comes when the page is idle: the rest of the script, and that of its hours.
    expect(Document + Script).toBeLessThanOrEqual(16 * KILOBYTE + 4 * HEADERS_BYTES);
    expect(Script).toBeLessThanOrEqual(7 * KILOBYTE + 3 * HEADERS_BYTES);
    // Its style is in the document. What paper needs comes last, and nobody waits for it (`blocking`).
    expect(load.sheets).toEqual([`/p/marlowe-harbour/${language}/print.css`]);
    expect(Stylesheet).toBeLessThanOrEqual(4 * KILOBYTE + HEADERS_BYTES);
    expect(Image).toBeLessThanOrEqual(60 * KILOBYTE);
    // With the font of the dialogs, which comes last.
    expect(Font).toBeLessThanOrEqual((language === "ar" ? 150 : 120) * KILOBYTE);
  });
}

test("Lighthouse finds nothing to mend on the sign-in screen", async () => {
  test.setTimeout(120_000);
  const { scores, faults } = await judgePage(`${e2eTarget.origin}/`);
  expect(faults.filter((fault) => !fault.startsWith("seo"))).toEqual([]);
  expect(scores).toMatchObject({ accessibility: 100, "best-practices": 100 });
});
