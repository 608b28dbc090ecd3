import { describe, expect, it } from "vitest";
import { newButton, newSubButton } from "#domain/content/new-button.ts";
import { changeSubType, changeType, duplicateButton } from "./change-type.ts";

describe("turning a button into another type", () => {
  const map = { ...newButton("map", "b", "Find us"), iconSize: "large" as const, style: { radius: 4 } };

  it("keeps what all types share, and changes an icon that only stood for the type [S13]", () => {
    expect(changeType(map, "link")).toEqual({
      ...newButton("link", "b", "Find us"),
      iconSize: "large",
      style: { radius: 4 },
    });
    expect(changeType({ ...map, icon: "anchor" }, "link").icon).toBe("anchor");
  });

  it("brings back what was typed when the type is chosen again [S74]", () => {
    const link = { ...newButton("link", "b", "Menu"), url: "https://quay.example" };
    const back = changeType(changeType(link, "map"), "link", link);
    expect(back).toEqual(link);
  });

  it("works the same way for sub-buttons [S60]", () => {
    const call = { ...newSubButton("click-to-call", "s", "Concierge"), width: "half" as const };
    expect(changeSubType(call, "map")).toEqual({ ...newSubButton("map", "s", "Concierge"), width: "half" });
  });
});

describe("duplicating a button", () => {
  it("gives the copy and all that is in it ids of their own [S76]", () => {
    let count = 0;
    const popup = {
      ...newButton("popup", "b", "Things to do"),
      type: "popup" as const,
      content: [],
      background: "#ffffff",
      subButtons: [newSubButton("link", "s", "Boat")],
    };
    const copy = duplicateButton(popup, "Things to do (copy)", () => `new${count++}`);
    expect(copy).toMatchObject({ id: "new0", name: "Things to do (copy)", subButtons: [{ id: "new1" }] });
    expect(popup.subButtons[0]?.id).toBe("s");
  });
});
