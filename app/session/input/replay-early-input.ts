import type { EarlyInput, Field } from "./recorded-input.ts";

/**
 * Carries out what was noted: fields first, then each button that was pressed, once. A field whose text the screen
 * does not know would lose it at the next render.
 */
export function replay({ fields, buttons, forget }: EarlyInput): void {
  forget();
  for (const [field, value] of fields) if (isStillThere(field)) change(field, value);
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
 * Gives a field the value that it had, and has React see it as changed. React compares with the value that was last
 * assigned to the element's own property, so another one is assigned first, and the right one past it.
 */
function change(field: Field, value: string | boolean): void {
  if (typeof value === "boolean") {
    const box = field as HTMLInputElement;
    box.checked = !value;
    box.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  field.value = value === "" ? " " : "";
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
