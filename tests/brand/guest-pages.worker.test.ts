import { expect, it } from "vitest";
import { brand } from "#brand/brand.ts";
import { sha256Hex } from "#worker/media/files.ts";
import { RENDERER_VERSION } from "#worker/portal/rendering/renderer.ts";
import { MADE_BY, renderFixture } from "../guest/rendered-fixture.ts";

// Where a page comes to depend on a brand, it has to be rendered again with a brand's new build as well, as with a new
// renderer.
it("makes the same guests' pages as every other brand, so that none has to be rendered again with a new build of it [G3, S28]", async () => {
  expect(brand.client).toBe("brackenford");
  expect(sha256Hex(await renderFixture())).toBe(MADE_BY[RENDERER_VERSION]);
});
