import { fetchIndex } from "./index-file.ts";
import { SearchDialog } from "./search-dialog.ts";
import { SearchView } from "./search-view.ts";

/*
 * Script of the guests' search (A8), served at /guest/search.js: a module, imported at the first touch of a search
 * field. On the page of results it follows what is typed; over other pages it opens the same page in a dialog.
 */

/** Without these, the field stays a form. */
const canOpen = "adoptedStyleSheets" in Document.prototype && "showModal" in HTMLDialogElement.prototype;

let making: Promise<SearchDialog> | undefined;
let results: SearchView | undefined;

function isOnResults(form: HTMLFormElement): boolean {
  return form.closest(".p-ask-bar") !== null;
}

function attachResults(): SearchView {
  const view = new SearchView(document);
  view.main.addEventListener("click", ({ target }) => {
    if ((target as Element).closest(".p-hit")) view.counted.end(true);
  });
  const keepWords = () => {
    history.replaceState(history.state, "", `?q=${encodeURIComponent(view.field.value)}`);
  };
  view.field.addEventListener("input", keepWords);
  keepWords();
  return view;
}

async function makeDialog({ action }: HTMLFormElement): Promise<SearchDialog> {
  const answer = await fetch(action);
  if (!answer.ok) throw new Error(`The page of results is not to be had: ${answer.status}.`);
  return new SearchDialog(await answer.text());
}

function getDialog(form: HTMLFormElement): Promise<SearchDialog> {
  making ??= makeDialog(form);
  making.catch(() => {
    making = undefined;
  });
  return making;
}

/** Fetches what the search needs. */
export function prepare(form: HTMLFormElement): void {
  fetchIndex(form).catch(() => {});
  if (canOpen && !isOnResults(form)) getDialog(form).catch(() => {});
}

/**
 * Opens the search with the words in the form's field; on the page of results, follows them. Rejects if it cannot be
 * loaded.
 */
export async function openSearch(form: HTMLFormElement, isChoosing: () => boolean): Promise<void> {
  prepare(form);
  if (isOnResults(form)) {
    // It follows by itself from then on.
    if (results) return;
    results = attachResults();
    await results.follow();
    return;
  }
  const field = form.querySelector("input");
  if (!field || !canOpen) return;
  const { dialog, open } = await getDialog(form);
  // The guest left the field meanwhile, or the search is open.
  if (field.matches(":focus") && !dialog.open && !isChoosing()) open(field);
}
