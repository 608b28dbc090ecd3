import { useRef } from "react";
import { Form } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { THEMES } from "#app/session/theme.ts";
import { useTheme } from "#app/session/theme-context.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";

/** Light, dark, or as the device; a choice takes effect at once. */
export function AppearanceForm() {
  const { common, settings } = useMessages();
  const theme = useTheme() ?? "";
  const form = useRef<HTMLFormElement>(null);
  return (
    <Form
      ref={form}
      method="post"
      action="/appearance"
      replace
      preventScrollReset
      className="flex flex-1 items-center gap-2"
    >
      <input type="hidden" name="returnTo" value="/settings" />
      <SelectField
        key={theme}
        name="theme"
        label={settings.appearance.title}
        labelHidden
        className="flex-1"
        defaultValue={theme}
        onChange={() => form.current?.requestSubmit()}
        options={[
          { value: "", label: settings.appearance.device },
          ...THEMES.map((name) => ({ value: name, label: settings.appearance[name] })),
        ]}
      />
      <noscript>
        <button type="submit" className="h-10 rounded-md px-2 font-medium text-link">
          {common.apply}
        </button>
      </noscript>
    </Form>
  );
}
