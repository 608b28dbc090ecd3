import { describe, expect, it } from "vitest";
import { IMAGE_BYTES_MAX, POPUP_IMAGE_BYTES_MAX } from "#domain/limits.ts";
import {
  canBeDecoded,
  canStoreUnchanged,
  ENCODING_STEPS,
  findFileRefusal,
  findSizeRefusal,
  getUnreadableRefusal,
  isHeic,
} from "./picture-size.ts";

const SMALL = { width: 1200, height: 800 };

it.each([
  ["IMG_0042.HEIC", "", true],
  ["IMG_0042.heic", "image/heic", true],
  ["photo", "image/heif", true],
  ["heic.png", "image/png", false],
])("%s of type %j is a picture of an iPhone: %s [S120]", (name, type, isOne) => {
  expect(isHeic({ name, type })).toBe(isOne);
});

describe("a picture before uploading", () => {
  it.each([
    ["image/png", 10, null],
    ["image/jpeg", IMAGE_BYTES_MAX + 1, null],
    ["image/png", 200 * 1024 * 1024, "image_too_big"],
    ["image/svg+xml", 10, "image_rejected"],
    ["application/pdf", 10, "image_rejected"],
    ["", 10, "image_rejected"],
  ])("of type %j with %i bytes is refused with %j before it is opened [S120]", (type, size, refusal) => {
    expect(findFileRefusal({ type, size }, "logo")).toBe(refusal);
  });

  it.each([
    ["logo", IMAGE_BYTES_MAX, SMALL, null],
    ["logo", IMAGE_BYTES_MAX + 1, SMALL, "image_too_big"],
    ["popup", POPUP_IMAGE_BYTES_MAX, SMALL, null],
    ["popup", POPUP_IMAGE_BYTES_MAX + 1, SMALL, "popup_image_too_big"],
    ["gallery", 10, { width: 8001, height: 10 }, "image_rejected"],
    ["gallery", 10, { width: 8000, height: 5001 }, "image_rejected"],
  ] as const)(
    "for a %s with %i bytes and %j pixels awaits %j unless made smaller [S117] [S118]",
    (kind, bytes, size, refusal) => {
      expect(findSizeRefusal({ bytes, size }, kind)).toBe(refusal);
    },
  );

  it("that cannot be opened is refused for its size first [S117] [S120]", () => {
    expect(getUnreadableRefusal({ size: IMAGE_BYTES_MAX + 1 }, "logo")).toBe("image_too_big");
    expect(getUnreadableRefusal({ size: 10 }, "logo")).toBe("image_rejected");
  });

  it("is decoded only if memory allows [S120]", () => {
    expect(canBeDecoded({ width: 12_000, height: 9_000 })).toBe(true);
    expect(canBeDecoded({ width: 30_000, height: 30_000 })).toBe(false);
  });
});

describe("a picture's result", () => {
  it("gets smaller with each step [S117]", () => {
    for (const [index, step] of ENCODING_STEPS.entries()) {
      const before = ENCODING_STEPS[index - 1];
      if (!before) continue;
      expect(step.sideMax).toBeLessThanOrEqual(before.sideMax);
      expect(step.quality).toBeLessThan(before.quality);
    }
  });

  it("is the chosen file itself if small enough [S117]", () => {
    expect(canStoreUnchanged({ bytes: 400_000, size: SMALL }, "logo")).toBe(true);
    expect(canStoreUnchanged({ bytes: 400_000, size: { width: 2401, height: 10 } }, "logo")).toBe(false);
    expect(canStoreUnchanged({ bytes: POPUP_IMAGE_BYTES_MAX + 1, size: SMALL }, "popup")).toBe(false);
  });
});
