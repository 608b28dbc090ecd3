import type { Button } from "#domain/content/button.ts";
import type { SubButton, SubButtonType } from "#domain/content/buttons/sub-button.ts";
import type { Wifi } from "#domain/content/wifi.ts";
import type { Action } from "./button-view.ts";
import { chatAction } from "./chat.tsx";
import { clickToCallAction } from "./click-to-call.ts";
import type { Destination } from "./destination.ts";
import { linkAction } from "./link.tsx";
import { mapAction } from "./map.tsx";

/** The types that lead away. All others open on the page. */
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

function actionOf(button: ActionButton): Action<SubButtonType> {
  return ACTIONS[button.type] as Action<SubButtonType>;
}

/**
 * Where a button leads, as an address that may stand in a page: https, http, mailto, tel, sms, or a file
 * of our own.
 *
 * @returns null for a kind that opens on the page itself, and while staff has not said where it leads.
 * Never returns an address of another scheme, whatever the draft holds.
 */
export function destinationOf(button: Button | SubButton): Destination | null {
  return leadsAway(button) ? actionOf(button).destination(button) : null;
}

/** The WeChat ID of a button that leads there. WeChat has no web address for one, so guests read it. */
export function wechatIdOf(button: Button | SubButton): string | null {
  return leadsAway(button) ? actionOf(button).wechatId(button) : null;
}

/** The network of a button that leads to one. */
export function wifiOf(button: Button | SubButton): Wifi | null {
  return leadsAway(button) ? (actionOf(button).wifi?.(button) ?? null) : null;
}

/** Whether a press leads away: guests never see a sub-button that leads nowhere. */
export function hasDestination(button: Button | SubButton): boolean {
  return destinationOf(button) !== null || wechatIdOf(button) !== null || wifiOf(button) !== null;
}
