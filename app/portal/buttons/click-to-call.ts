import type { Action, ButtonView } from "./button-view.ts";
import { phoneDestination } from "./destination.ts";

export const clickToCallAction: Action<"click-to-call"> = {
  destination: ({ extension }) => phoneDestination(extension),
  wechatId: () => null,
};

export const clickToCallView: ButtonView<"click-to-call"> = {
  isUsable: ({ extension }) => phoneDestination(extension) !== null,
  dialogOpensBy: () => null,
  Dialog: () => null,
};
