import { useMessages } from "#app/messages/messages-context.tsx";
import { ColourField } from "#app/ui/form/colour-field.tsx";
import type { Theme } from "#domain/content/theme.ts";
import { getReadableInk } from "#domain/look/colour.ts";
import { useContrast } from "../contrast.ts";
import { useDraft } from "../draft/draft-context.tsx";

/** A theme's colours, each with its contrast on the portal. */
export function ColourFields() {
  const { setup, problems } = useMessages("setup");
  const words = setup.theme;
  const { value, edit } = useDraft();
  const measure = useContrast();
  const theme = value("theme");
  const { primary, secondary, button } = theme;
  const setTheme = (patch: Partial<Theme>) => edit("theme", { ...theme, ...patch });
  const setButton = (patch: Partial<Theme["button"]>) => setTheme({ button: { ...button, ...patch } });
  const ink = getReadableInk(primary);
  const onPrimary = measure({
    colour: ink,
    against: primary,
    use: "text",
    hint: ink === "#ffffff" ? words.primaryHint : words.primaryHintBlack,
  });
  const toField = (label: string, name: string, colour: string) => ({
    label,
    name,
    value: colour,
    wrongText: problems.fields.invalid_colour,
    pickerLabel: setup.chooseColour(label),
  });
  const [ground, text] = [button.background, button.text];

  return (
    <div className="grid grid-cols-1 gap-4 @min-[24rem]:grid-cols-2 @min-[40rem]:grid-cols-3">
      <ColourField
        {...toField(words.primary, "primary", primary)}
        ratio={onPrimary.ratio}
        hint={onPrimary.hint}
        onChange={(colour) => setTheme({ primary: colour })}
      />
      <ColourField
        {...toField(words.secondary, "secondary", secondary)}
        {...measure({ colour: secondary, against: "#ffffff", use: "icon", hint: words.secondaryOnWhite })}
        onChange={(colour) => setTheme({ secondary: colour })}
      />
      <ColourField
        {...toField(words.buttonBackground, "button-background", ground)}
        hint={words.buttonBackgroundHint}
        onChange={(colour) => setButton({ background: colour })}
      />
      <ColourField
        {...toField(words.buttonText, "button-text", text)}
        {...measure({ colour: text, against: ground, use: "text", hint: words.buttonTextHint })}
        onChange={(colour) => setButton({ text: colour })}
      />
      <ColourField
        {...toField(words.icon, "button-icon", button.icon)}
        {...measure({ colour: button.icon, against: ground, use: "icon", hint: words.buttonTextHint })}
        onChange={(colour) => setButton({ icon: colour })}
      />
    </div>
  );
}
