import { toDialledNumber } from "#domain/telephone.ts";
import type { Action, ActionOf, ButtonView } from "./button-view.ts";
import { type Destination, toSameTab, whatsappDestination } from "./destination.ts";
import { WechatSheet } from "./wechat-sheet.tsx";

function getDestination(chat: ActionOf<"chat">): Destination | null {
  switch (chat.channel) {
    case "whatsapp":
      return whatsappDestination(chat.whatsapp, chat.message);
    case "sms": {
      const number = toDialledNumber(chat.telephone);
      if (!/\d/.test(number)) return null;
      // `?&body=` is the only form that both iOS and Android understand.
      const body = chat.message === "" ? "" : `?&body=${encodeURIComponent(chat.message)}`;
      return toSameTab(`sms:${number}${body}`);
    }
    case "wechat":
      return null;
  }
}

function getWechatId({ channel, wechat }: ActionOf<"chat">): string | null {
  return channel === "wechat" ? wechat || null : null;
}

export const chatAction: Action<"chat"> = { destination: getDestination, wechatId: getWechatId };

export const chatView: ButtonView<"chat"> = {
  isUsable: (button) => getDestination(button) !== null || getWechatId(button) !== null,
  dialogOpensBy: (button) => (getWechatId(button) === null ? null : "press"),
  Dialog: (props) => <WechatSheet {...props} id={getWechatId(props.button)} />,
};
