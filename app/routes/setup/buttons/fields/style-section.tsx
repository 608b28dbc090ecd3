import type { ReactNode } from "react";
import { formatPercent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button as PressButton } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SliderField } from "#app/ui/form/slider-field.tsx";
import { Accordion } from "#app/ui/layout/accordion.tsx";
import type { Button } from "#domain/content/button.ts";
import { type ButtonStyle, getCustomFonts, RADIUS_MAX_PX } from "#domain/content/theme.ts";
import { listSelectableFonts } from "#domain/look/font.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { ContrastColourField } from "./contrast-colour-field.tsx";
import { OriginNote } from "./origin-note.tsx";

type Overrides = Button["style"];
type StylePart = keyof Overrides;

interface StyleSectionProps {
  readonly theme: ButtonStyle;
  readonly value: Overrides;
  readonly onChange: (style: Overrides) => void;
}

/** The style without one part, which then follows the theme again. */
function withoutPart(style: Overrides, part: StylePart): Overrides {
  const { [part]: _own, ...others } = style;
  return others;
}

/** The button's own style; every part follows the theme until changed [S73]. */
export function StyleSection({ theme, value, onChange }: StyleSectionProps) {
  const { buttons } = useMessages("setup");
  const { fonts } = useDraft().value("theme");
  const offered = listSelectableFonts(getCustomFonts(fonts), value.font);
  const words = buttons.look;
  const shown = { ...theme, ...value };
  const count = Object.keys(value).length;
  const set = (patch: Overrides) => onChange({ ...value, ...patch });
  const origin = (part: StylePart, label: string) => (
    <OriginNote
      isOwn={part in value}
      follows={buttons.editor.sameAsTheme}
      reset={{
        label: words.reset,
        name: words.resetOne(label),
        onPress: () => onChange(withoutPart(value, part)),
      }}
    />
  );
  const parts: StyleParts = { shown, set, origin };
  return (
    <Accordion
      title={buttons.editor.style}
      summary={count === 0 ? buttons.editor.sameAsTheme : words.own(count)}
      className="-mx-5 px-5"
    >
      <div className="flex flex-col gap-4">
        <StyleColours {...parts} />
        <div className="flex flex-col gap-1.5">
          <Segmented
            label={words.surface}
            block
            options={[
              { value: "flat", label: words.flat },
              { value: "3d", label: words.raised },
            ]}
            value={shown.surface}
            onChange={(surface) => set({ surface })}
          />
          <p className="text-xs text-subtle">{origin("surface", words.surface)}</p>
        </div>
        <StyleSliders {...parts} />
        <SelectField
          label={words.font}
          hint={value.font ? origin("font", words.font) : undefined}
          value={value.font ?? ""}
          options={[
            { value: "", label: buttons.editor.sameAsTheme },
            ...offered.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => {
            const font = offered.find(({ id }) => id === event.currentTarget.value)?.id;
            onChange(font ? { ...value, font } : withoutPart(value, "font"));
          }}
        />
        {count > 0 ? (
          <PressButton size="sm" iconBefore="undo" className="self-start" onClick={() => onChange({})}>
            {words.resetAll}
          </PressButton>
        ) : null}
      </div>
    </Accordion>
  );
}

/** The effective style, and a setter for its parts. */
interface StyleParts {
  readonly shown: ButtonStyle;
  readonly set: (patch: Overrides) => void;
  /** Note whether a part is overridden, with a reset button. */
  readonly origin: (part: StylePart, label: string) => ReactNode;
}

function StyleColours({ shown, set, origin }: StyleParts) {
  const words = useMessages("setup").buttons.look;
  return (
    <>
      <ContrastColourField
        label={words.background}
        value={shown.background}
        against={shown.text}
        onChange={(background) => set({ background })}
        hint={origin("background", words.background)}
      />
      <div className="grid grid-cols-2 gap-4">
        <ContrastColourField
          label={words.text}
          value={shown.text}
          against={shown.background}
          onChange={(text) => set({ text })}
          hint={origin("text", words.text)}
        />
        <ContrastColourField
          label={words.iconColour}
          value={shown.icon}
          against={shown.background}
          use="icon"
          onChange={(icon) => set({ icon })}
          hint={origin("icon", words.iconColour)}
        />
      </div>
    </>
  );
}

function StyleSliders({ shown, set, origin }: StyleParts) {
  const words = useMessages("setup").buttons.look;
  const language = useLanguage();
  const percent = (amount: number) => formatPercent(language, amount / 100, 0);
  return (
    <>
      <SliderField
        label={words.opacity}
        min={0}
        max={100}
        format={percent}
        value={shown.opacity}
        onChange={(opacity) => set({ opacity })}
        hint={origin("opacity", words.opacity)}
      />
      <SliderField
        label={words.shadow}
        min={0}
        max={100}
        format={percent}
        value={shown.shadow}
        onChange={(shadow) => set({ shadow })}
        hint={origin("shadow", words.shadow)}
      />
      <SliderField
        label={words.radius}
        min={0}
        max={RADIUS_MAX_PX}
        format={(pixels) => `${pixels} px`}
        value={shown.radius}
        onChange={(radius) => set({ radius })}
        hint={origin("radius", words.radius)}
      />
    </>
  );
}
