import { QUIET_FIELD } from "../form-names.ts";

/*
 * Only a page loads it whose guest opens what is guarded. Nothing of what it fetches is kept: it is in the page's
 * memory until the page goes.
 */

/** Puts what the property opens in the place of the question. Quietly: what it refuses is not said. */
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
    // No network, or it broke off: what was typed stays, to be sent again.
    say(form.dataset.failed ?? "");
  }
  if (button) button.disabled = false;
}

function open(form: HTMLFormElement, html: string): void {
  const dialog = form.closest("dialog");
  const template = document.createElement("template");
  template.innerHTML = html;
  const opened = template.content.querySelector("dialog");
  if (!dialog || !opened) return;
  dialog.className = opened.className;
  // One in another language than the page's lies in an element that says so.
  const { lang = "", dir = "" } = opened.closest<HTMLElement>(".p-other") ?? {};
  if (lang) Object.assign(dialog, { lang, dir });
  dialog.replaceChildren(...opened.childNodes);
  dialog.querySelector<HTMLElement>("[data-close]")?.focus();
  // For those who see to what stands in a sheet that opens.
  dialog.dispatchEvent(new Event("open"));
}
