import { z } from "zod";
import { hasInvalidCharacter } from "../text.ts";
import { typedText } from "../text-schema.ts";
import { NETWORK_LENGTH_MAX, WIFI_PASSWORD_LENGTH_MAX } from "./wifi.ts";

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
