import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { ButtonOf } from "#domain/content/button.ts";
import type { ButtonStyle } from "#domain/content/theme.ts";
import { ContrastColourField } from "../fields/contrast-colour-field.tsx";
import { type ButtonForm, getFieldProps } from "../fields/form.ts";
import { getReadableTextColour } from "../fields/readable-on.ts";
import { PopupDialog } from "../popup/popup-dialog.tsx";
import { RichTextField } from "../popup/rich-text-field.tsx";
import { SubButtonList } from "../popup/sub-button-list.tsx";
import type { TypeEditor } from "./type-editor.ts";

interface PopupFieldsProps {
  readonly form: ButtonForm;
  readonly theme: ButtonStyle;
  readonly value: ButtonOf<"popup">;
  readonly onChange: (
    patch: Partial<Pick<ButtonOf<"popup">, "content" | "background" | "subButtons">>,
  ) => void;
  /** The sub-button named by the address; its dialog opens at once. */
  readonly openSubId: string | null;
}

/** A popup's content and sub-buttons [S76]. */
function PopupFields({ form, theme, value, onChange, openSubId }: PopupFieldsProps) {
  const { buttons } = useMessages("setup");
  const [isLarge, setIsLarge] = useState(false);
  const { id, error } = getFieldProps(form, "background");
  return (
    <>
      <RichTextField
        form={form}
        value={value.content}
        onChange={(content) => onChange({ content })}
        onEnlarge={() => setIsLarge(true)}
      />
      <ContrastColourField
        id={id}
        error={error}
        label={buttons.editor.background}
        value={value.background}
        against={getReadableTextColour(value.background, theme.text)}
        onChange={(background) => onChange({ background })}
      />
      <SubButtonList
        form={form}
        theme={theme}
        value={value.subButtons}
        openId={openSubId}
        onChange={(subButtons) => onChange({ subButtons })}
      />
      {isLarge ? (
        <PopupDialog
          form={form}
          theme={theme}
          initial={value}
          onUse={({ content, background }) => {
            onChange({ content, background });
            setIsLarge(false);
          }}
          onClose={() => setIsLarge(false)}
        />
      ) : null}
    </>
  );
}

export const popupEditor: TypeEditor<"popup"> = {
  Fields: PopupFields,
};
