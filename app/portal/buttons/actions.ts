import { isEmail, parseWebAddress, telephoneHref } from "#domain/address.ts";
import type { Button } from "#domain/content/button.ts";
import type { SubButton } from "#domain/content/buttons/sub-button.ts";
import { MEDIA_KEY_PATTERN, mediaHref } from "#domain/content/media-reference.ts";

export interface Destination {
  readonly href: string;
  readonly isNewTab: boolean;
}

type Typed<Type extends string> = Extract<Button | SubButton, { type: Type }>;

type MapPlace = Pick<Typed<"map">, "location" | "mapType" | "zoom">;

const GOOGLE_MAP_TYPE = { roadmap: "m", satellite: "k", hybrid: "h", terrain: "p" } as const;

function inSameTab(href: string): Destination {
  return { href, isNewTab: false };
}

function inNewTab(href: string): Destination {
  return { href, isNewTab: true };
}

function webDestination(typed: string, isNewTab: boolean): Destination | null {
  const href = parseWebAddress(typed);
  return href === null ? null : { href, isNewTab };
}

export function mailHref(email: string, subject = ""): string {
  const address = encodeURIComponent(email).replaceAll("%40", "@");
  return `mailto:${address}${subject === "" ? "" : `?subject=${encodeURIComponent(subject)}`}`;
}

function phoneDestination(number: string): Destination | null {
  return /\d/.test(number) ? inSameTab(telephoneHref(number)) : null;
}

function whatsappDestination(number: string, message = ""): Destination | null {
  const digits = number.replace(/\D/g, "");
  if (digits === "") return null;
  return inNewTab(`https://wa.me/${digits}${message === "" ? "" : `?text=${encodeURIComponent(message)}`}`);
}

function linkDestination(link: Typed<"link">): Destination | null {
  const isNewTab = link.openIn === "new";
  switch (link.destination) {
    case "url":
      return webDestination(link.url, isNewTab);
    case "email":
      return isEmail(link.email) ? inSameTab(mailHref(link.email)) : null;
    case "telephone":
      return phoneDestination(link.telephone);
    case "pdf":
      if (link.pdf === null || !MEDIA_KEY_PATTERN.test(link.pdf.key)) return null;
      return { href: mediaHref(link.pdf.key), isNewTab };
    case "whatsapp":
      return whatsappDestination(link.whatsapp);
    case "wechat":
      return null;
  }
}

function chatDestination(chat: Typed<"chat">): Destination | null {
  switch (chat.channel) {
    case "whatsapp":
      return whatsappDestination(chat.whatsapp, chat.message);
    case "sms": {
      const phone = phoneDestination(chat.telephone);
      if (phone === null) return null;
      // `?&body=` is the one spelling that both iOS and Android read.
      const body = chat.message === "" ? "" : `?&body=${encodeURIComponent(chat.message)}`;
      return inSameTab(`sms:${phone.href.slice("tel:".length)}${body}`);
    }
    case "wechat":
      return null;
  }
}

function mapQuery({ location, mapType, zoom }: MapPlace): URLSearchParams {
  return new URLSearchParams({ q: location, t: GOOGLE_MAP_TYPE[mapType], z: String(zoom) });
}

function mapDestination(map: MapPlace): Destination | null {
  return map.location.trim() === "" ? null : inNewTab(`https://www.google.com/maps?${mapQuery(map)}`);
}

/** The address of a map for a frame: the same place, type and zoom as behind the link. */
export function mapFrameHref(map: MapPlace): string {
  return `https://www.google.com/maps?${mapQuery(map)}&output=embed`;
}

/**
 * Where a button leads, as an address that may stand in a page: https, http, mailto, tel, sms, or a file
 * of our own.
 *
 * @returns null for a kind that opens on the page itself, and while staff has not said where it leads.
 * Never returns an address of another scheme, whatever the draft holds.
 */
export function destinationOf(button: Button | SubButton): Destination | null {
  switch (button.type) {
    case "link":
      return linkDestination(button);
    case "chat":
      return chatDestination(button);
    case "map":
      return mapDestination(button);
    case "click-to-call":
      return phoneDestination(button.extension);
    default:
      return null;
  }
}

/** The WeChat ID of a button that leads there. WeChat has no web address for one, so guests read it. */
export function wechatIdOf(button: Button | SubButton): string | null {
  if (button.type === "link" && button.destination === "wechat") return button.wechat || null;
  if (button.type === "chat" && button.channel === "wechat") return button.wechat || null;
  return null;
}
