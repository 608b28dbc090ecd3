import type { Button, ButtonType } from "#domain/content/button.ts";
import type { FieldErrorCode } from "#domain/field-error.ts";
import { sampleId, usableButton } from "../draft.ts";

/** A value of a button that both screen and API refuse, with the reason. */
export interface RefusedValue {
  readonly what: string;
  readonly requirement: string;
  readonly type: ButtonType;
  /** Dotted path in the button. */
  readonly path: string;
  readonly value: unknown;
  readonly code: FieldErrorCode;
  /** English name of the control that accepts it; absent when none does. */
  readonly control?: string;
  /** Other fields of the button, such as the destination that shows this one. */
  readonly more?: Readonly<Record<string, unknown>>;
}

const THREE_LINES = "One\nTwo\nThree";
const PRIVATE_USE = "Menu\ue000gnp.exe";
const question = (index: number) => ({ id: sampleId(900 + index), text: "Bed?", responseType: "stars" });
const item = (index: number) => ({ id: sampleId(900 + index), picture: null, title: "Bar", description: "" });

/** Rules of section 5 for a button's fields (S123 to S133, S137), at least one case each. */
export const REFUSED_VALUES: readonly RefusedValue[] = [
  {
    what: "a name of three lines",
    requirement: "S123",
    type: "link",
    path: "name",
    value: THREE_LINES,
    code: "too_many_lines",
    control: "Name",
  },
  {
    what: "a name that wraps into three lines",
    requirement: "S123",
    type: "map",
    path: "name",
    value: Array(3).fill("a".repeat(25)).join(" "),
    code: "too_many_lines",
  },
  {
    what: "a name with a private-use character",
    requirement: "S137",
    type: "link",
    path: "name",
    value: PRIVATE_USE,
    code: "invalid_character",
    control: "Name",
  },
  {
    what: "a name with a maker's own sign",
    requirement: "S137",
    type: "link",
    path: "name",
    value: "Me\uf8ffnu",
    code: "invalid_character",
  },
  {
    what: "a script for an address",
    requirement: "S74",
    type: "link",
    path: "url",
    value: "javascript:alert(1)",
    code: "invalid_url",
    control: "Web address",
  },
  {
    what: "an address with a password in it",
    requirement: "S74",
    type: "link",
    path: "url",
    value: "https://a:b@c.example",
    code: "invalid_url",
    control: "Web address",
  },
  {
    what: "an email without a domain",
    requirement: "S113",
    type: "link",
    path: "email",
    value: "desk@",
    code: "invalid_email",
    control: "Email address",
    more: { destination: "email" },
  },
  {
    what: "a telephone number of letters",
    requirement: "S74",
    type: "link",
    path: "telephone",
    value: "call me",
    code: "invalid_telephone",
    control: "Phone number",
    more: { destination: "telephone" },
  },
  {
    what: "a WhatsApp number without a country code",
    requirement: "S133",
    type: "link",
    path: "whatsapp",
    value: "07700900123",
    code: "invalid_whatsapp",
    control: "WhatsApp number",
    more: { destination: "whatsapp" },
  },
  {
    what: "a WhatsApp number with spaces",
    requirement: "S133",
    type: "chat",
    path: "whatsapp",
    value: "+44 7700 900123",
    code: "invalid_whatsapp",
    control: "WhatsApp number",
  },
  {
    what: "a WhatsApp number with a leading zero",
    requirement: "S133",
    type: "chat",
    path: "whatsapp",
    value: "+044123456789",
    code: "invalid_whatsapp",
    control: "WhatsApp number",
  },
  {
    what: "a WeChat ID that starts with a digit",
    requirement: "S74",
    type: "link",
    path: "wechat",
    value: "1hotel",
    code: "invalid_wechat",
    control: "WeChat ID",
    more: { destination: "wechat" },
  },
  {
    what: "an extension of letters",
    requirement: "S130",
    type: "click-to-call",
    path: "extension",
    value: "front desk",
    code: "invalid_extension",
    control: "Extension number",
  },
  {
    what: "a location on two lines",
    requirement: "S137",
    type: "map",
    path: "location",
    value: "Quay\nFalmouth",
    code: "invalid_character",
  },
  {
    what: "a location that is the address of a website",
    requirement: "S75",
    type: "map",
    path: "location",
    value: "https://marlowe.example/find-us",
    code: "invalid_location",
    control: "Location",
  },
  {
    what: "a feedback email that is none",
    requirement: "S113",
    type: "feedback",
    path: "email",
    value: "manager",
    code: "invalid_email",
    control: "Send answers to",
  },
  {
    what: "a feedback title of three lines",
    requirement: "S123",
    type: "feedback",
    path: "title",
    value: THREE_LINES,
    code: "too_many_lines",
    control: "Header title",
  },
  {
    what: "an eleventh question",
    requirement: "S127",
    type: "feedback",
    path: "questions",
    value: Array.from({ length: 11 }, (_, index) => question(index)),
    code: "too_many_questions",
  },
  {
    what: "a gallery title of three lines",
    requirement: "S123",
    type: "gallery",
    path: "title",
    value: THREE_LINES,
    code: "too_many_lines",
    control: "Page title",
  },
  {
    what: "an item description of five lines",
    requirement: "S124",
    type: "gallery",
    path: "items.0.description",
    value: "1\n2\n3\n4\n5",
    code: "too_many_lines",
  },
  {
    what: "a thirteenth gallery item",
    requirement: "S126",
    type: "gallery",
    path: "items",
    value: Array.from({ length: 13 }, (_, index) => item(index)),
    code: "too_many_gallery_items",
  },
  {
    what: "a colour that is a declaration",
    requirement: "S73",
    type: "link",
    path: "style.background",
    value: "red;position:fixed",
    code: "invalid_colour",
  },
  {
    what: "a picture's colour that is a declaration",
    requirement: "S78",
    type: "gallery",
    path: "items.0.picture.colour",
    value: "#aabbcc}body{display:none",
    code: "invalid_colour",
  },
  {
    what: "a picture that is no key of ours",
    requirement: "S78",
    type: "gallery",
    path: "logo",
    value: { key: "../secret.png", width: 1, height: 1, alt: "" },
    code: "invalid_media",
  },
];

function replaceAt(node: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(node)) {
    return node.map((entry, index) => (String(index) === name ? replaceAt(entry, rest, value) : entry));
  }
  const record = node as Record<string, unknown>;
  return { ...record, [name]: replaceAt(record[name], rest, value) };
}

/** The valid button of a case. */
export function soundButton({ type, more = {} }: RefusedValue): Button {
  return { ...usableButton(type, 1, "Sound"), ...more } as Button;
}

/** That button with the refused value. */
export function brokenButton(refused: RefusedValue): unknown {
  return replaceAt(soundButton(refused), refused.path.split("."), refused.value);
}
