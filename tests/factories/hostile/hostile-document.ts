import { BUTTON_TYPES, type Button, type ButtonOf } from "#domain/content/button.ts";
import { LINK_DESTINATIONS } from "#domain/content/buttons/link.ts";
import type { Social } from "#domain/content/social.ts";
import { SOCIAL_CHANNELS } from "#domain/content/social.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { PICTURE, sampleId, usableButton } from "../draft.ts";

const PDF = { key: `${"0b".repeat(20)}.pdf`, name: "menu.pdf", bytes: 1_000 };
const STYLE = {
  surface: "3d",
  background: "#103a5c",
  text: "#ffffff",
  icon: "#ffffff",
  font: "lora",
} as const;

const LINKS = {
  url: { style: STYLE },
  email: { email: "desk@marlowe.example" },
  telephone: { telephone: "+44 1326 550142" },
  whatsapp: { whatsapp: "+441326550142" },
  wechat: { wechat: "marlowe_desk" },
  pdf: { pdf: PDF },
  wifi: { wifi: { network: "Plain", security: "wpa", password: "Plain and long" } },
  guide: { topic: "eating" },
} as const satisfies Record<ButtonOf<"link">["destination"], Partial<ButtonOf<"link">>>;

const CHATS = {
  whatsapp: {},
  sms: { telephone: "+44 1326 550142" },
  wechat: { wechat: "marlowe_desk" },
} as const satisfies Record<ButtonOf<"chat">["channel"], Partial<ButtonOf<"chat">>>;

const CHANNELS = Object.keys(CHATS) as readonly (keyof typeof CHATS)[];
const GALLERY = { logo: { ...PICTURE, alt: "Plain", colour: "#a4602a" } };

/** A button of every type and destination, with every field filled in. */
const BUTTONS: readonly Button[] = BUTTON_TYPES.flatMap((type, index): readonly Button[] => {
  const button = usableButton(type, index + 1, "Plain");
  switch (button.type) {
    case "link":
      return LINK_DESTINATIONS.map((destination) => ({ ...button, destination, ...LINKS[destination] }));
    case "chat":
      return CHANNELS.map((channel) => ({ ...button, channel, ...CHATS[channel] }));
    case "gallery":
      return [{ ...button, ...GALLERY }];
    case "feedback":
      return [{ ...button, reviewLink: "https://reviews.example/marlowe" }];
    default:
      return [button];
  }
});

const social: Social = {
  ...TEMPLATE.social,
  channels: SOCIAL_CHANNELS.map((channel) => ({
    channel,
    url: channel === "website" ? "https://marlowe.example" : "",
  })).filter(({ url }) => url !== ""),
};

const picture = { ...PICTURE, alt: "Plain" };

/** A whole draft, its parts keyed by their name in the API. */
export const PLAIN_DOCUMENTS: Readonly<Record<string, unknown>> = {
  homepage: {
    ...TEMPLATE.homepage,
    logo: picture,
    backgroundPortrait: picture,
    backgroundLandscape: { ...picture, alt: "Plain" },
  },
  theme: { ...TEMPLATE.theme, fonts: { custom: ["lora"], heading: "lora", body: "inter" } },
  social,
  answers: {
    ...TEMPLATE.answers,
    currency: "GBP",
    byQuestion: {
      directions: {
        state: "answered",
        words: { en: "Plain" },
        contact: { address: "Plain", link: "https://example.com/way" },
        note: { en: "Plain" },
      },
      luggage: { state: "answered", offer: "yes", place: { en: "Plain" } },
    },
    entries: [
      {
        id: sampleId(90),
        topic: "eating",
        title: { en: "Plain" },
        content: { en: [{ type: "paragraph", runs: [{ text: "Plain", bold: true }] }] },
        searchWords: { en: ["plain"] },
      },
    ],
  },
  "buttons?language=en": {
    buttons: BUTTONS.map((button, index) => ({ ...button, id: sampleId(100 + index) })),
  },
};

/** The document with every text replaced. Types of buttons stay, or nothing would parse. */
export function poison<Node>(node: Node, text: string): Node {
  if (typeof node === "string") return text as Node;
  if (Array.isArray(node)) return node.map((entry) => poison(entry, text)) as Node;
  if (node === null || typeof node !== "object") return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, key === "type" ? value : poison(value, text)]),
  ) as Node;
}

/** Restores the plain value at a dotted path; for an unknown path, at its last known part. */
export function mend(poisoned: unknown, plain: unknown, [name, ...rest]: readonly string[]): unknown {
  const isBranch =
    typeof plain === "object" && plain !== null && name !== undefined && Object.hasOwn(plain, name);
  if (!isBranch) return plain;
  const [from, to] = [plain as Record<string, unknown>, poisoned as Record<string, unknown>];
  const mended = mend(to[name], from[name], rest);
  if (Array.isArray(to)) return to.map((entry, index) => (String(index) === name ? mended : entry));
  return { ...to, [name]: mended };
}
