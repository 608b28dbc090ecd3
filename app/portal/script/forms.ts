import { SUBMISSION_FIELD, VISITOR_FIELD } from "../form-names.ts";
import { randomId } from "./random-id.ts";
import { visitorId } from "./visitor-id.ts";

/** State of the thanks element once it has a receipt. */
export const RECEIVED_FIELD = "received";

/** The service worker's status for a form it queued while offline. */
const KEPT = 202;

/**
 * Result of a form: `receipt` is the server's confirmation as HTML; `detail` is a refusal. Neither: queued by
 * the service worker until the network returns.
 */
interface Outcome {
  readonly receipt?: string;
  readonly detail?: string;
}

async function post(form: HTMLFormElement, fields: URLSearchParams): Promise<Outcome> {
  const address = form.getAttribute("action");
  // A draft has no server to send to.
  if (!address) return { receipt: "" };
  const visitor = visitorId(form.ownerDocument);
  if (visitor) fields.set(VISITOR_FIELD, visitor);
  try {
    const answer = await fetch(address, { method: "POST", body: fields });
    if (answer.status === KEPT) return {};
    return answer.ok ? { receipt: await answer.text() } : await answer.json();
  } catch {
    // Offline, interrupted, or no explanation: the input stays for another attempt.
    return { detail: form.dataset.failed ?? "" };
  }
}

/**
 * Shows the thanks with the receipt. If the form is queued, shows other words until the service worker
 * reports its receipt or refusal by the form's name.
 */
function thank(form: HTMLFormElement, receipt: string | undefined, name: string): void {
  const { form: sent = "", later = "" } = form.dataset;
  const thanks = form.ownerDocument.getElementById(sent);
  const text = thanks?.querySelector("p");
  if (text) {
    const { dataset } = text;
    dataset.words ??= text.innerHTML;
    const say = (receipt: string) => {
      dataset.words += receipt;
      text.innerHTML = dataset.words ?? "";
      text.dispatchEvent(new Event(RECEIVED_FIELD, { bubbles: true }));
    };
    // Style the text as success only once the server has confirmed the form.
    thanks?.classList.toggle("is-later", receipt === undefined);
    if (receipt === undefined) {
      text.textContent = later;
      navigator.serviceWorker.addEventListener("message", ({ data }) => {
        if (data?.name !== name) return;
        if (data.detail) text.textContent = data.detail;
        else {
          thanks?.classList.remove("is-later");
          say(data.receipt);
        }
      });
    } else say(receipt);
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
  // The form's id, created once, so that a repeated submission is stored once.
  form.dataset.name ??= randomId();
  const { name } = form.dataset;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) fields.append(name, String(value));
  fields.set(SUBMISSION_FIELD, name);
  say("");
  button.disabled = true;
  const { receipt, detail } = await post(form, fields);
  button.disabled = false;
  if (detail !== undefined) return say(detail);
  form.reset();
  delete form.dataset.name;
  form.closest("details")?.removeAttribute("open");
  thank(form, receipt, name);
}

/** Sends forms without leaving the page. Without scripts, the browser submits them. */
export function attachForms(root: Document | HTMLElement, until: AddEventListenerOptions): void {
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    const isSent = form.dataset.form !== undefined;
    // The search leads to its results; a preview stays where it is.
    if (!isSent && root === form.ownerDocument) return;
    event.preventDefault();
    if (isSent) void send(form);
  };
  root.addEventListener("submit", onSubmit, until);
}
