import { describe, expect, it } from "vitest";
import type { ButtonOf } from "#domain/content/button.ts";
import { newButton, newSubButton } from "#domain/content/starter/new-button.ts";
import { changeSubType, changeType, withStandardIcon } from "./change-type.ts";

describe("changing a button's type", () => {
  const map = { ...newButton("map", "b", "Find us"), iconSize: "large" as const, style: { radius: 4 } };

  it("keeps common fields, and changes a default icon [S13]", () => {
    expect(changeType(map, "link")).toEqual({
      ...newButton("link", "b", "Find us"),
      iconSize: "large",
      style: { radius: 4 },
    });
    expect(changeType({ ...map, icon: "anchor" }, "link").icon).toBe("anchor");
  });

  it("restores earlier input when the type is chosen again [S74]", () => {
    const link = { ...newButton("link", "b", "Menu"), url: "https://quay.example" };
    const back = changeType(changeType(link, "map"), "link", link);
    expect(back).toEqual(link);
  });

  it("gives a link its destination's icon, unless another was chosen [S74]", () => {
    const link = newButton("link", "b", "Desk") as ButtonOf<"link">;
    const mail = withStandardIcon(link, { ...link, destination: "email" });
    expect(mail.icon).toBe("mail");
    expect(withStandardIcon(mail, { ...mail, destination: "telephone" }).icon).toBe("call");
    const own = { ...mail, icon: "bell" as const };
    expect(withStandardIcon(own, { ...own, destination: "pdf" }).icon).toBe("bell");
    expect(changeType(mail, "map").icon).toBe("map");
  });

  it("keeps the hours, also if the earlier type had others [T1]", () => {
    const link = newButton("link", "b", "Desk");
    const timed = { ...link, hours: null };
    expect(changeType(timed, "map").hours).toBeNull();
    expect(changeType(newButton("map", "b", "Desk"), "link", timed)).not.toHaveProperty("hours");
  });

  it("also works for sub-buttons [S60]", () => {
    const call = { ...newSubButton("click-to-call", "s", "Concierge"), width: "half" as const };
    expect(changeSubType(call, "map")).toEqual({ ...newSubButton("map", "s", "Concierge"), width: "half" });
  });
});
