import type { Button } from "#domain/content/button.ts";
import type { SubButton, SubButtonType } from "#domain/content/button-schema.ts";
import type { Wifi } from "#domain/content/wifi.ts";
import type { Action } from "./button-view.ts";
import { chatAction } from "./chat.tsx";
import { clickToCallAction } from "./click-to-call.ts";
import type { Destination } from "./destination.ts";
import { linkAction } from "./link.tsx";
import { mapAction } from "./map.tsx";

/** Types that lead away. All others open on the page. */
const ACTIONS: { readonly [Type in SubButtonType]: Action<Type> } = {
  link: linkAction,
  chat: chatAction,
  map: mapAction,
  "click-to-call": clickToCallAction,
};

type ActionButton = Extract<Button | SubButton, { type: SubButtonType }>;

function leadsAway(button: Button | SubButton): button is ActionButton {
  return Object.hasOwn(ACTIONS, button.type);
}

function getAction(button: ActionButton): Action<SubButtonType> {
  return ACTIONS[button.type] as Action<SubButtonType>;
}

/**
 * A button's destination as a safe URL: https, http, mailto, tel, sms, or a file of our own.
 *
 * @returns `null` for types that open on the page, and while the destination is empty. Never returns another
 * scheme, whatever the draft holds.
 */
export function findDestination(button: Button | SubButton): Destination | null {
  return leadsAway(button) ? getAction(button).destination(button) : null;
}

/** The button's WeChat ID. WeChat has no web addresses for IDs, so guests read it. */
export function findWechatId(button: Button | SubButton): string | null {
  return leadsAway(button) ? getAction(button).wechatId(button) : null;
}

/** The button's Wi-Fi network. */
export function findWifi(button: Button | SubButton): Wifi | null {
  return leadsAway(button) ? (getAction(button).wifi?.(button) ?? null) : null;
}

/** Whether the button has any destination: guests never see a sub-button without one. */
export function hasDestination(button: Button | SubButton): boolean {
  return findDestination(button) !== null || findWechatId(button) !== null || findWifi(button) !== null;
}
