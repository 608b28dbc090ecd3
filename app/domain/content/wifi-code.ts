import type { Wifi } from "./wifi.ts";

function escaped(text: string): string {
  return text.replace(/[\\;,:"]/g, "\\$&");
}

/** Wi-Fi QR code text that phone cameras understand: `WIFI:T:WPA;S:Guests;P:secret;;`. */
export function wifiCode({ network, security, password }: Wifi): string {
  const secret = security === "none" ? "" : `P:${escaped(password)};`;
  return `WIFI:T:${security === "none" ? "nopass" : "WPA"};S:${escaped(network)};${secret};`;
}
