import { z } from "#domain/zod.ts";
import { staffText } from "../text-schema.ts";
import { NETWORK_LENGTH_MAX, WIFI_PASSWORD_LENGTH_MAX } from "./wifi.ts";

const WIFI_SECURITIES = ["wpa", "none"] as const;

/** A guest network (R7). The password is kept while security is "none". */
export const wifiSchema = z.strictObject({
  network: staffText({ lengthMax: NETWORK_LENGTH_MAX }),
  security: z.enum(WIFI_SECURITIES),
  password: staffText({ lengthMax: WIFI_PASSWORD_LENGTH_MAX }),
});
