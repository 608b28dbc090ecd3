import type { ReactNode } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import type { Button } from "#domain/content/button.ts";
import { opensOnPage } from "#portal/buttons/button-dialog.tsx";

/** Content of a preview: a button's tile on the page, or its sheet. */
export type PreviewLayer = "portal" | "opened";

interface LayerSwitchProps {
  readonly button: Button;
  readonly layer: PreviewLayer;
  readonly onChange: (layer: PreviewLayer) => void;
  /** Heading instead of the switch, for a button without a sheet. */
  readonly heading: ReactNode;
}

/** Switch between a button's tile and its sheet. */
export function LayerSwitch({ button, layer, onChange, heading }: LayerSwitchProps) {
  const { preview } = useMessages("setup").setup;
  if (!opensOnPage(button)) return heading;
  return (
    <Segmented
      label={preview.layer}
      labelHidden
      size="sm"
      options={[
        { value: "portal", label: preview.portal },
        { value: "opened", label: preview.opened },
      ]}
      value={layer}
      onChange={onChange}
    />
  );
}
