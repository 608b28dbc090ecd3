import { PING } from "#domain/live/heartbeat.ts";
import { type KeptReceipt, keep, kept } from "./kept-receipts.ts";

/*
 * The script of pages whose guest waits for what they asked for, served at /guest/progress.js: a module that `more.ts`
 * imports. Shows the steps of each request in the sheet of its button (R12), and has the server say on a socket when
 * there is a next one. Whatever is missed is asked for when the socket is there again.
 */

const PING_MS = 60_000;
const AGAIN_MS = 2_000;
const AGAIN_MS_MAX = 60_000;

/** Receipts of which no next step can come. */
const ended = new Set<string>();
let socket: WebSocket | undefined;
let again = AGAIN_MS;
let timer = 0;

const sheetOf = ({ button }: KeptReceipt) =>
  document.getElementById(`d-${button}`)?.querySelector<HTMLElement>("[data-steps]");
const waiting = () => kept().filter((receipt) => sheetOf(receipt) && !ended.has(receipt.code));

/** Asks for the steps of a request, and shows them where they are others. */
async function show(receipt: KeptReceipt): Promise<void> {
  const { code } = receipt;
  const sheet = sheetOf(receipt);
  if (!sheet) return;
  const answer = await fetch(`${sheet.dataset.steps}/${code}/steps`);
  if (answer.status === 404) keep(kept().filter((other) => other.code !== code));
  if (!answer.ok) return;
  const steps = await answer.text();
  let place = sheet.querySelector(`[data-code="${code}"]`);
  if (!place) {
    place = document.createElement("section");
    place.setAttribute("data-code", code);
    sheet.insertBefore(place, sheet.firstChild);
  }
  if (place.innerHTML !== steps) place.innerHTML = steps;
  if (!place.querySelector("[data-open]")) ended.add(code);
}

async function showAll(): Promise<void> {
  await Promise.allSettled(
    kept()
      .filter(({ code }) => !ended.has(code))
      .map(show),
  );
  if (waiting().length === 0) socket?.close();
}

/** Listens as long as something is waited for, and somebody looks at the page. */
function listen(): void {
  clearTimeout(timer);
  const codes = waiting().map(({ code }) => code);
  const channel = document.querySelector<HTMLElement>("[data-channel]")?.dataset.channel;
  if (socket || !channel || codes.length === 0 || document.hidden) return;
  const opened = new WebSocket(`${location.origin.replace("http", "ws")}${channel}?codes=${codes.join(".")}`);
  socket = opened;
  opened.onopen = () => {
    again = AGAIN_MS;
    void showAll();
  };
  opened.onmessage = ({ data }) => {
    const receipt = kept().find(({ code }) => code === data);
    if (receipt) void show(receipt).catch(() => {});
  };
  opened.onclose = () => {
    if (socket !== opened) return;
    socket = undefined;
    // Thousands of phones must not come back in the same instant.
    timer = window.setTimeout(() => void showAll().then(listen), again * (0.5 + Math.random()));
    again = Math.min(again * 2, AGAIN_MS_MAX);
  };
}

function wake(): void {
  if (!socket) void showAll().then(listen);
}

/** Shows what has become of a request that has just arrived, and of those before it. */
export function follow(receipt: KeptReceipt): void {
  keep([receipt, ...kept()]);
  const before = socket;
  socket = undefined;
  before?.close();
  void showAll().then(listen);
}

wake();
setInterval(() => {
  if (socket?.readyState === WebSocket.OPEN) socket.send(PING);
}, PING_MS);
for (const event of ["pageshow", "online"]) addEventListener(event, wake);
document.addEventListener("visibilitychange", wake);
// What was guarded has come into the page. The event does not rise.
document.addEventListener("open", wake, true);
