import { useBrand } from "#app/components/brand-context.tsx";
import { useFocusField } from "#app/components/use-focus-field.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { createTemplate } from "#domain/content/starter/template.ts";
import { useDraft } from "../draft/draft-context.tsx";
import type { PartKey } from "../draft/draft-state.ts";
import { SetupFrame } from "../setup-frame.tsx";
import { ColourFields } from "./colour-fields.tsx";
import { FontsSection } from "./fonts-section.tsx";
import { LayoutSection } from "./layout-section.tsx";
import { StyleFields } from "./style-fields.tsx";

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
