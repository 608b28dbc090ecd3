import type { ReactNode } from "react";
import type { Button, ButtonOf, ButtonType } from "#domain/content/button.ts";
import type { SubButton, SubButtonType } from "#domain/content/buttons/sub-button.ts";
import type { Picture } from "#domain/content/media-reference.ts";
import type { Wifi } from "#domain/content/wifi.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { FormTarget } from "../guest-form.tsx";
import type { PageLoad } from "../page-loads.ts";
import type { TextLanguage } from "../text-language.ts";
import type { Words } from "../words/words.ts";
import type { Destination } from "./destination.ts";

/** `preview` keeps buttons that staff is still filling in; guests never see one that leads nowhere. */
export type PortalMode = "published" | "preview";

/** What the dialog of a button is drawn from. */
export interface DialogProps<Type extends ButtonType> {
  readonly button: ButtonOf<Type>;
  readonly words: Words;
  readonly textLanguage: TextLanguage;
  /** The page's own. */
  readonly language: ContentLanguage;
  readonly propertyName: string;
  readonly mode: PortalMode;
  /** While the button is closed: what can be read, and nothing to press (T2). */
  readonly isReadOnly: boolean;
  /** When the button opens again; empty while it is open, undefined where it has no hours. */
  readonly opening?: string | undefined;
  /** Null where a draft is shown: its forms are sent nowhere. */
  readonly target: FormTarget | null;
}

/** What guests see of a type of button. Written as methods, so that loops can read the views of all types alike. */
export interface ButtonView<Type extends ButtonType> {
  /** Whether guests find anything behind the button. A published page leaves it out otherwise. */
  isUsable(button: ButtonOf<Type>): boolean;
  /**
   * What opens its dialog: a press. Or scripts alone, while without them the button leads away. Null: it has none.
   */
  dialogOpensBy(button: ButtonOf<Type>): "press" | "script" | null;
  /** Whether its dialog is shown while the button is closed. Absent: never. */
  isReadable?(button: ButtonOf<Type>): boolean;
  /** What its card in a row to scroll shows in the place of an icon. Absent: types that hold no picture. */
  cover?(button: ButtonOf<Type>): Picture | null;
  /** What a page with the button may load besides its own files. Absent: nothing. */
  readonly loads?: readonly PageLoad[];
  /** Drawn only where `dialogOpensBy` is not null. */
  Dialog(props: DialogProps<Type>): ReactNode;
}

/** A button or a sub-button of a type that leads away. */
export type ActionOf<Type extends SubButtonType> = Extract<Button | SubButton, { type: Type }>;

/** Where a button of a type leads that leads away. */
export interface Action<Type extends SubButtonType> {
  /** Null while staff has not said where. Never an address of another scheme, whatever the draft holds. */
  destination(button: ActionOf<Type>): Destination | null;
  /** The WeChat ID that stands in the place of an address; null where there is none. */
  wechatId(button: ActionOf<Type>): string | null;
  /** The network that stands in the place of an address. Absent: the type has none. */
  wifi?(button: ActionOf<Type>): Wifi | null;
}
