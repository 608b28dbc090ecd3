/** As the Worker serves it. */
const GUARD = "/guest/guard.js";

/** What `guard.ts` gives. */
interface GuardModule {
  readonly unlock: (form: HTMLFormElement, isQuiet: boolean) => Promise<void>;
}

/**
 * Asks the property for what is guarded without leaving the page: when its sheet opens, as the device may have passed
 * already, and when a guest presses on. Without it the browser sends the form.
 */
export function attachGuards(root: Document | HTMLElement, until: AddEventListenerOptions): void {
  const ask = async (form: HTMLFormElement, isQuiet: boolean) => {
    // A draft that is only looked at has nobody to ask.
    if (!form.hasAttribute("action")) return;
    const { unlock }: GuardModule = await import(/* @vite-ignore */ GUARD);
    await unlock(form, isQuiet);
  };
  // The event does not rise.
  const onOpen = ({ target }: Event) => {
    const form = (target as Element).querySelector<HTMLFormElement>("form[data-guard]");
    if (form) void ask(form, true).catch(() => {});
  };
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    if (form.dataset.guard === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    void ask(form, false).catch(() => form.submit());
  };
  root.addEventListener("open", onOpen, { ...until, capture: true });
  root.addEventListener("submit", onSubmit, { ...until, capture: true });
}
