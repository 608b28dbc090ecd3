import { describe, expect, it } from "vitest";
import { sampleId } from "../../../../tests/factories/draft.ts";
import { BUTTON_TYPES, getDescription } from "../button.ts";
import { buttonSchema, SUB_BUTTON_TYPES, subButtonSchema } from "../button-schema.ts";
import { newButton, newColouredButton, newSubButton } from "./new-button.ts";

/** Values of a new button, per type, beyond the common fields. */
const VALUES = {
  link: {
    icon: "link",
    destination: "url",
    url: "",
    email: "",
    telephone: "",
    whatsapp: "",
    wechat: "",
    pdf: null,
    openIn: "new",
  },
  chat: { icon: "chat", channel: "whatsapp", whatsapp: "", telephone: "", wechat: "", message: "" },
  map: { icon: "map", location: "", mapType: "roadmap", zoom: 15 },
  popup: { icon: "popup", content: [], background: "#ffffff", subButtons: [] },
  feedback: {
    icon: "feedback",
    email: "",
    title: "",
    intro: "",
    response: "",
    reviewLink: "",
    questions: [],
    background: "#ffffff",
    accent: "#3e4c59",
  },
  "guest-services": { icon: "bell", email: "", services: [] },
  "click-to-call": { icon: "call", extension: "" },
  gallery: { icon: "gallery", title: "", logo: null, items: [] },
} as const;

describe("a new button", () => {
  it.each(BUTTON_TYPES)("looks like the theme and can be saved: %s [S13]", (type) => {
    const button = newButton(type, sampleId(1), "Bar");
    expect(button).toEqual({
      id: sampleId(1),
      name: "Bar",
      type,
      hidden: false,
      iconSize: "medium",
      iconPosition: "above",
      style: {},
      ...VALUES[type],
    });
    expect(buttonSchema.parse(button)).toEqual(button);
  });

  it("shares no list with another new button [S13]", () => {
    for (const type of BUTTON_TYPES) {
      const [one, other] = [newButton(type, "a", ""), newButton(type, "b", "")] as const;
      const field = getDescription(type).entries?.field;
      if (field === undefined || !(field in one)) continue;
      expect(Object.entries(one).find(([key]) => key === field)?.[1]).not.toBe(
        Object.entries(other).find(([key]) => key === field)?.[1],
      );
    }
  });

  it.each(SUB_BUTTON_TYPES)("of a popup has the popup's width and the same values: %s [S76]", (type) => {
    const sub = newSubButton(type, sampleId(1), "Bar");
    expect(sub).toEqual({ id: sampleId(1), name: "Bar", type, width: "full", ...VALUES[type] });
    expect(subButtonSchema.parse(sub)).toEqual(sub);
  });
});

it("uses the portal's primary colour where it has a colour of its own [S6, S77]", () => {
  const id = sampleId(1);
  expect(newColouredButton({ primary: "#8a5a00" }, "feedback", id, "Stay")).toMatchObject({
    accent: "#8a5a00",
  });
  expect(newColouredButton({ primary: "#8a5a00" }, "map", id, "Find us")).toEqual(
    newButton("map", id, "Find us"),
  );
});
