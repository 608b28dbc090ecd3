import type { ButtonIcon } from "#domain/icon.ts";

/** A button that guests clicked. `name` and `icon` are null once it has been deleted. */
export interface ClickedButton {
  readonly id: string;
  readonly name: string | null;
  readonly icon: ButtonIcon | null;
  readonly clicks: number;
}
