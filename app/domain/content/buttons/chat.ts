import type { chatFields } from "../button-schema.ts";
import { defineButtonType } from "./button-type.ts";

/** Opens a chat with the property. Remembers the typed value of every channel. */
export const chat = defineButtonType<typeof chatFields>({
  icon: "chat",
  premium: null,
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
