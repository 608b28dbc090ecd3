import { z } from "zod";
import { hasInvalidCharacter, typedText } from "../text.ts";

export const NETWORK_LENGTH_MAX = 32;
/** WPA takes 8 to 63 signs; an older network may have fewer. */
export const WIFI_PASSWORD_LENGTH_MAX = 63;
const WIFI_SECURITIES = ["wpa", "none"] as const;

const oneLine = (lengthMax: number) =>
  typedText()
    .max(lengthMax, "too_long")
    .refine((text) => !hasInvalidCharacter(text), "invalid_character");

/** A network that guests may use (R7). The password stays while the network is said to have none. */
export const wifiSchema = z.strictObject({
  network: oneLine(NETWORK_LENGTH_MAX),
  security: z.enum(WIFI_SECURITIES),
  password: oneLine(WIFI_PASSWORD_LENGTH_MAX),
});
export type Wifi = z.infer<typeof wifiSchema>;

export const NO_WIFI: Wifi = { network: "", security: "wpa", password: "" };

/** Whether a phone could join: the network has a name, and a password where it asks for one. */
export function isComplete({ network, security, password }: Wifi): boolean {
  return network !== "" && (security === "none" || password !== "");
}
