import { z } from "zod";
import { telephoneSchema, wechatIdSchema, whatsappSchema } from "../../address.ts";
import { defineButtonType } from "./button-type.ts";
import { sentenceSchema } from "./text-schemas.ts";

const CHAT_CHANNELS = ["whatsapp", "sms", "wechat"] as const;

/** Opens a chat with the property. Keeps what was typed for every channel. */
export const chat = defineButtonType({
  icon: "chat",
  premium: null,
  fields: {
    channel: z.enum(CHAT_CHANNELS),
    whatsapp: whatsappSchema,
    telephone: telephoneSchema,
    wechat: wechatIdSchema,
    message: sentenceSchema,
  },
  defaults: () => ({ channel: "whatsapp" as const, whatsapp: "", telephone: "", wechat: "", message: "" }),
  texts: ["message"],
  untranslated: [],
  entries: null,
  publishing: {
    check: "chats",
    gaps: (chat) => {
      const field = chat.channel === "sms" ? "telephone" : chat.channel;
      return chat[field] === "" ? [{ code: "chat_without_number", field }] : [];
    },
  },
});
