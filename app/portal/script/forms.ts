import { SUBMISSION_FIELD, VISITOR_FIELD } from "../form-names.ts";
import { randomId } from "./random-id.ts";
import { visitorId } from "./visitor-id.ts";

/** How the service worker answers for the server while there is no network. */
const KEPT = 202;

/** What became of a form: it has arrived, the service worker keeps it until there is a network, or why it was refused. */
interface Outcome {
  readonly isLater?: boolean;
  readonly problem?: string;
}

async function post(form: HTMLFormElement, fields: URLSearchParams): Promise<Outcome> {
  const address = form.getAttribute("action");
  // A draft that is only looked at has nobody to send it to.
  if (!address) return {};
  const visitor = visitorId(form.ownerDocument);
  if (visitor) fields.set(VISITOR_FIELD, visitor);
  try {
    const answer = await fetch(address, { method: "POST", body: fields });
    if (answer.status === KEPT) return { isLater: true };
    return answer.ok ? {} : { problem: ((await answer.json()) as { readonly detail: string }).detail };
  } catch {
    // No network, it broke off, or no sentence came with it: what was filled in stays, to be sent again.
    return { problem: form.dataset.failed ?? "" };
  }
}

/**
 * Thanks a guest at the place that the page has for it; with other words where nothing has arrived yet, until the service
 * worker says by the form's name that it has, or why it was refused.
 */
function thank(form: HTMLFormElement, isLater: boolean | undefined, name: string): void {
  const { form: sent = "", later } = form.dataset;
  const thanks = form.ownerDocument.getElementById(sent);
  const text = thanks?.querySelector("p");
  if (isLater && text && later) {
    const words = [...text.childNodes];
    text.textContent = later;
    navigator.serviceWorker.addEventListener("message", ({ data }) => {
      if (data === name) text.replaceChildren(...words);
      if (data?.name === name) text.textContent = data.detail;
    });
  }
  thanks?.classList.add("is-on");
  thanks?.focus();
}

async function send(form: HTMLFormElement): Promise<void> {
  const { empty } = form.dataset;
  const problem = form.querySelector<HTMLElement>(".p-oops");
  const button = form.querySelector<HTMLButtonElement>(".p-cta");
  if (!problem || !button) return;
  const say = (text: string) => {
    problem.textContent = text;
  };
  if (empty && !form.querySelector(":checked")) return say(empty);
  // Made once: what is sent again after a broken answer is the same.
  form.dataset.name ??= randomId();
  const { name } = form.dataset;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) fields.append(name, String(value));
  fields.set(SUBMISSION_FIELD, name);
  say("");
  button.disabled = true;
  const { isLater, problem: refusal } = await post(form, fields);
  button.disabled = false;
  if (refusal !== undefined) return say(refusal);
  form.reset();
  delete form.dataset.name;
  form.closest("details")?.removeAttribute("open");
  thank(form, isLater, name);
}

/** Sends forms without leaving the page. Without it the browser sends them, and comes back. */
export function attachForms(root: Document | HTMLElement, until: AddEventListenerOptions): void {
  const onSubmit = (event: Event) => {
    event.preventDefault();
    void send(event.target as HTMLFormElement);
  };
  root.addEventListener("submit", onSubmit, until);
}
