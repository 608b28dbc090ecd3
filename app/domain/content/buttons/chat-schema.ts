import { z } from "#domain/zod.ts";
import { telephoneSchema, wechatIdSchema, whatsappSchema } from "../../address.ts";
import { sentenceSchema } from "./text-schemas.ts";

const CHAT_CHANNELS = ["whatsapp", "sms", "wechat"] as const;

export const chatFields = {
  channel: z.enum(CHAT_CHANNELS),
  whatsapp: whatsappSchema,
  telephone: telephoneSchema,
  wechat: wechatIdSchema,
  message: sentenceSchema,
};
