import type { z } from "#domain/zod.ts";
import type { wifiSchema } from "./wifi-schema.ts";

export const NETWORK_LENGTH_MAX = 32;
/** WPA takes 8 to 63 signs; an older network may have fewer. */
export const WIFI_PASSWORD_LENGTH_MAX = 63;

export type Wifi = z.infer<typeof wifiSchema>;

export const NO_WIFI: Wifi = { network: "", security: "wpa", password: "" };

/** Whether a phone could join: the network has a name, and a password where it asks for one. */
export function isComplete({ network, security, password }: Wifi): boolean {
  return network !== "" && (security === "none" || password !== "");
}
