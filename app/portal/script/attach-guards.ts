/** URL served by the Worker. */
const GUARD = "/guest/guard.js";

/** Exports of `guard.ts`. */
interface GuardModule {
  readonly unlock: (form: HTMLFormElement, isQuiet: boolean) => Promise<void>;
}

/**
 * Fetches guarded content without leaving the page: when its sheet or entry opens (the device may have passed before)
 * and on submit. Otherwise the browser submits the form.
 */
export function attachGuards(root: Document | HTMLElement, until: AddEventListenerOptions): void {
  const ask = async (form: HTMLFormElement, isQuiet: boolean) => {
    // A draft has no server to ask.
    if (!form.hasAttribute("action")) return;
    const { unlock }: GuardModule = await import(/* @vite-ignore */ GUARD);
    await unlock(form, isQuiet);
  };
  // These events of sheets and of entries of the guide do not bubble, so the listener captures them.
  const onOpen = ({ type, target }: Event) => {
    const opened = type === "toggle" ? "details[open] " : "";
    const form = (target as Element).querySelector<HTMLFormElement>(`${opened}form[data-guard]`);
    if (form) void ask(form, true).catch(() => {});
  };
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    if (form.dataset.guard === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    void ask(form, false).catch(() => form.submit());
  };
  for (const type of ["open", "toggle"]) root.addEventListener(type, onOpen, { ...until, capture: true });
  root.addEventListener("submit", onSubmit, { ...until, capture: true });
}
