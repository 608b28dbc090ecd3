import type { EarlyInput, Field } from "./early-input.ts";

/**
 * Carries out what was noted: fields first, then each button that was pressed, once. A field whose text the screen
 * does not know would lose it at the next render.
 */
export function replay({ fields, buttons }: EarlyInput): void {
  for (const field of fields) if (isStillThere(field)) tellOf(field);
  for (const button of buttons) if (isStillThere(button)) press(button);
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
