import { expect, it } from "vitest";
import { brand } from "#brand/brand.ts";
import { sha256Hex } from "#worker/media/files.ts";
import { RENDERER_VERSION } from "#worker/portal/rendering/renderer.ts";
import { MADE_BY, renderFixture } from "../guest/rendered-fixture.ts";

// If pages ever depend on the brand, a brand's new build must render them again, as a new renderer does.
it("makes the same guests' pages as every other brand, so that none has to be rendered again with a new build of it [G3, S28]", async () => {
  expect(brand.client).toBe("brackenford");
  expect(sha256Hex(await renderFixture())).toBe(MADE_BY[RENDERER_VERSION]);
});
