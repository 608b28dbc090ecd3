import type { AskIndex } from "../../ask/load-index.ts";
import { FOUND_CLASS, MISSING_CLASS } from "../../ask/outcome-class.ts";
import { isInGuide, renderResults } from "../../ask/render-results.ts";
import { type AskResult, search, toShownQuery } from "../../ask/search.ts";
import type { SearchWords } from "../../ask/search-words.ts";
import type { PluralForms } from "../../words/ask-words.ts";
import { CountedSearch } from "./counted-search.ts";
import { fetchIndex } from "./index-file.ts";

/** Waiting for the index is mentioned after this time. */
const MOMENT_MS = 300;
const FADE_MS = 120;
const OPTION = ".p-hit";
/** Media query of devices whose keyboard covers half of the window. */
export const TOUCH = "(pointer:coarse)";

/** The results, on their page or over another one, which follow what is typed. */
export class SearchView {
  readonly field: HTMLInputElement;
  readonly main: HTMLElement;
  readonly counted: CountedSearch;
  readonly #form: HTMLFormElement;
  readonly #outcome: HTMLElement;
  readonly #status: HTMLElement;
  readonly #listbox: HTMLElement;
  readonly #words: SearchWords;
  #index: AskIndex | null = null;
  /** Ids of the results shown. */
  #shown = "";

  /** @param root has the markup of `SearchPage`. Throws if it has not. */
  constructor(root: ParentNode) {
    const find = <Found extends Element>(selector: string): Found => {
      const found = root.querySelector<Found>(selector);
      if (!found) throw new Error(`The page of results has no ${selector}.`);
      return found;
    };
    this.#form = find(".p-find");
    this.field = find(".p-find input");
    this.counted = new CountedSearch(toShownQuery(this.field.defaultValue));
    this.main = find(".p-results");
    this.#outcome = find(".p-outcome");
    this.#status = find("[role=status]");
    this.#words = JSON.parse(this.main.dataset.words ?? "");
    this.#listbox = document.createElement("div");
    this.#listbox.id = "p-hits";
    this.#listbox.role = "listbox";
    this.#listbox.ariaLabel = this.#words.search;
    this.#outcome.insertAdjacentElement("beforebegin", this.#listbox);
    this.#attach();
  }

  #attach(): void {
    const { field } = this;
    field.role = "combobox";
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", this.#listbox.id);
    field.ariaExpanded = "false";
    field.addEventListener("input", () => this.follow());
    field.addEventListener("keydown", (event) => this.#onKey(event));
    this.#form.addEventListener("submit", (event) => {
      // Without an index the page of results answers.
      if (!this.#index) return;
      event.preventDefault();
      if (matchMedia(TOUCH).matches) field.blur();
    });
    const end = () => this.counted.end();
    // Before the page's own listeners, which send what was counted.
    addEventListener("pagehide", end, true);
    addEventListener("visibilitychange", () => document.hidden && end(), true);
  }

  /** Shows what is found by the words in the field, once the index is there. */
  async follow(): Promise<void> {
    if (this.#index) return this.#show(this.#index);
    const timer = setTimeout(() => {
      if (!this.#index && this.field.value) this.#say(this.#words.moment);
    }, MOMENT_MS);
    try {
      this.#index = await fetchIndex(this.#form);
      this.#say("");
      this.#show(this.#index);
    } catch {
      // Enter opens the page of results.
      this.#say("");
    } finally {
      clearTimeout(timer);
    }
  }

  /** Said aloud, and shown by the style while there are no results. */
  #say(text: string): void {
    this.#status.textContent = text;
    this.#status.classList.toggle("p-sr", text !== this.#words.moment);
  }

  #show(index: AskIndex): void {
    const query = toShownQuery(this.field.value);
    const results = query === "" ? [] : search(index, query);
    this.counted.note(query, index.language, results.length > 0);
    const { classList } = this.main;
    classList.toggle(FOUND_CLASS, results.length > 0);
    classList.toggle(MISSING_CLASS, query !== "" && results.length === 0);
    this.#list(results, index);
    const title = this.main.querySelector(".p-none h1");
    const repeated = title?.querySelector("bdi");
    if (repeated) repeated.textContent = query;
    for (const line of this.main.querySelectorAll<HTMLElement>("[data-until]")) {
      if (Number(line.dataset.until) < Date.now()) line.remove();
    }
    this.#say(query === "" ? "" : results.length === 0 ? (title?.textContent ?? "") : this.#count(results));
  }

  #list(results: readonly AskResult[], { language }: AskIndex): void {
    const slug = new URL(this.#form.action).pathname.split("/")[2] ?? "";
    const words = this.#words;
    const isAny = results.length > 0;
    // The sentence that nothing was found is a heading itself.
    const isMissing = this.main.classList.contains(MISSING_CLASS);
    this.#outcome.innerHTML = isMissing
      ? ""
      : renderResults(results, { slug, language, words, copying: words });
    const options = this.#options();
    options.forEach((option, at) => {
      option.id = `p-hit-${at}`;
      option.role = "option";
      option.ariaSelected = "false";
      option.tabIndex = -1;
    });
    // Headings and buttons to copy stand between the options.
    this.#listbox.setAttribute("aria-owns", options.map(({ id }) => id).join(" "));
    this.field.ariaExpanded = String(isAny);
    this.field.removeAttribute("aria-activedescendant");
    const shown = results.map(({ kind, id }) => kind + id).join();
    if (shown !== this.#shown && isAny) this.#outcome.animate?.({ opacity: [0.3, 1] }, FADE_MS);
    this.#shown = shown;
  }

  #count(results: readonly AskResult[]): string {
    const { answers, more, onPage } = this.#words;
    const count = results.filter(isInGuide).length;
    const rest = results.length - count;
    if (count === 0) return `${onPage}: ${this.#format({ other: "{n}" }, rest)}`;
    const parts = [this.#format(answers, count), ...(rest > 0 ? [this.#format(more, rest)] : [])];
    return parts.join(this.#index?.language === "ar" ? "، " : ", ");
  }

  #format(forms: PluralForms, count: number): string {
    const language = this.#index?.language;
    const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
    return form.replace("{n}", new Intl.NumberFormat(language).format(count));
  }

  #options(): readonly HTMLElement[] {
    return [...this.#outcome.querySelectorAll<HTMLElement>(OPTION)];
  }

  #onKey(event: KeyboardEvent): void {
    // Keys that choose among an input method's words are its own.
    if (event.isComposing) return;
    const options = this.#options();
    const active = options.findIndex(({ ariaSelected }) => ariaSelected === "true");
    const { key } = event;
    if (key === "Enter" && active >= 0) {
      event.preventDefault();
      options[active]?.click();
    }
    if (options.length === 0 || (key !== "ArrowDown" && key !== "ArrowUp")) return;
    event.preventDefault();
    const { length } = options;
    const next = key === "ArrowDown" ? (active + 1) % length : (active <= 0 ? length : active) - 1;
    options.forEach((option, at) => {
      option.ariaSelected = String(at === next);
    });
    const chosen = options[next];
    if (!chosen) return;
    this.field.setAttribute("aria-activedescendant", chosen.id);
    chosen.scrollIntoView({ block: "nearest" });
  }
}
