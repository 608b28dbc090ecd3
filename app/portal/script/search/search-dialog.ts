import { attachClickActions } from "../click-actions.ts";
import { closeDialog, openDialog } from "../dialogs.ts";
import { SEARCH_DIALOG } from "../search-dialog-name.ts";
import { findAction } from "./open-result.ts";
import { SearchView, TOUCH } from "./search-view.ts";

/** The whole window, above everything. */
const DIALOG_STYLE =
  "inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;overflow:auto;overscroll-behavior:contain";

/**
 * The page of results in a dialog of another page. It has its own style in a shadow root, because it is complete and
 * of another publication than the page perhaps.
 */
export class SearchDialog {
  readonly dialog = document.createElement("dialog");
  readonly view: SearchView;

  constructor(html: string) {
    // In a template, the style is not applied, which the page's policy would refuse.
    const template = document.createElement("template");
    template.innerHTML = html;
    const page = template.content;
    const portal = page.querySelector(".p-results")?.closest<HTMLElement>(".portal");
    if (!portal) throw new Error("It is not the page of results.");
    for (const part of portal.querySelectorAll(":scope > :not(svg,header,main)")) part.remove();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync([...page.querySelectorAll("style")].map(({ textContent }) => textContent).join(""));
    const host = document.createElement("div");
    host.style.height = "100%";
    const root = host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.appendChild(portal);
    const { dialog } = this;
    dialog.id = SEARCH_DIALOG;
    dialog.style.cssText = DIALOG_STYLE;
    dialog.appendChild(host);
    this.view = new SearchView(root);
    dialog.ariaLabel = this.view.field.ariaLabel;
    document.body.appendChild(dialog);
    attachClickActions(portal, {});
    portal.addEventListener("click", (event) => this.#onClick(event));
    portal.addEventListener("keydown", (event) => {
      // In the field, Escape would delete the words instead.
      if (event.key !== "Escape" || event.isComposing) return;
      event.preventDefault();
      closeDialog(dialog);
    });
    dialog.addEventListener("close", () => {
      this.view.counted.end();
      // The focus is back in the field, where it would call the phone's keyboard.
      if (matchMedia(TOUCH).matches) (document.activeElement as HTMLElement | null)?.blur();
    });
  }

  /** Opens the search with the words that a guest typed in another field. */
  readonly open = (typed: HTMLInputElement): void => {
    const { field, counted } = this.view;
    const { value, selectionStart, selectionEnd } = typed;
    typed.value = "";
    field.value = value;
    counted.note("", "en", false);
    openDialog(this.dialog);
    field.focus();
    field.setSelectionRange(selectionStart, selectionEnd);
    this.dialog.scrollTop = 0;
    void this.view.follow();
  };

  #onClick(event: MouseEvent): void {
    const link = (event.target as Element).closest("a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    if (link.classList.contains("p-shut")) {
      event.preventDefault();
      closeDialog(this.dialog);
      return;
    }
    if (link.classList.contains("p-hit")) this.view.counted.end(true);
    const action = findAction(link);
    // Telephone numbers and chats leave the page where it is.
    if (!action && !/^https?:/.test(link.href)) return;
    event.preventDefault();
    this.#closeThen(action ?? (() => location.assign(link.href)));
  }

  /** Closing goes back in the history, which must end before anything else happens there. */
  #closeThen(act: () => void): void {
    const isMoving = history.state?.layers?.includes(SEARCH_DIALOG);
    // An anchor that is set within the event is not gone to.
    if (isMoving) addEventListener("popstate", () => setTimeout(act), { once: true });
    closeDialog(this.dialog);
    if (!isMoving) act();
  }
}
