/* What a home screen asks for, under the address of a portal. */
export const WEB_MANIFEST_NAME = "manifest.webmanifest";
export const APP_ICON_NAME = "icon.svg";
export const TOUCH_ICON_NAME = "icon.png";
