import { SUBMISSION_FIELD, VISITOR_FIELD } from "../form-names.ts";
import { randomId } from "./random-id.ts";
import { visitorId } from "./visitor-id.ts";

/** What the place that thanks a guest says once it has a receipt. */
export const RECEIVED = "received";

/** How the service worker answers for the server while there is no network. */
const KEPT = 202;

/**
 * What became of a form: `receipt` is what the server says of one that has arrived, as HTML; `detail` is why one was
 * refused. Neither: the service worker keeps it until there is a network.
 */
interface Outcome {
  readonly receipt?: string;
  readonly detail?: string;
}

async function post(form: HTMLFormElement, fields: URLSearchParams): Promise<Outcome> {
  const address = form.getAttribute("action");
  // A draft that is only looked at has nobody to send it to.
  if (!address) return { receipt: "" };
  const visitor = visitorId(form.ownerDocument);
  if (visitor) fields.set(VISITOR_FIELD, visitor);
  try {
    const answer = await fetch(address, { method: "POST", body: fields });
    if (answer.status === KEPT) return {};
    return answer.ok ? { receipt: await answer.text() } : await answer.json();
  } catch {
    // No network, it broke off, or no sentence came with it: what was filled in stays, to be sent again.
    return { detail: form.dataset.failed ?? "" };
  }
}

/**
 * Thanks a guest at the place that the page has for it, with the code of each receipt; with other words where nothing
 * has arrived yet, until the service worker says by the form's name that it has, with its receipt, or why it was
 * refused.
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
      text.dispatchEvent(new Event(RECEIVED, { bubbles: true }));
    };
    // No sign of success before there is one.
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
  // Made once: what is sent again after a broken answer is the same.
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

/** Sends forms without leaving the page. Without it the browser sends them, and comes back. */
export function attachForms(root: Document | HTMLElement, until: AddEventListenerOptions): void {
  const onSubmit = (event: Event) => {
    event.preventDefault();
    void send(event.target as HTMLFormElement);
  };
  root.addEventListener("submit", onSubmit, until);
}
