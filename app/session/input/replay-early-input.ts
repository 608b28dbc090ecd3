import type { EarlyInput, Field } from "./recorded-input.ts";

/**
 * Replays recorded input: fields first, then each pressed button once. Without this, a field would lose its
 * text at the next render.
 */
export function replay({ fields, buttons, disconnect }: EarlyInput): void {
  disconnect();
  for (const [field, value] of fields) if (isStillThere(field)) changeField(field, value);
  for (const button of buttons) if (isStillThere(button)) pressButton(button);
}

function isStillThere(element: HTMLElement | Field): boolean {
  return element.isConnected && !element.matches(":disabled");
}

/** Pointer events too: menus open on `pointerdown`. */
function pressButton(button: HTMLElement): void {
  for (const type of ["pointerdown", "pointerup"]) {
    button.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: "mouse" }));
  }
  button.click();
}

/**
 * Sets a field so that React sees a change. React compares with the last value set through the element's own
 * property, so another value is set there first, and the right one through the prototype's setter.
 */
function changeField(field: Field, value: string | boolean): void {
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
