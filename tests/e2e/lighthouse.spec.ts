import { judgePage } from "../factories/lighthouse.ts";
import { e2eTarget, expect, test } from "./setup/test.ts";

// How fast it is, is measured in `npm run bench`: a timing is no absolute on a machine that does other things.
for (const language of ["en", "de", "ar"]) {
  test(`Lighthouse finds nothing to mend on the guest page in ${language} [S3]`, async () => {
    test.setTimeout(120_000);
    const { scores, faults } = await judgePage(`${e2eTarget.origin}/p/marlowe-harbour/${language}`);
    expect(faults).toEqual([]);
    expect(scores).toMatchObject({ accessibility: 100, "best-practices": 100, seo: 100 });
  });
}

test("Lighthouse finds nothing to mend on the sign-in screen", async () => {
  test.setTimeout(120_000);
  const { scores, faults } = await judgePage(`${e2eTarget.origin}/`);
  expect(faults.filter((fault) => !fault.startsWith("seo"))).toEqual([]);
  expect(scores).toMatchObject({ accessibility: 100, "best-practices": 100 });
});
