/** URL served by the Worker. */
export const SEARCH = "/guest/search.js";

/** Exports of `search/search.ts`. */
interface SearchModule {
  readonly prepare: (form: HTMLFormElement) => void;
  readonly openSearch: (form: HTMLFormElement, isChoosing: () => boolean) => Promise<void>;
}

/** The form of the guests' search on this page; `null`: none, or a draft, which has no search of its own. */
export function findAskForm(): HTMLFormElement | null {
  return location.pathname.startsWith("/p/") ? document.querySelector(".p-ask,.p-find") : null;
}

/**
 * Loads the guests' search (A8) at the first touch of its line, and opens it by a press or by typing. If it cannot be
 * loaded, the line stays a form that opens the page of results.
 */
export function attachAsk(): void {
  const form = findAskForm();
  const field = form?.querySelector("input");
  if (!form || !field) return;
  const load = (): Promise<SearchModule> => import(/* @vite-ignore */ SEARCH);
  /** Whether characters are being chosen: moving to another field would end the choice. */
  let isChoosing = false;
  const open = () =>
    void load()
      .then(({ openSearch }) => openSearch(form, () => isChoosing))
      .catch(() => {});
  const prepare = () =>
    void load()
      .then((search) => search.prepare(form))
      .catch(() => {});
  field.addEventListener("compositionstart", () => {
    isChoosing = /^(?:ja|zh)/.test(document.documentElement.lang);
  });
  field.addEventListener("compositionend", () => {
    isChoosing = false;
    open();
  });
  // A keyboard's focus passes by, so it opens nothing.
  for (const event of ["pointerdown", "focus"]) field.addEventListener(event, prepare, { once: true });
  for (const event of ["click", "input"]) field.addEventListener(event, open);
  const asked = new URLSearchParams(location.search).get("q");
  // Typed before this script was there; or results that were kept, or gone back to, for another address.
  if (field.matches(":focus") && field.value) open();
  else if (asked !== null && form.closest(".p-ask-bar") && asked !== field.value) {
    field.value = asked;
    open();
  }
}
