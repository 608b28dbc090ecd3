import type { Line } from "./hear-news.ts";
import { type KeptReceipt, keep, kept } from "./kept-receipts.ts";

/*
 * The script of pages whose guest waits for what they asked for, served at /guest/progress.js: a module that `more.ts`
 * imports. Shows the steps of each request in the sheet of its button (R12), as often as the page's socket says that
 * there is a next one. Whatever is missed is asked for when the socket is there again.
 */

/** Receipts of which no next step can come. */
const ended = new Set<string>();
let line: Line | undefined;

const placeOf = ({ button, code }: KeptReceipt) =>
  document.querySelector(`#d-${button} [data-code="${code}"]`);
const sheetOf = ({ button }: KeptReceipt) =>
  document.getElementById(`d-${button}`)?.querySelector<HTMLElement>("[data-steps]");

/** Asks for the steps of a request, and shows them where they are others. */
async function show(receipt: KeptReceipt): Promise<void> {
  const { code } = receipt;
  const sheet = sheetOf(receipt);
  if (!sheet) return;
  const answer = await fetch(`${sheet.dataset.steps}/${code}/steps`);
  if (answer.status === 404) keep(kept().filter((other) => other.code !== code));
  if (!answer.ok) return;
  const steps = await answer.text();
  let place = placeOf(receipt);
  if (!place) {
    place = document.createElement("section");
    place.setAttribute("data-code", code);
    sheet.insertBefore(place, sheet.firstChild);
  }
  if (place.innerHTML !== steps) place.innerHTML = steps;
  if (!place.querySelector("[data-open]")) ended.add(code);
}

/** Opens the form of a service again whose request is done, for what was missing. */
function askAgain({ target }: Event): void {
  const section = (target as Element).closest("[data-again]")?.closest("section");
  const services = [
    ...(section?.closest("dialog")?.querySelectorAll<HTMLDetailsElement>(".p-service") ?? []),
  ];
  const nameOf = (part: Element | null | undefined) => part?.textContent;
  const name = nameOf(section?.querySelector("h3"));
  const service = services.find((one) => nameOf(one.querySelector("summary span")) === name) ?? services[0];
  if (!service) return;
  service.open = true;
  service.querySelector("summary")?.focus();
}

async function showAll(which: (receipt: KeptReceipt) => boolean): Promise<void> {
  const open = kept().filter((receipt) => !ended.has(receipt.code) && which(receipt));
  await Promise.allSettled(open.map(show));
}

/** Called with null, anything may have been missed. */
const hear = (heard: string | null) => void showAll(({ code }) => heard === null || code === heard);

function wake(): void {
  line?.follow(hear);
  void showAll((receipt) => !line?.isOpen() || !placeOf(receipt));
}

/** Follows, on the page's socket, what was asked for before. */
export function attach(given: Line | undefined): void {
  line = given;
  wake();
}

/** Shows what has become of a request that has just arrived, and of those before it. */
export function follow(receipt: KeptReceipt): void {
  keep([receipt, ...kept()]);
  wake();
}

for (const event of ["pageshow", "online"]) addEventListener(event, wake);
document.addEventListener("visibilitychange", wake);
document.addEventListener("click", askAgain);
// What was guarded has come into the page. The event does not rise.
document.addEventListener("open", wake, true);
