import { expect, it } from "vitest";
import { ask, publishSample } from "../factories/published-portal.ts";

it("an address without a property says to scan again, in the product's font, and speaks of no reception [S3]", async () => {
  const page = await ask("/p/nothing-is-here", { headers: { "accept-language": "de" } });
  expect(page.status).toBe(404);
  const html = await page.text();
  expect(html).toContain("<h1>Scannen Sie den QR-Code noch einmal</h1><p>Diese Seite gibt es nicht</p>");
  expect(html).not.toMatch(/Rezeption|<img|<a /);
  expect(html).toContain("@font-face");
});

it("an address under a property's portal keeps its words and the way back [S3]", async () => {
  const { slug } = await publishSample();
  const page = await ask(`/p/${slug}/xx`, { headers: { "accept-language": "en" } });
  expect(page.status).toBe(404);
  expect(await page.text()).toContain("ask at reception");
});
