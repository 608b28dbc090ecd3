import { z } from "#domain/zod.ts";
import {
  optionalEmailSchema,
  telephoneSchema,
  webAddressSchema,
  wechatIdSchema,
  whatsappSchema,
} from "../../address.ts";
import { fileSchema } from "../media-reference-schema.ts";
import { wifiSchema } from "../wifi-schema.ts";
import { LINK_DESTINATIONS } from "./link.ts";

const OPEN_IN = ["same", "new"] as const;

export const linkFields = {
  destination: z.enum(LINK_DESTINATIONS),
  url: webAddressSchema,
  email: optionalEmailSchema,
  telephone: telephoneSchema,
  whatsapp: whatsappSchema,
  wechat: wechatIdSchema,
  pdf: fileSchema.nullable(),
  /** Absent: never filled in. */
  wifi: wifiSchema.optional(),
  openIn: z.enum(OPEN_IN),
};
