import type { Button, ButtonType } from "#domain/content/button.ts";
import { MEDIA_KEY_PATTERN, type Picture } from "#domain/content/media-reference.ts";
import type { Layout } from "#domain/content/theme.ts";
import type { PageLoad } from "../page-loads.ts";
import { ownTextLanguage } from "../text-language.ts";
import type { DialogProps } from "./button-view.ts";
import { viewOf } from "./views.ts";

/** Whether a button opens a dialog of the page instead of leading away. */
export function opensOnPage(button: Button): boolean {
  return viewOf(button).dialogOpensBy(button) === "press";
}

/** Whether a dialog stands ready for a button: those that open here, and the map that scripts can show. */
export function hasDialog(button: Button): boolean {
  return viewOf(button).dialogOpensBy(button) !== null;
}

/** What a page with a button may load besides its own files. */
export function loadsOf(button: Button): readonly PageLoad[] {
  return viewOf(button).loads ?? [];
}

/** Whether a button that is closed still opens its dialog, to be read (T2). */
export function staysReadable(button: Button): boolean {
  return viewOf(button).isReadable?.(button) === true;
}

/**
 * The picture on a button's tile: its own; on a card of a row to scroll also that of what it opens. Null where there is
 * none of ours.
 */
export function getCover(button: Button, layout: Layout): Picture | null {
  const picture = button.picture ?? (layout === "scroll" ? viewOf(button).cover?.(button) : null) ?? null;
  return picture !== null && MEDIA_KEY_PATTERN.test(picture.key) ? picture : null;
}

type ButtonDialogProps = Omit<DialogProps<ButtonType>, "textLanguage" | "target" | "isReadOnly"> &
  Partial<Pick<DialogProps<ButtonType>, "textLanguage" | "target" | "isReadOnly">>;

/** What a button opens: popup, gallery, feedback, guest services, map, or a WeChat ID. */
export function ButtonDialog({
  textLanguage = ownTextLanguage,
  target = null,
  isReadOnly = false,
  ...props
}: ButtonDialogProps) {
  const { Dialog } = viewOf(props.button);
  return <Dialog {...props} textLanguage={textLanguage} target={target} isReadOnly={isReadOnly} />;
}
