/** A press of one of these does nothing of itself: only the screen's script knows what it means. */
const BUTTONS = 'button[type="button"]';
const FIELDS = "input:not([type=file]),textarea,select";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface EarlyInput {
  readonly buttons: Set<HTMLElement>;
  readonly fields: Set<Field>;
  readonly stop: () => void;
}

declare global {
  interface Window {
    /** What `NOTE_EARLY_INPUT` has noted; gone once it was taken. */
    earlyInput?: EarlyInput;
  }
}

/**
 * Notes, from the first byte of the page on, what is pressed and typed before React has taken over. It stands in
 * the page itself, as nothing else is there so early.
 */
export const NOTE_EARLY_INPUT = `(function (noted) {
  var buttons = new Set(), fields = new Set();
  function note(event) {
    var target = event.target;
    var button = event.type === "click" && target.closest(${JSON.stringify(BUTTONS)});
    if (button) buttons.add(button);
    else if (event.type !== "click" && target.matches(${JSON.stringify(FIELDS)})) fields.add(target);
  }
  var types = ["click", "input", "change"];
  types.forEach(function (type) { document.addEventListener(type, note, true); });
  window.earlyInput = { buttons: buttons, fields: fields, stop: function () {
    types.forEach(function (type) { document.removeEventListener(type, note, true); });
  } };
})();`;

/** Ends the noting; from here on React itself hears all that is done. Belongs right before hydration. */
export function stopNotingEarlyInput(): void {
  window.earlyInput?.stop();
}

/**
 * Does over again what was done before the screen was alive, once it is: fields first, then each button that was
 * pressed, once. A field whose text the screen does not know would lose it at the next render.
 */
export function replayEarlyInput(): void {
  const early = window.earlyInput;
  if (!early) return;
  window.earlyInput = undefined;
  for (const field of early.fields) if (isStillThere(field)) tellOf(field);
  for (const button of early.buttons) if (isStillThere(button)) press(button);
}

function isStillThere(element: HTMLElement | Field): boolean {
  return element.isConnected && !element.matches(":disabled");
}

/** As a pointer does it: menus open when it goes down. */
function press(button: HTMLElement): void {
  for (const type of ["pointerdown", "pointerup"]) {
    button.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: "mouse" }));
  }
  button.click();
}

/**
 * Has React see a field's value as changed. It compares with the value that was last assigned to the element's own
 * property, so another one is assigned first and the typed one is put back past it.
 */
function tellOf(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  if (field.type === "checkbox" || field.type === "radio") {
    const box = field as HTMLInputElement;
    box.checked = !box.checked;
    box.click();
    return;
  }
  const typed = field.value;
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  field.value = typed === "" ? " " : "";
  Object.getOwnPropertyDescriptor(prototype.prototype, "value")?.set?.call(field, typed);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
