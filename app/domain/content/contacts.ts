import { nameWithoutChips } from "../answers/chips/answer-uses.ts";
import type { ContentLanguage } from "../language.ts";
import type { Button, Buttons } from "./button.ts";
import { getSubButtons } from "./button-entries.ts";
import type { SubButton } from "./button-schema.ts";
import type { Draft } from "./document.ts";
import type { PublishCheck } from "./publish-finding.ts";

/** Kinds of contact: how guests reach people and places. */
export const CONTACT_KINDS = [
  "location",
  "telephone",
  "extension",
  "whatsapp",
  "wechat",
  "email",
  "url",
  "pdf",
  "social",
  "wifi",
] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** A contact in a draft, with its place. */
export interface Contact {
  readonly kind: ContactKind;
  /** The stored value; for a PDF its file key, for Wi-Fi the network name. */
  readonly value: string;
  /** The text shown to staff. */
  readonly shown: string;
  readonly check: PublishCheck;
  readonly language?: ContentLanguage;
  readonly buttonId?: string;
  readonly subButtonId?: string;
  /** The form field that holds the contact. */
  readonly field: string;
  /** The button's name or the channel. */
  readonly subject: string;
  /** Whether guests can use the contact once published: the button is visible and uses this destination. */
  readonly isInUse: boolean;
}

/** All contacts of a draft, in button order. Pure. */
export function findContacts(draft: Pick<Draft, "buttons" | "social">): readonly Contact[] {
  const languages = Object.keys(draft.buttons) as ContentLanguage[];
  const ofButtons = languages.flatMap((language) =>
    (draft.buttons[language]?.buttons ?? []).flatMap((button) =>
      getButtonContacts(button).map((contact) => ({ ...contact, language })),
    ),
  );
  const ofChannels = draft.social.channels.map(
    ({ channel, url }): Contact => ({
      kind: "social",
      value: url,
      shown: url,
      check: "social",
      field: `social-${channel}`,
      subject: channel,
      isInUse: true,
    }),
  );
  return [...ofButtons, ...ofChannels].filter(({ value }) => value !== "");
}

function getButtonContacts(button: Button): Contact[] {
  const position = { buttonId: button.id, subject: nameWithoutChips(button.name) };
  const inside = getSubButtons(button).flatMap((sub) =>
    getPartContacts(sub).map((part) => ({
      ...part,
      ...position,
      subButtonId: sub.id,
      subject: nameWithoutChips(sub.name || button.name),
    })),
  );
  return [...getPartContacts(button).map((part) => ({ ...part, ...position })), ...inside].map((contact) => ({
    ...contact,
    isInUse: contact.isInUse && !button.hidden,
  }));
}

type Part = Omit<Contact, "language" | "buttonId" | "subButtonId" | "subject">;

function getPartContacts(part: Button | SubButton): Part[] {
  const plain = (check: PublishCheck, kind: ContactKind, value: string, more: Partial<Part> = {}): Part => ({
    kind,
    value,
    shown: value,
    check,
    field: kind,
    isInUse: true,
    ...more,
  });
  switch (part.type) {
    case "link": {
      const isInUse = (kind: string) => ({ isInUse: part.destination === kind });
      return [
        ...(["url", "email", "telephone", "whatsapp", "wechat"] as const).map((kind) =>
          plain("links", kind, part[kind], isInUse(kind)),
        ),
        plain("links", "wifi", part.wifi?.network ?? "", { field: "wifi.network", ...isInUse("wifi") }),
        plain("links", "pdf", part.pdf?.key ?? "", { shown: part.pdf?.name ?? "", ...isInUse("pdf") }),
      ];
    }
    case "chat":
      return (["whatsapp", "telephone", "wechat"] as const).map((kind) =>
        plain("chats", kind, part[kind], {
          isInUse: part.channel === (kind === "telephone" ? "sms" : kind),
        }),
      );
    case "map":
      return [
        plain("maps", "location", part.location),
        ...getPlaces(part).map(({ location }, index) =>
          plain("maps", "location", location, { field: `places.${index}.location` }),
        ),
      ];
    case "click-to-call":
      return [plain("calls", "extension", part.extension)];
    case "feedback":
      return [
        plain("feedback", "email", part.email),
        plain("feedback", "url", part.reviewLink, { field: "reviewLink" }),
      ];
    case "guest-services":
      return [plain("services", "email", part.email)];
    case "popup":
      return findLinks(part.content).map((url) => plain("links", "url", url, { field: "content" }));
    case "gallery":
      return [];
  }
}

/** Further places of a map; empty for a map in a popup. */
function getPlaces(map: Extract<Button | SubButton, { type: "map" }>) {
  return ("places" in map && map.places) || [];
}

/** Targets of links in a popup's text. */
function findLinks(content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap(findLinks);
  if (typeof content !== "object" || content === null) return [];
  const { link, ...rest } = content as { link?: unknown };
  return [...(typeof link === "string" ? [link] : []), ...Object.values(rest).flatMap(findLinks)];
}

/** Replaces a location or telephone number everywhere in the given buttons. */
export function replaceContact(
  { buttons }: Buttons,
  { kind, value }: { readonly kind: "location" | "telephone"; readonly value: string },
  next: string,
): Buttons {
  const replaceIn = <Some extends Button | SubButton>(part: Some): Some => {
    const fields: Readonly<Record<string, unknown>> = part;
    const replaced = fields[kind] === value ? { ...part, [kind]: next } : part;
    if (kind !== "location" || replaced.type !== "map" || getPlaces(replaced).length === 0) return replaced;
    const places = getPlaces(replaced).map((place) =>
      place.location === value ? { ...place, location: next } : place,
    );
    return { ...replaced, places };
  };
  return {
    buttons: buttons.map((button) => {
      const own = replaceIn(button);
      return own.type === "popup" ? { ...own, subButtons: own.subButtons.map(replaceIn) } : own;
    }),
  };
}
