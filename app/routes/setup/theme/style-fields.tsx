import { formatPercent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { SliderField } from "#app/ui/form/slider-field.tsx";
import { type ButtonStyle, RADIUS_MAX_PX } from "#domain/content/theme.ts";
import { useDraft } from "../draft/draft-context.tsx";

/** Default button style; buttons may override it (S7). */
export function StyleFields() {
  const { setup } = useMessages("setup");
  const language = useLanguage();
  const { value, edit } = useDraft();
  const theme = value("theme");
  const { button } = theme;
  const set = (patch: Partial<ButtonStyle>) => edit("theme", { ...theme, button: { ...button, ...patch } });
  const percent = (amount: number) => formatPercent(language, amount / 100, 0);
  return (
    <div className="grid grid-cols-1 gap-4 @min-[32rem]:grid-cols-2">
      <Segmented
        block
        label={setup.theme.surface}
        options={[
          { value: "flat", label: setup.theme.flat },
          { value: "3d", label: setup.theme.raised },
        ]}
        value={button.surface}
        onChange={(surface) => set({ surface })}
      />
      <SliderField
        label={setup.theme.shadow}
        name="shadow"
        min={0}
        max={100}
        value={button.shadow}
        format={percent}
        onChange={(shadow) => set({ shadow })}
      />
      <SliderField
        label={setup.theme.opacity}
        name="opacity"
        min={0}
        max={100}
        value={button.opacity}
        format={percent}
        onChange={(opacity) => set({ opacity })}
      />
      <SliderField
        label={setup.theme.radius}
        name="radius"
        min={0}
        max={RADIUS_MAX_PX}
        value={button.radius}
        format={(pixels) => `${pixels} px`}
        onChange={(radius) => set({ radius })}
      />
    </div>
  );
}
