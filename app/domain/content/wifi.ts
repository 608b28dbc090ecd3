import type { z } from "#domain/zod.ts";
import type { wifiSchema } from "./button-schema.ts";

export const NETWORK_LENGTH_MAX = 32;
/** A WPA password has 8 to 63 characters; passwords of older networks may be shorter. */
export const WIFI_PASSWORD_LENGTH_MAX = 63;

export type Wifi = z.infer<typeof wifiSchema>;

export const NO_WIFI: Wifi = { network: "", security: "wpa", password: "" };

/** Whether a phone could join: the network has a name, and a password if required. */
export function isComplete({ network, security, password }: Wifi): boolean {
  return network !== "" && (security === "none" || password !== "");
}

function escaped(text: string): string {
  return text.replace(/[\\;,:"]/g, "\\$&");
}

/** Wi-Fi QR code text that phone cameras understand: `WIFI:T:WPA;S:Guests;P:secret;;`. */
export function wifiCode({ network, security, password }: Wifi): string {
  const secret = security === "none" ? "" : `P:${escaped(password)};`;
  return `WIFI:T:${security === "none" ? "nopass" : "WPA"};S:${escaped(network)};${secret};`;
}
