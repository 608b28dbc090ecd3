import type { ReactNode } from "react";
import type { SetupMessages } from "#app/messages/catalogues.ts";
import type { ButtonOf, ButtonType } from "#domain/content/button.ts";
import type { SubButtonType } from "#domain/content/button-schema.ts";
import type { ButtonStyle } from "#domain/content/theme.ts";
import type { ActionOf } from "#portal/buttons/button-view.ts";
import type { ButtonForm } from "../fields/form.ts";

export type ButtonsMessages = SetupMessages["buttons"];

/** Props of a type's form. `onChange` receives the changed fields. */
export interface FieldsProps<Type extends ButtonType> {
  readonly form: ButtonForm;
  readonly theme: ButtonStyle;
  readonly value: ButtonOf<Type>;
  readonly onChange: (patch: Partial<ButtonOf<Type>>) => void;
  /** The entry named by the address; its dialog opens at once. */
  readonly openSubId: string | null;
}

/** The editor of a button type. Methods, so that generic code can call the editors of all types. */
export interface TypeEditor<Type extends ButtonType> {
  /** Type-specific fields, between name and icon. */
  Fields(props: FieldsProps<Type>): ReactNode;
}

/** Editor of a type that leads away, for buttons and sub-buttons. */
export interface ActionEditor<Type extends SubButtonType> {
  Fields(props: {
    readonly form: ButtonForm;
    readonly value: ActionOf<Type>;
    readonly onChange: (patch: Partial<ActionOf<Type>>) => void;
  }): ReactNode;
  /** Destination below a sub-button's name; empty if not set. */
  leadsTo(sub: ActionOf<Type>, words: ButtonsMessages): string;
}
