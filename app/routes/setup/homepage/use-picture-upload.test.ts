import { describe, expect, it } from "vitest";
import { MAX_IMAGE_BYTES } from "#domain/limits.ts";
import { refusalOf } from "./use-picture-upload.ts";

describe("an image before it is sent", () => {
  it.each([
    ["image/png", MAX_IMAGE_BYTES, null],
    ["image/png", MAX_IMAGE_BYTES + 1, "image_too_big"],
    ["image/svg+xml", 10, "image_rejected"],
    ["application/pdf", 10, "image_rejected"],
  ])("of type %s with %i bytes is refused with %j [S117]", (type, size, refusal) => {
    expect(refusalOf({ type, size })).toBe(refusal);
  });
});
