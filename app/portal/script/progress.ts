import type { Line } from "./listen-for-news.ts";
import { readReceipts, type StoredReceipt, storeReceipts } from "./stored-receipts.ts";

/*
 * Script of pages whose guest waits for a request, served at /guest/progress.js. A module imported by
 * `more.ts`: shows each request's progress in its button's sheet (R12), updated through the page's socket.
 * After a reconnection it refetches.
 */

/** Receipts in a final state. */
const ended = new Set<string>();
let line: Line | undefined;

const findPlace = ({ button, code }: StoredReceipt) =>
  document.querySelector(`#d-${button} [data-code="${code}"]`);
const findSheet = ({ button }: StoredReceipt) =>
  document.getElementById(`d-${button}`)?.querySelector<HTMLElement>("[data-steps]");

/** Fetches a request's progress and shows it if changed. */
async function show(receipt: StoredReceipt): Promise<void> {
  const { code } = receipt;
  const sheet = findSheet(receipt);
  if (!sheet) return;
  const answer = await fetch(`${sheet.dataset.steps}/${code}/steps`);
  if (answer.status === 404) storeReceipts(readReceipts().filter((other) => other.code !== code));
  if (!answer.ok) return;
  const steps = await answer.text();
  let place = findPlace(receipt);
  if (!place) {
    place = document.createElement("section");
    place.setAttribute("data-code", code);
    sheet.insertBefore(place, sheet.firstChild);
  }
  if (place.innerHTML !== steps) place.innerHTML = steps;
  if (!place.querySelector("[data-open]")) ended.add(code);
}

/** Reopens the form of a service whose request is done, to ask for what was missing. */
function askAgain({ target }: Event): void {
  const section = (target as Element).closest("[data-again]")?.closest("section");
  const services = [
    ...(section?.closest("dialog")?.querySelectorAll<HTMLDetailsElement>(".p-service") ?? []),
  ];
  const getName = (part: Element | null | undefined) => part?.textContent;
  const name = getName(section?.querySelector("h3"));
  const service = services.find((one) => getName(one.querySelector("summary span")) === name) ?? services[0];
  if (!service) return;
  service.open = true;
  service.querySelector("summary")?.focus();
}

async function showAll(which: (receipt: StoredReceipt) => boolean): Promise<void> {
  const open = readReceipts().filter((receipt) => !ended.has(receipt.code) && which(receipt));
  await Promise.allSettled(open.map(show));
}

/** Refetches the request with this receipt code; `null`: all, because messages may have been missed. */
const refresh = (heard: string | null) => void showAll(({ code }) => heard === null || code === heard);

function wake(): void {
  line?.follow(refresh);
  void showAll((receipt) => !line?.isOpen() || !findPlace(receipt));
}

/** Follows earlier requests on the page's socket. */
export function attach(given: Line | undefined): void {
  line = given;
  wake();
}

/** Shows the progress of a new request and earlier ones. */
export function follow(receipt: StoredReceipt): void {
  storeReceipts([receipt, ...readReceipts()]);
  wake();
}

for (const event of ["pageshow", "online"]) addEventListener(event, wake);
document.addEventListener("visibilitychange", wake);
document.addEventListener("click", askAgain);
// Sent after guarded content was inserted. "open" does not bubble, so the listener captures it.
document.addEventListener("open", wake, true);
