import { useBrand } from "#app/components/brand-context.tsx";
import { useFocusField } from "#app/components/use-focus-field.ts";
import { formatPercent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { SliderField } from "#app/ui/form/slider-field.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { createTemplate } from "#domain/content/starter/template.ts";
import { type ButtonStyle, RADIUS_MAX_PX } from "#domain/content/theme.ts";
import { useDraft } from "../draft/draft-context.tsx";
import type { PartKey } from "../draft/draft-state.ts";
import { SetupFrame } from "../setup-frame.tsx";
import { ColourFields } from "./colour-fields.tsx";
import { FontsSection } from "./fonts-section.tsx";
import { LayoutSection } from "./layout-section.tsx";

const KEYS: readonly PartKey[] = ["theme"];

/** Colours, default button style, fonts and column layout (S6, S7, S8, S82). */
export default function ThemeTab() {
  const { setup } = useMessages("setup");
  const { edit } = useDraft();
  const { portalColours } = useBrand();
  useFocusField();

  function resetToTemplate() {
    edit("theme", createTemplate(portalColours).theme);
    showToast({ tone: "success", title: setup.theme.resetDone });
  }

  return (
    <SetupFrame keys={KEYS}>
      <Section
        title={setup.theme.colours}
        action={
          <Button variant="link" size="sm" iconBefore="undo" onClick={resetToTemplate}>
            {setup.theme.resetToTemplate}
          </Button>
        }
      >
        <ColourFields />
      </Section>
      <Section title={setup.theme.defaultStyle} description={setup.theme.defaultStyleHint}>
        <StyleFields />
      </Section>
      <FontsSection />
      <LayoutSection />
    </SetupFrame>
  );
}

/** Default button style; buttons may override it (S7). */
function StyleFields() {
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
