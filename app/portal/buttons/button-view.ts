import type { ReactNode } from "react";
import type { Button, ButtonOf, ButtonType } from "#domain/content/button.ts";
import type { SubButton, SubButtonType } from "#domain/content/button-schema.ts";
import type { Picture } from "#domain/content/media-reference.ts";
import type { Wifi } from "#domain/content/wifi.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { FormTarget } from "../guest-form.tsx";
import type { PageLoad } from "../page-loads.ts";
import type { TextLanguage } from "../text-language.ts";
import type { Words } from "../words/words.ts";
import type { Destination } from "./destination.ts";

/** `preview` includes unfinished buttons; guests never see a button without a destination. */
export type PortalMode = "published" | "preview";

/** Props of a button's dialog. */
export interface DialogProps<Type extends ButtonType> {
  readonly button: ButtonOf<Type>;
  readonly words: Words;
  readonly textLanguage: TextLanguage;
  /** The page's own language. */
  readonly language: ContentLanguage;
  readonly propertyName: string;
  readonly mode: PortalMode;
  /** While the button is closed: readable, but nothing can be pressed (T2). */
  readonly isReadOnly: boolean;
  /** When the button opens again; empty while open, `undefined` without hours. */
  readonly opening?: string | undefined;
  /** Where forms are sent; `null` for a draft, which sends none. */
  readonly target: FormTarget | null;
}

/** The guest's view of a button type. Methods, so that generic code can call the views of all types. */
export interface ButtonView<Type extends ButtonType> {
  /** Whether the button has content. Otherwise a published page omits the button. */
  isUsable(button: ButtonOf<Type>): boolean;
  /** How its dialog opens: by a press, or only by scripts (without them the button leads away). `null`: no dialog. */
  dialogOpensBy(button: ButtonOf<Type>): "press" | "script" | null;
  /** Whether a closed button still opens its dialog. Absent: never. */
  isReadable?(button: ButtonOf<Type>): boolean;
  /** Cover picture in a scrolling row, instead of the icon. Absent: the type has no pictures. */
  cover?(button: ButtonOf<Type>): Picture | null;
  /** External resources that a page with the button may load. Absent: none. */
  readonly loads?: readonly PageLoad[];
  /** The button's dialog, rendered only if `dialogOpensBy` is not `null`. */
  Dialog(props: DialogProps<Type>): ReactNode;
}

/** A button or sub-button of a type that leads away. */
export type ActionOf<Type extends SubButtonType> = Extract<Button | SubButton, { type: Type }>;

/** Destination of a type that leads away. */
export interface Action<Type extends SubButtonType> {
  /** `null` while empty. Never another scheme, whatever the draft holds. */
  destination(button: ActionOf<Type>): Destination | null;
  /** A WeChat ID in place of a URL; otherwise `null`. */
  wechatId(button: ActionOf<Type>): string | null;
  /** A Wi-Fi network in place of a URL. Absent: the type has none. */
  wifi?(button: ActionOf<Type>): Wifi | null;
}
