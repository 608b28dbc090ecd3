import { useMessages } from "#app/messages/messages-context.tsx";
import { Section } from "#app/ui/section.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { FONT_IDS, FONTS, type FontId } from "#domain/font.ts";
import { fontFaces, fontFamily } from "#portal/fonts.ts";
import { useDraft } from "../draft-context.tsx";

/** The faces of the catalogue, for showing each name in its own. */
const FACES = fontFaces(FONT_IDS, "en");

/** Fonts of headings and of everything else, and how large text is (S8). */
export function FontsSection() {
  const { setup } = useMessages();
  const { value, edit } = useDraft();
  const theme = value("theme");
  const { fonts, textSize } = theme;
  return (
    <Section
      title={setup.theme.fonts}
      action={
        <div className="flex items-center gap-2">
          <span aria-hidden="true" className="text-sm text-muted">
            {setup.theme.textSize}
          </span>
          <Segmented
            label={setup.theme.textSize}
            labelHidden
            options={[
              { value: "small", label: setup.theme.small },
              { value: "medium", label: setup.theme.medium },
              { value: "large", label: setup.theme.large },
              { value: "extra-large", label: setup.theme.extraLarge },
            ]}
            value={textSize}
            onChange={(size) => edit("theme", { ...theme, textSize: size })}
          />
        </div>
      }
    >
      <style href="font-catalogue" precedence="default">
        {FACES}
      </style>
      <div className="grid grid-cols-1 gap-4 @min-[32rem]:grid-cols-2">
        <FontField
          label={setup.theme.headings}
          name="font-heading"
          font={fonts.heading}
          onChange={(heading) => edit("theme", { ...theme, fonts: { ...fonts, heading } })}
        />
        <FontField
          label={setup.theme.body}
          name="font-body"
          font={fonts.body}
          onChange={(body) => edit("theme", { ...theme, fonts: { ...fonts, body } })}
        />
      </div>
    </Section>
  );
}

interface FontFieldProps {
  readonly label: string;
  readonly name: string;
  readonly font: FontId;
  readonly onChange: (font: FontId) => void;
}

function FontField({ label, name, font, onChange }: FontFieldProps) {
  const fontStyle = { fontFamily: fontFamily(font, "en") };
  return (
    <div className="flex items-end gap-3 rounded-row border border-default p-3">
      <span
        aria-hidden="true"
        className="w-10 flex-none pb-2 text-center text-2xl text-strong"
        style={fontStyle}
      >
        Aa
      </span>
      <SelectField
        label={label}
        name={name}
        className="flex-1"
        style={fontStyle}
        options={FONTS.map(({ id, name: fontName }) => ({ value: id, label: fontName }))}
        value={font}
        onChange={(event) => {
          const chosen = FONT_IDS.find((id) => id === event.currentTarget.value);
          if (chosen) onChange(chosen);
        }}
      />
    </div>
  );
}
