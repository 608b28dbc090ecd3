import { isEmail } from "#domain/address.ts";
import { MEDIA_KEY_PATTERN, mediaHref } from "#domain/content/media-reference.ts";
import type { Action, ActionOf, ButtonView } from "./button-view.ts";
import {
  type Destination,
  inSameTab,
  mailHref,
  phoneDestination,
  webDestination,
  whatsappDestination,
} from "./destination.ts";
import { WechatSheet } from "./wechat-sheet.tsx";

function destination(link: ActionOf<"link">): Destination | null {
  const isNewTab = link.openIn === "new";
  switch (link.destination) {
    case "url":
      return webDestination(link.url, isNewTab);
    case "email":
      return isEmail(link.email) ? inSameTab(mailHref(link.email)) : null;
    case "telephone":
      return phoneDestination(link.telephone);
    case "pdf":
      if (link.pdf === null || !MEDIA_KEY_PATTERN.test(link.pdf.key)) return null;
      return { href: mediaHref(link.pdf.key), isNewTab };
    case "whatsapp":
      return whatsappDestination(link.whatsapp);
    case "wechat":
      return null;
  }
}

function wechatId({ destination: chosen, wechat }: ActionOf<"link">): string | null {
  return chosen === "wechat" ? wechat || null : null;
}

export const linkAction: Action<"link"> = { destination, wechatId };

export const linkView: ButtonView<"link"> = {
  isUsable: (button) => destination(button) !== null || wechatId(button) !== null,
  dialogOpensBy: (button) => (wechatId(button) === null ? null : "press"),
  Dialog: (props) => <WechatSheet {...props} id={wechatId(props.button)} />,
};
