import { expect, it } from "vitest";
import { sha256Hex } from "#worker/media/files.ts";
import { RENDERER_VERSION } from "#worker/portal/rendering/renderer.ts";
import { decodePortal } from "#worker/portal/stored-portal.ts";
import { MADE_BY, renderFixture } from "./rendered-fixture.ts";

it("makes the same bytes of the same publication as long as its version is the same, and writes the version beside them [G3]", async () => {
  const bytes = await renderFixture();
  const licence = { opensAt: null, closesAt: null, isClosed: false };
  const portal = decodePortal(bytes.buffer, { number: 1, licence });
  expect(portal.renderer).toBe(RENDERER_VERSION);
  expect(portal.languages).toHaveLength(14);
  expect(
    sha256Hex(bytes),
    "Guests' pages have changed: raise RENDERER_VERSION in worker/portal/rendering/renderer.ts and add its hash to MADE_BY in rendered-fixture.ts.",
  ).toBe(MADE_BY[RENDERER_VERSION]);
});
