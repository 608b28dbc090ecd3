import { useEffect, useRef } from "react";
import { newId } from "#app/components/new-id.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import type { Button, ButtonType } from "#domain/content/button.ts";
import { newColouredButton } from "#domain/content/starter/new-button.ts";
import { withStarterEntries } from "#domain/content/starter/starter-entries.ts";
import type { EpochMs } from "#domain/time.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { useView } from "../view-context.tsx";
import { changeType, withStandardIcon } from "./change-type.ts";
import type { ButtonForm } from "./fields/form.ts";
import { GuardSection } from "./fields/guard-section.tsx";
import { IconSection } from "./fields/icon-section.tsx";
import { NameField } from "./fields/name-field.tsx";
import { PictureSection } from "./fields/picture-section.tsx";
import { StyleSection } from "./fields/style-section.tsx";
import { HoursSection } from "./hours/hours-section.tsx";
import { getEditor, OFFERED_TYPES } from "./types/editors.ts";
import type { FieldsProps } from "./types/type-editor.ts";

interface EditorFieldsProps {
  readonly form: ButtonForm;
  readonly button: Button;
  /** Time by the server's clock. */
  readonly now: EpochMs;
  readonly focusesName: boolean;
  readonly openSubId: string | null;
  readonly onChange: (button: Button) => void;
}

/** All fields of a button: name and type, content, hours and look. */
export function EditorFields({ form, button, now, focusesName, openSubId, onChange }: EditorFieldsProps) {
  const { buttons: words } = useMessages("setup");
  const theme = useDraft().draft.theme.button;
  const chooseType = useTypeChoice(button, onChange);
  useFocusName(focusesName);
  return (
    <>
      <div className={classNames("grid items-start gap-4", form.original ? "grid-cols-1" : "grid-cols-2")}>
        <NameField form={form} value={button.name} onChange={(name) => onChange({ ...button, name })} />
        <SelectField
          label={words.editor.type}
          id="type"
          value={button.type}
          options={OFFERED_TYPES.map((entry) => ({ value: entry, label: words.types[entry].name }))}
          onChange={(event) => chooseType(event.currentTarget.value)}
        />
      </div>
      <ButtonFields form={form} theme={theme} value={button} onChange={onChange} openSubId={openSubId} />
      <div className="mt-2">
        <HoursSection form={form} theme={theme} button={button} now={now} onChange={onChange} />
        <GuardSection form={form} button={button} onChange={onChange} />
        <PictureSection form={form} button={button} onChange={onChange} />
        <IconSection value={button} onChange={(patch) => onChange({ ...button, ...patch })} />
        <StyleSection
          theme={theme}
          value={button.style}
          onChange={(style) => onChange({ ...button, style })}
        />
      </div>
    </>
  );
}

/** Changes a button's type. If it had the type before, the input for that type is restored. */
function useTypeChoice(button: Button, onChange: (button: Button) => void): (typed: string) => void {
  const { theme } = useDraft().draft;
  const { language } = useView();
  const before = useRef<Partial<Record<ButtonType, Button>>>({});
  return (typed) => {
    const type = OFFERED_TYPES.find((entry) => entry === typed);
    if (!type) return;
    before.current[button.type] = button;
    const plain = newColouredButton(theme, type, button.id, button.name);
    const fresh = withStarterEntries(plain, language, newId);
    onChange(changeType(button, type, before.current[type] ?? fresh));
  };
}

function useFocusName(focusesName: boolean): void {
  useEffect(() => {
    if (!focusesName) return;
    // Wait for a closing dialog, which returns the focus in its own task.
    const turn = setTimeout(() => document.getElementById("name")?.focus({ preventScroll: true }));
    return () => clearTimeout(turn);
  }, [focusesName]);
}

interface ButtonFieldsProps extends Omit<FieldsProps<ButtonType>, "onChange"> {
  readonly onChange: (button: Button) => void;
}

/** Fields of a button's type [S13]. */
function ButtonFields({ value, onChange, ...props }: ButtonFieldsProps) {
  const { Fields } = getEditor(value.type);
  return (
    <Fields
      {...props}
      value={value}
      onChange={(patch) => onChange(withStandardIcon(value, { ...value, ...patch } as Button))}
    />
  );
}
