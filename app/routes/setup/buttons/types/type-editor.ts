import type { ReactNode } from "react";
import type { SetupMessages } from "#app/messages/catalogues.ts";
import type { ButtonOf, ButtonType } from "#domain/content/button.ts";
import type { SubButtonType } from "#domain/content/button-schema.ts";
import type { ButtonStyle } from "#domain/content/theme.ts";
import type { ActionOf } from "#portal/buttons/button-view.ts";
import type { ButtonForm } from "../fields/form.ts";

export type ButtonsMessages = SetupMessages["buttons"];

/** What the form of a type is drawn from. `onChange` takes the fields that changed. */
export interface FieldsProps<Type extends ButtonType> {
  readonly form: ButtonForm;
  readonly theme: ButtonStyle;
  readonly value: ButtonOf<Type>;
  readonly onChange: (patch: Partial<ButtonOf<Type>>) => void;
  /** The entry that the address names; its dialog opens first. */
  readonly openSubId: string | null;
}

/** What staff see of a type of button. Written as methods, so that loops can read the editors of all types alike. */
export interface TypeEditor<Type extends ButtonType> {
  /** The fields that the types do not share, between the name and the icon. */
  Fields(props: FieldsProps<Type>): ReactNode;
}

/** What staff see of a type that leads away, in its own editor and inside of a popup. */
export interface ActionEditor<Type extends SubButtonType> {
  Fields(props: {
    readonly form: ButtonForm;
    readonly value: ActionOf<Type>;
    readonly onChange: (patch: Partial<ActionOf<Type>>) => void;
  }): ReactNode;
  /** Where a sub-button leads, below its name; empty while staff has not said where. */
  leadsTo(sub: ActionOf<Type>, words: ButtonsMessages): string;
}
