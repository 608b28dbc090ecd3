import { describe, expect, it } from "vitest";
import type { Button, ButtonOf } from "#domain/content/button.ts";
import { newButton } from "#domain/content/new-button.ts";
import { checkButton, shownErrors } from "./field-errors.ts";

const ID = "a".repeat(24);

function linkWith(patch: Partial<ButtonOf<"link">>): Button {
  const link = newButton("link", ID, "Menu");
  if (link.type !== "link") throw new Error("A new link is a link.");
  return { ...link, ...patch };
}

describe("the fields of a button", () => {
  it.each([
    ["name", { name: " " }, "required"],
    ["name", { name: "one\ntwo\nthree" }, "too_many_lines"],
    ["url", { url: "javascript:alert(1)" }, "invalid_url"],
    ["whatsapp", { whatsapp: "0044 123456" }, "invalid_whatsapp"],
    ["telephone", { telephone: "reception" }, "invalid_telephone"],
    ["wechat", { wechat: "1" }, "invalid_wechat"],
  ])("%s refuses %o [S123]", (path, patch, code) => {
    const checked = checkButton(linkWith(patch));
    expect(checked.ok).toBe(false);
    expect(checked.errors).toEqual({ [path]: code });
  });

  it("take a WhatsApp number with its country code [S133]", () => {
    expect(checkButton(linkWith({ whatsapp: "+44123456789" })).ok).toBe(true);
  });

  it("are stored as the API would store them [S74]", () => {
    const checked = checkButton(linkWith({ name: " Menu ", url: "quay.example" }));
    expect(checked.ok && checked.value).toMatchObject({ name: "Menu", url: "https://quay.example" });
  });

  it("say a broken rule at once, and an unfinished value once the field is left [S123]", () => {
    const errors = { name: "too_many_lines", url: "invalid_url" } as const;
    expect(shownErrors(errors, new Set())).toEqual({ name: "too_many_lines" });
    expect(shownErrors(errors, new Set(["url"]))).toEqual(errors);
  });
});
