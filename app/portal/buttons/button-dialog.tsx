import type { Button, ButtonType } from "#domain/content/button.ts";
import { MEDIA_KEY_PATTERN, type Picture } from "#domain/content/media-reference.ts";
import type { Layout } from "#domain/content/theme.ts";
import type { PageLoad } from "../page-loads.ts";
import { ownTextLanguage } from "../text-language.ts";
import type { DialogProps } from "./button-view.ts";
import { getView } from "./views.ts";

/** Whether a button opens a dialog on the page instead of leading away. */
export function opensOnPage(button: Button): boolean {
  return getView(button).dialogOpensBy(button) === "press";
}

/** Whether the page has a dialog for the button: those that open on a press, and the map opened by scripts. */
export function hasDialog(button: Button): boolean {
  return getView(button).dialogOpensBy(button) !== null;
}

/** External resources that a page with this button may load. */
export function getLoads(button: Button): readonly PageLoad[] {
  return getView(button).loads ?? [];
}

/** Whether a closed button still opens its dialog for reading (T2). */
export function staysReadable(button: Button): boolean {
  return getView(button).isReadable?.(button) === true;
}

/**
 * Picture of a button's tile: its own; in a scrolling row also the cover of its content. `null` if there is
 * no valid one.
 */
export function getCover(button: Button, layout: Layout): Picture | null {
  const picture = button.picture ?? (layout === "scroll" ? getView(button).cover?.(button) : null) ?? null;
  return picture !== null && MEDIA_KEY_PATTERN.test(picture.key) ? picture : null;
}

type ButtonDialogProps = Omit<DialogProps<ButtonType>, "textLanguage" | "target" | "isReadOnly"> &
  Partial<Pick<DialogProps<ButtonType>, "textLanguage" | "target" | "isReadOnly">>;

/** A button's dialog: popup, gallery, feedback, guest services, map, or WeChat ID. */
export function ButtonDialog({
  textLanguage = ownTextLanguage,
  target = null,
  isReadOnly = false,
  ...props
}: ButtonDialogProps) {
  const { Dialog } = getView(props.button);
  return <Dialog {...props} textLanguage={textLanguage} target={target} isReadOnly={isReadOnly} />;
}
