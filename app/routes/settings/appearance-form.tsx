import { useMessages } from "#app/messages/messages-context.tsx";
import { THEMES } from "#app/session/theme.ts";
import { useTheme } from "#app/session/theme-context.ts";
import { ChoiceForm } from "./choice-form.tsx";

/** Light, dark, or as the device. */
export function AppearanceForm() {
  const { appearance } = useMessages().settings;
  const theme = useTheme() ?? "";
  const options = [
    { value: "", label: appearance.device },
    ...THEMES.map((name) => ({ value: name, label: appearance[name] })),
  ];
  return (
    <ChoiceForm action="/appearance" name="theme" label={appearance.title} chosen={theme} options={options} />
  );
}
