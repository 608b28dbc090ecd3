import { SUBMISSION_FIELD } from "../form-names.ts";
import { randomId } from "./random-id.ts";

async function isReceived(form: HTMLFormElement, fields: URLSearchParams): Promise<boolean> {
  const address = form.getAttribute("action");
  // A draft that is only looked at has nobody to send it to.
  if (!address) return true;
  try {
    return (await fetch(address, { method: "POST", body: fields })).ok;
  } catch {
    // No network, or it broke off: what was filled in stays, to be sent again.
    return false;
  }
}

async function send(form: HTMLFormElement): Promise<void> {
  const { form: sent = "", empty, failed = "" } = form.dataset;
  const problem = form.querySelector<HTMLElement>(".p-oops");
  const button = form.querySelector<HTMLButtonElement>(".p-cta");
  if (!problem || !button) return;
  const say = (text: string) => {
    problem.textContent = text;
  };
  if (empty && !form.querySelector(":checked")) return say(empty);
  // Made once: what is sent again after a broken answer is the same.
  form.dataset.name ??= randomId();
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) fields.append(name, String(value));
  fields.set(SUBMISSION_FIELD, form.dataset.name);
  say("");
  button.disabled = true;
  const ok = await isReceived(form, fields);
  button.disabled = false;
  if (!ok) return say(failed);
  form.reset();
  delete form.dataset.name;
  form.closest("details")?.removeAttribute("open");
  const thanks = form.ownerDocument.getElementById(sent);
  thanks?.classList.add("is-on");
  thanks?.focus();
}

/** Sends forms without leaving the page. Without it the browser sends them, and comes back. */
export function attachForms(root: Document | HTMLElement): () => void {
  const onSubmit = (event: Event) => {
    event.preventDefault();
    void send(event.target as HTMLFormElement);
  };
  root.addEventListener("submit", onSubmit);
  return () => root.removeEventListener("submit", onSubmit);
}
