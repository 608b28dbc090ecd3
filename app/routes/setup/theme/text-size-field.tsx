import { useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { useDraft } from "../draft/draft-context.tsx";

/** Text size of the portal, in four steps (S8). */
export function TextSizeField() {
  const { setup } = useMessages("setup");
  const { value, edit } = useDraft();
  const theme = value("theme");
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden="true" className="text-sm text-muted @max-[40rem]:hidden">
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
        value={theme.textSize}
        onChange={(textSize) => edit("theme", { ...theme, textSize })}
      />
    </div>
  );
}
