import { isEmail } from "#domain/address.ts";
import { MEDIA_KEY_PATTERN, mediaHref } from "#domain/content/media-reference.ts";
import { isComplete, type Wifi } from "#domain/content/wifi.ts";
import { Sheet } from "../dialog-frame.tsx";
import { LocalizedText } from "../localized-text.tsx";
import type { Action, ActionOf, ButtonView, DialogProps } from "./button-view.ts";
import {
  type Destination,
  guideDestination,
  mailHref,
  phoneDestination,
  toSameTab,
  webDestination,
  whatsappDestination,
} from "./destination.ts";
import { WechatSheet } from "./wechat-sheet.tsx";
import { WifiFacts } from "./wifi-facts.tsx";

function getDestination(link: ActionOf<"link">): Destination | null {
  const isNewTab = link.openIn === "new";
  switch (link.destination) {
    case "url":
      return webDestination(link.url, isNewTab);
    case "email":
      return isEmail(link.email) ? toSameTab(mailHref(link.email)) : null;
    case "telephone":
      return phoneDestination(link.telephone);
    case "pdf":
      if (link.pdf === null || !MEDIA_KEY_PATTERN.test(link.pdf.key)) return null;
      return { href: mediaHref(link.pdf.key), isNewTab };
    case "whatsapp":
      return whatsappDestination(link.whatsapp);
    case "guide":
      return guideDestination(link.topic);
    case "wechat":
    case "wifi":
      return null;
  }
}

function getWechatId({ destination: chosen, wechat }: ActionOf<"link">): string | null {
  return chosen === "wechat" ? wechat || null : null;
}

function getWifi({ destination: chosen, wifi: network }: ActionOf<"link">): Wifi | null {
  return chosen === "wifi" && network && isComplete(network) ? network : null;
}

export const linkAction: Action<"link"> = {
  destination: getDestination,
  wechatId: getWechatId,
  wifi: getWifi,
};

/** Sheet of a Wi-Fi network. */
function WifiSheet({
  button,
  words,
  textLanguage,
  language,
  network,
}: DialogProps<"link"> & { network: Wifi }) {
  return (
    <Sheet button={button} words={words}>
      <div className="p-body">
        <h2 id={`t-${button.id}`}>
          <LocalizedText textLanguage={textLanguage} path="name">
            {button.name}
          </LocalizedText>
        </h2>
        <WifiFacts wifi={network} words={words} language={language} />
      </div>
    </Sheet>
  );
}

export const linkView: ButtonView<"link"> = {
  isUsable: (button) =>
    getDestination(button) !== null || getWechatId(button) !== null || getWifi(button) !== null,
  dialogOpensBy: (button) => (getWechatId(button) === null && getWifi(button) === null ? null : "press"),
  Dialog: (props) => {
    const network = getWifi(props.button);
    return network ? (
      <WifiSheet {...props} network={network} />
    ) : (
      <WechatSheet {...props} id={getWechatId(props.button)} />
    );
  },
};
