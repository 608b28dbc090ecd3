import type { ContentLanguage } from "#domain/language.ts";
import { toCountedTerm } from "../../ask/counted-term.ts";
import { SEARCHED_EVENT, type SearchedEvent } from "../searched-event.ts";

/**
 * Counts a search once, by the last words typed, when it ends: a result is opened, the search is closed, or the page is
 * hidden. A search begins with an empty field.
 */
export class CountedSearch {
  #words = "";
  #language: ContentLanguage = "en";
  #isFound = false;
  #isCounted = false;
  readonly #servedWords: string;

  /** @param servedWords counted by the Worker with the page of results; empty: none. */
  constructor(servedWords: string) {
    this.#servedWords = servedWords;
  }

  /** Words that were searched for; empty: the next search begins. */
  note(words: string, language: ContentLanguage, isFound: boolean): void {
    this.#words = words;
    this.#language = language;
    this.#isFound = isFound;
    if (words === "") this.#isCounted = false;
  }

  end(isOpened = false): void {
    if (this.#isCounted || this.#words === "" || this.#words === this.#servedWords) return;
    const term = toCountedTerm(this.#words, this.#language);
    this.#isCounted = true;
    if (term === null) return;
    const outcome = isOpened ? "opened" : this.#isFound ? "found" : "missing";
    document.dispatchEvent(new CustomEvent<SearchedEvent>(SEARCHED_EVENT, { detail: { term, outcome } }));
  }
}
