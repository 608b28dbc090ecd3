import { z } from "zod";
import {
  optionalEmailSchema,
  telephoneSchema,
  webAddressSchema,
  wechatIdSchema,
  whatsappSchema,
} from "../../address.ts";
import type { ButtonIcon } from "../../look/icon.ts";
import { fileSchema } from "../media-reference.ts";
import { isComplete, NO_WIFI, type Wifi, wifiSchema } from "../wifi.ts";
import { defineButtonType, type Gap } from "./button-type.ts";

export const LINK_DESTINATIONS = ["url", "email", "telephone", "pdf", "whatsapp", "wechat", "wifi"] as const;
type LinkDestination = (typeof LINK_DESTINATIONS)[number];

/** The icon of a link that leads there, until staff choose another. */
export const DESTINATION_ICONS = {
  url: "link",
  email: "mail",
  telephone: "call",
  pdf: "book",
  whatsapp: "chat",
  wechat: "chat",
  wifi: "wifi",
} as const satisfies Record<LinkDestination, ButtonIcon>;

const OPEN_IN = ["same", "new"] as const;

function wifiGaps(wifi: Wifi): Gap[] {
  if (isComplete(wifi)) return [];
  return [{ code: "link_missing", field: wifi.network === "" ? "wifi.network" : "wifi.password" }];
}

/** Leads to an address, a telephone, a file or a chat. Keeps what was typed for every destination. */
export const link = defineButtonType({
  icon: DESTINATION_ICONS.url,
  premium: null,
  fields: {
    destination: z.enum(LINK_DESTINATIONS),
    url: webAddressSchema,
    email: optionalEmailSchema,
    telephone: telephoneSchema,
    whatsapp: whatsappSchema,
    wechat: wechatIdSchema,
    pdf: fileSchema.nullable(),
    /** Absent: never typed. */
    wifi: wifiSchema.optional(),
    openIn: z.enum(OPEN_IN),
  },
  defaults: () => ({
    destination: "url" as const,
    url: "",
    email: "",
    telephone: "",
    whatsapp: "",
    wechat: "",
    pdf: null,
    openIn: "new" as const,
  }),
  texts: [],
  untranslated: [],
  entries: null,
  publishing: {
    check: "links",
    gaps: (link) => {
      if (link.destination === "wifi") return wifiGaps(link.wifi ?? NO_WIFI);
      const value = link.destination === "pdf" ? (link.pdf?.key ?? "") : link[link.destination];
      return value === "" ? [{ code: "link_missing", field: link.destination }] : [];
    },
  },
});
