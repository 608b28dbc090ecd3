import type { Button, ButtonOf } from "#domain/content/button.ts";
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

const link = usableButton("link", 1, "Plain") as ButtonOf<"link">;
const chat = usableButton("chat", 2, "Plain") as ButtonOf<"chat">;

/** A button of every type and every place that one can lead to, each field filled in. */
const BUTTONS: readonly Button[] = [
  { ...link, style: STYLE },
  { ...link, destination: "email", email: "desk@marlowe.example" },
  { ...link, destination: "telephone", telephone: "+44 1326 550142" },
  { ...link, destination: "whatsapp", whatsapp: "+441326550142" },
  { ...link, destination: "wechat", wechat: "marlowe_desk" },
  { ...link, destination: "pdf", pdf: PDF },
  chat,
  { ...chat, channel: "sms", telephone: "+44 1326 550142" },
  { ...chat, channel: "wechat", wechat: "marlowe_desk" },
  usableButton("map", 3, "Plain"),
  usableButton("popup", 4, "Plain"),
  usableButton("feedback", 5, "Plain"),
  usableButton("guest-services", 6, "Plain"),
  usableButton("click-to-call", 7, "Plain"),
  { ...usableButton("gallery", 8, "Plain"), logo: { ...PICTURE, alt: "Plain", colour: "#a4602a" } } as Button,
];

const social: Social = {
  ...TEMPLATE.social,
  channels: SOCIAL_CHANNELS.map((channel) => ({
    channel,
    url: channel === "website" ? "https://marlowe.example" : "",
  })).filter(({ url }) => url !== ""),
};

const picture = { ...PICTURE, alt: "Plain" };

/** A whole draft, each part under the name that the API has for it. */
export const PLAIN_DOCUMENTS: Readonly<Record<string, unknown>> = {
  homepage: {
    ...TEMPLATE.homepage,
    logo: picture,
    backgroundPortrait: picture,
    backgroundLandscape: { ...picture, alt: "Plain" },
  },
  theme: { ...TEMPLATE.theme, fonts: { custom: ["lora"], heading: "lora", body: "inter" } },
  social,
  "buttons?language=en": {
    buttons: BUTTONS.map((button, index) => ({ ...button, id: sampleId(100 + index) })),
  },
};

/** The same document with a text in place of every text. What kind of button it is stays, or nothing would be read. */
export function poison<Node>(node: Node, text: string): Node {
  if (typeof node === "string") return text as Node;
  if (Array.isArray(node)) return node.map((entry) => poison(entry, text)) as Node;
  if (node === null || typeof node !== "object") return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, key === "type" ? value : poison(value, text)]),
  ) as Node;
}

/** Puts the plain part back at a dotted path; a path that leads nowhere puts back what it leads to last. */
export function mend(poisoned: unknown, plain: unknown, [name, ...rest]: readonly string[]): unknown {
  const isBranch =
    typeof plain === "object" && plain !== null && name !== undefined && Object.hasOwn(plain, name);
  if (!isBranch) return plain;
  const [from, to] = [plain as Record<string, unknown>, poisoned as Record<string, unknown>];
  const mended = mend(to[name], from[name], rest);
  if (Array.isArray(to)) return to.map((entry, index) => (String(index) === name ? mended : entry));
  return { ...to, [name]: mended };
}
