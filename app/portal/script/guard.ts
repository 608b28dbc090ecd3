import { QUIET_FIELD } from "../form-names.ts";

/*
 * Loaded only when a guest opens guarded content. Its responses are not cached: they stay in the page's
 * memory until it closes.
 */

/** Replaces the question by the content. `isQuiet`: refusals are not shown. */
export async function unlock(form: HTMLFormElement, isQuiet: boolean): Promise<void> {
  const problem = form.querySelector(".p-oops");
  const say = (text: string) => {
    if (!isQuiet && problem) problem.textContent = text;
  };
  const button = form.querySelector<HTMLButtonElement>(".p-cta");
  const fields = new URLSearchParams();
  if (isQuiet) fields.set(QUIET_FIELD, "");
  else for (const [name, value] of new FormData(form)) fields.append(name, String(value));
  if (button) button.disabled = !isQuiet;
  say("");
  try {
    const answer = await fetch(form.action, { method: "POST", body: fields });
    if (answer.status === 200) open(form, await answer.text());
    else if (!isQuiet) say(((await answer.json()) as { readonly detail: string }).detail);
  } catch {
    // Offline or interrupted: the input stays for another attempt.
    say(form.dataset.failed ?? "");
  }
  if (button) button.disabled = false;
}

function open(form: HTMLFormElement, html: string): void {
  const dialog = form.closest("dialog");
  const template = document.createElement("template");
  template.innerHTML = html;
  const entry = form.closest(".p-locked");
  const given = template.content.querySelector<HTMLElement>(".p-given");
  if (entry && given) {
    entry.replaceWith(given);
    given.focus();
    return;
  }
  const opened = template.content.querySelector("dialog");
  if (!dialog || !opened) return;
  dialog.className = opened.className;
  // Content in another language is wrapped in an element with `lang`.
  const { lang = "", dir = "" } = opened.closest<HTMLElement>(".p-other") ?? {};
  if (lang) Object.assign(dialog, { lang, dir });
  dialog.replaceChildren(...opened.childNodes);
  dialog.querySelector<HTMLElement>("[data-close]")?.focus();
  // Notify the listeners that run when a sheet opens.
  dialog.dispatchEvent(new Event("open"));
}
