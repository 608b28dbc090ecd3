import type { ButtonIcon } from "../../look/icon.ts";
import type { linkFields } from "../button-schema.ts";
import { isComplete, NO_WIFI, type Wifi } from "../wifi.ts";
import { defineButtonType, type MissingField } from "./button-type.ts";

export const LINK_DESTINATIONS = [
  "url",
  "email",
  "telephone",
  "pdf",
  "whatsapp",
  "wechat",
  "wifi",
  "guide",
] as const;
type LinkDestination = (typeof LINK_DESTINATIONS)[number];

/** Default icon per destination, until staff choose another. */
export const DESTINATION_ICONS = {
  url: "link",
  email: "mail",
  telephone: "call",
  pdf: "book",
  whatsapp: "chat",
  wechat: "chat",
  wifi: "wifi",
  guide: "book",
} as const satisfies Record<LinkDestination, ButtonIcon>;

function findWifiGaps(wifi: Wifi): MissingField[] {
  if (isComplete(wifi)) return [];
  return [{ code: "link_missing", field: wifi.network === "" ? "wifi.network" : "wifi.password" }];
}

/** Opens an address, telephone, file or chat. Remembers the typed value of every destination. */
export const link = defineButtonType<typeof linkFields>({
  icon: DESTINATION_ICONS.url,
  premium: null,
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
      // Whether there is a guide depends on the answers: `checkDraft`.
      if (link.destination === "guide") return [];
      if (link.destination === "wifi") return findWifiGaps(link.wifi ?? NO_WIFI);
      const value = link.destination === "pdf" ? (link.pdf?.key ?? "") : link[link.destination];
      return value === "" ? [{ code: "link_missing", field: link.destination }] : [];
    },
  },
});
