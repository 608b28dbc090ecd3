import type { ButtonIcon } from "../icon.ts";
import type { Button, ButtonType, SubButton, SubButtonType } from "./button.ts";

const ICON_OF_TYPE: Readonly<Record<ButtonType, ButtonIcon>> = {
  link: "link",
  chat: "chat",
  map: "map",
  popup: "popup",
  feedback: "feedback",
  "guest-services": "bell",
  "click-to-call": "call",
  gallery: "gallery",
};

const linkDefaults = {
  destination: "url",
  url: "",
  email: "",
  telephone: "",
  whatsapp: "",
  wechat: "",
  pdf: null,
  openIn: "new",
} as const;
const chatDefaults = { channel: "whatsapp", whatsapp: "", telephone: "", wechat: "", message: "" } as const;
const mapDefaults = { location: "", mapType: "roadmap", zoom: 15 } as const;
const callDefaults = { extension: "" } as const;

/** A new button of a type: every field at its default, nothing overridden. `id` comes from `encodeId`. */
export function newButton(type: ButtonType, id: string, name: string): Button {
  const common = {
    id,
    name,
    hidden: false,
    icon: ICON_OF_TYPE[type],
    iconSize: "medium",
    iconPosition: "above",
    style: {},
  } as const;
  switch (type) {
    case "link":
      return { ...common, type, ...linkDefaults };
    case "chat":
      return { ...common, type, ...chatDefaults };
    case "map":
      return { ...common, type, ...mapDefaults };
    case "popup":
      return { ...common, type, content: [], background: "#ffffff", subButtons: [] };
    case "feedback":
      return {
        ...common,
        type,
        email: "",
        title: "",
        intro: "",
        response: "",
        questions: [],
        background: "#ffffff",
        accent: "#167246",
      };
    case "guest-services":
      return { ...common, type, email: "", services: [] };
    case "click-to-call":
      return { ...common, type, ...callDefaults };
    case "gallery":
      return { ...common, type, title: "", logo: null, items: [] };
  }
}

/** A new sub-button of a popup. */
export function newSubButton(type: SubButtonType, id: string, name: string): SubButton {
  const common = { id, name, icon: ICON_OF_TYPE[type], width: "full" } as const;
  switch (type) {
    case "link":
      return { ...common, type, ...linkDefaults };
    case "chat":
      return { ...common, type, ...chatDefaults };
    case "map":
      return { ...common, type, ...mapDefaults };
    case "click-to-call":
      return { ...common, type, ...callDefaults };
  }
}
